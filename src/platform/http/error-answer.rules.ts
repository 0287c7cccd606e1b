import { isDatabaseAway, isDatabaseState } from '#platform/database/database-fault.rules.ts'
import { Problem, unavailableProblem } from '#platform/http/problem.ts'

type Sentence = readonly [code: string, text: string]

/** The text for a status that some library chose; its own message stays in the log [T-69]. */
const SENTENCES: Readonly<Record<number, Sentence>> = {
  400: ['bad_request', 'We could not understand this request.'],
  401: ['unauthorised', 'Please sign in.'],
  403: ['forbidden', 'You may not do this.'],
  404: ['not_found', 'We could not find what you asked for.'],
  405: ['method_not_allowed', 'This address does not accept that kind of request.'],
  406: ['not_acceptable', 'We cannot answer in the form that was asked for.'],
  408: ['request_timeout', 'The request took too long to arrive.'],
  409: ['conflict', 'This was changed in the meantime. Please reload and try again.'],
  410: ['gone', 'This is no longer available.'],
  412: ['precondition_failed', 'This was changed in the meantime. Please reload and try again.'],
  413: ['too_large', 'What was sent is too large.'],
  414: ['address_too_long', 'This address is too long.'],
  415: ['unsupported_media_type', 'We cannot read what was sent in this form.'],
  416: ['range_not_satisfiable', 'The file has no such part.'],
  422: ['bad_request', 'We could not understand this request.'],
  429: ['too_many_requests', 'That was too often. Please wait a moment and try again.'],
  431: ['headers_too_large', 'The request carries too much in its headers or cookies.'],
}

/** One neutral sentence, whatever broke [T-69]. */
const UNEXPECTED: Sentence = ['internal', 'Something went wrong on our side. Please try again later.']

/** The problem that a bare status stands for. */
export const fromStatus = (status: number, cause?: unknown): Problem => {
  if (status === 503) return unavailableProblem(5, cause)
  const sentence = SENTENCES[status]
  if (sentence) return new Problem(status, sentence[0], sentence[1], { cause })
  const isCallersFault = status >= 400 && status < 500
  return isCallersFault ? new Problem(status, ...(SENTENCES[400] ?? UNEXPECTED), { cause }) : unexpected(cause)
}

const unexpected = (cause: unknown): Problem => new Problem(500, ...UNEXPECTED, { cause })

/** PostgreSQL's five-character states (22: data, 23: constraints). */
const chooseDatabaseStatus = (state: string): number => {
  if (state === '23505') return 409
  return state.startsWith('22') || state.startsWith('23') ? 400 : 500
}

type ErrorFields = { code?: unknown; severity?: unknown; statusCode?: unknown; status?: unknown }

const readStatus = ({ statusCode, status }: ErrorFields): number | undefined =>
  [statusCode, status].find((value): value is number => typeof value === 'number' && value >= 400 && value <= 599)

/** Turns whatever was thrown into a problem that is safe to answer. */
export const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  if (typeof error !== 'object' || error === null) return unexpected(error)
  if (isDatabaseAway(error)) return fromStatus(503, error)
  const fields = error as ErrorFields
  if (isDatabaseState(fields)) return fromStatus(chooseDatabaseStatus(String(fields.code)), error)
  const status = readStatus(fields)
  return status === undefined ? unexpected(error) : fromStatus(status, error)
}

export type ErrorBody = {
  readonly error: string
  readonly code: string
  readonly requestId: string
  readonly details?: Problem['details']
}

export const buildErrorBody = (problem: Problem, requestId: string): ErrorBody => ({
  ...problem.extra,
  error: problem.message,
  code: problem.code,
  requestId,
  ...(problem.details && problem.details.length > 0 ? { details: problem.details } : {}),
})

const API_PATH = /^\/(?:api|pif|sm|bin|libs|etc\.clientlibs)(?:[/?#]|$)/

/** An address that programs call: there is never a page. */
export const isCallAddress = (url: string): boolean => API_PATH.test(url)

/** Programs get JSON; a person's browser that requests a page gets a page. */
export const wantsErrorPage = (url: string, accept: string | undefined): boolean =>
  !isCallAddress(url) && accept !== undefined && accept.includes('text/html')
