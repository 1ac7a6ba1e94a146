import { type Privacy, privacyNumber } from '../report/privacy.ts'
import type { Fields } from './request.ts'

/** Who may open the report page; `password` counts only with privacy `password`. */
export interface Access {
  readonly privacy?: Privacy
  readonly password?: string
}

/** The access as form fields; what is not given is not sent. */
export const accessFields = ({ privacy, password }: Access): Fields => ({
  privacy: privacy && privacyNumber(privacy),
  password: privacy === 'password' ? password : undefined,
})
