/** A project groups the reports of a site. */
export interface Project {
  readonly project: string
  /** ISO 8601; null where a service does not tell. */
  readonly createdAt: string | null
}
