import { EXEMPT_PATHS } from '#foundation/portal-messages/exempt-paths.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { READ_ONLY_CODE } from '#kernel/read-only.ts'

export type FailedCall = {
  readonly path: string
  readonly status: number
  readonly data: unknown
  readonly errors?: 'modal' | 'inline' | 'own' | 'portal'
  readonly isQuiet?: boolean
  /** Somebody has just clicked or typed: no page does it by itself. */
  readonly isByHand?: boolean
}

export type ErrorTitle = 'default' | 'maxFile' | 'maxSize'
export type ErrorDisplay =
  | { readonly place: 'none' }
  | { readonly place: 'inline'; readonly text: string }
  | { readonly place: 'modal'; readonly title: ErrorTitle; readonly text?: string }

/** An inline error fades after this time [8.1.2, 9.8.8]. */
export const INLINE_MS = 5000

const NOTHING: ErrorDisplay = { place: 'none' }

const readField = (data: unknown, name: string): string => {
  const value = typeof data === 'object' && data !== null ? lookUp(data as Readonly<Record<string, unknown>>, name) : undefined
  return typeof value === 'string' ? value.trim() : ''
}

/** These calls have their own words for a failure, or none. `errors: 'own'` of a call does not make it exempt. */
export const isExempt = (path: string): boolean => {
  const [plain = ''] = path.split('?')
  return EXEMPT_PATHS.some((exempt) => plain === exempt || plain.startsWith(exempt.endsWith('/') ? exempt : `${exempt}/`))
}

/** Calls that a page makes by itself, also after a click: that somebody is there, or has seen something. */
const isNote = (path: string): boolean => /\/(?:presence|visit|seen)$|^\/api\/(?:inbox|publications\/v1\/marks)\//.test(path)

/** Two uploads fail in a way that has its own title [2.25.1]. */
const chooseTitle = (status: number, code: string): ErrorTitle => {
  if (code === 'too_many_files') return 'maxFile'
  return status === 413 || code === 'too_large' ? 'maxSize' : 'default'
}

/**
 * A refusal of a read-only site is shown to whoever caused it, not where a page tried by itself.
 * A server error on a portal call is always told [8.1.1]; with the option on, so is every other failure of a call that
 * someone waits for [8.1.3]. A missing session is not reported here: the person is led to the sign-in [8.2.2].
 */
export const chooseErrorDisplay = (call: FailedCall, isErrorModalOn: boolean): ErrorDisplay => {
  const text = readField(call.data, 'error')
  const code = readField(call.data, 'code')
  // A page of another account has a dialog of its own.
  if (code === 'account_changed') return NOTHING
  if (code === READ_ONLY_CODE) return call.isByHand && !isNote(call.path) ? { place: 'modal', title: 'default', text } : NOTHING
  if (call.errors === 'portal' && call.status !== 500 && call.status !== 401) return { place: 'modal', title: 'default' }
  if (text === '' || isExempt(call.path)) return NOTHING
  const isPortalFailure = call.status === 500 && call.path.startsWith('/pif/api/')
  const isAwaited = isErrorModalOn && call.isQuiet !== true && call.errors !== 'own' && call.status !== 401
  if (!isPortalFailure && !isAwaited) return NOTHING
  if (call.errors === 'inline') return { place: 'inline', text }
  return { place: 'modal', title: chooseTitle(call.status, code), text }
}

export type ContactProblem = 'no-access' | 'missing'

/** Below the locale: here missing contact details are logged only, and mean that training is not approved [8.5.5]. */
const LOGGED_ONLY = '/training'

/** Missing contact details are the general error everywhere else [8.3.2]. */
export const tellsMissingContact = (path: string): boolean => path !== LOGGED_ONLY

const readCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? (error as { readonly errorCode?: unknown }).errorCode : undefined

/** Facts about the account from the contact details; undefined while they load, null when they failed [8.3.1, 8.3.2]. */
export const findContactProblem = (contact: Readonly<Record<string, unknown>> | null | undefined): ContactProblem | undefined => {
  if (contact === undefined) return undefined
  if (contact === null) return 'missing'
  // Errors carry their code one level down [3.3.9].
  const { error, errorCode = readCode(error) } = contact
  return errorCode === 401 || errorCode === '401' ? 'no-access' : undefined
}
