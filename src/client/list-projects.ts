import type { Project } from '../report/project.ts'
import type { RequestContext } from './context.ts'
import { decodeTime, isObject, type Json, textOrNull } from './decode-fields.ts'
import { type ListPage, listPages, type PerPage } from './list-pages.ts'
import type { Answer } from './request.ts'

/** The documented query of `GET /api/v1/projects`; what is not given is left to the service's default. */
export interface ProjectQuery {
  readonly search?: string
  readonly searchBy?: 'project'
  readonly sortBy?: 'created_at' | 'project'
  readonly sort?: 'asc' | 'desc'
  /** @default 100 */
  readonly perPage?: PerPage
}

/** The pages of the list of projects, in the service's order. */
export function projectPages(
  context: RequestContext,
  query: ProjectQuery,
  signal?: AbortSignal,
): AsyncIterable<ListPage<Project>> {
  const fields = {
    search: query.search,
    search_by: query.search === undefined ? undefined : (query.searchBy ?? 'project'),
    sort_by: query.sortBy,
    sort: query.sort,
    per_page: query.perPage ?? 100,
  }
  return listPages(context, '/api/v1/projects', fields, decodeProjects, ({ project }) => project, signal)
}

/** `{data: […]}`, `{projects: […]}` or a bare array; a project by its record or by its name alone. */
function decodeProjects(answer: Answer): Project[] {
  const { value } = answer
  const list = isObject(value) ? (value.data ?? value.projects) : value
  if (!Array.isArray(list)) throw answer.unusable('without a list of projects')
  return list.map(entry => {
    const record: Json = isObject(entry) ? entry : { project: entry }
    const project = textOrNull(record.project ?? record.name)
    if (project === null) throw answer.unusable('with a project that has no name')
    return { project, createdAt: decodeTime(record.created_at) }
  })
}
