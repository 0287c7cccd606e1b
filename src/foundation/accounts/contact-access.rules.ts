import { allow, refuse, type Decision } from '#kernel/decision.ts'

/** Answered as an error code instead of the person's data; the page shows the no-access popup [6.10.1]. */
export const decideContact = (contactErrorCode: string | null): Decision => {
  if (contactErrorCode === null) return allow('contact.readable')
  return contactErrorCode === '401' ? refuse('contact.no-access') : refuse('contact.failed')
}
