export type ProblemDetail = { readonly path: string; readonly message: string }

export type ProblemOptions = {
  readonly details?: readonly ProblemDetail[]
  readonly retryAfterSeconds?: number
  /** Further fields of the answer where the browser reads more than the text, such as `session_valid`. */
  readonly extra?: Readonly<Record<string, unknown>>
  readonly cause?: unknown
}

/** An answer that went wrong in a way we foresaw: its message is written for people and safe to show. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: string
  readonly details: readonly ProblemDetail[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly extra: Readonly<Record<string, unknown>> | undefined

  constructor(status: number, code: string, message: string, options: ProblemOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.status = status
    this.code = code
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
    this.extra = options.extra
  }
}

/** Each of these throws, so that a route reads `(await findOrder(…)) ?? notFound('order')`. */
export const notFound: (thing: string) => never = (thing) => {
  throw new Problem(404, 'not_found', `We could not find this ${thing}.`)
}

export const badRequest: (message: string, details?: readonly ProblemDetail[]) => never = (message, details) => {
  throw new Problem(400, 'bad_request', message, { details })
}

export const conflict: (message: string) => never = (message) => {
  throw new Problem(409, 'conflict', message)
}

export const forbidden: (message?: string) => never = (message = 'You may not do this.') => {
  throw new Problem(403, 'forbidden', message)
}

export const unauthorised: (message?: string, extra?: ProblemOptions['extra']) => never = (
  message = 'Please sign in.',
  extra,
) => {
  throw new Problem(401, 'unauthorised', message, { extra })
}

export const tooMany: (retryAfterSeconds: number) => never = (retryAfterSeconds) => {
  throw new Problem(429, 'too_many_requests', 'That was too often. Please wait a moment and try again.', { retryAfterSeconds })
}

export const unavailableProblem = (retryAfterSeconds: number, cause?: unknown): Problem =>
  new Problem(503, 'unavailable', 'We are very busy right now. Please try again in a moment.', { retryAfterSeconds, cause })

export const unavailable: (retryAfterSeconds: number) => never = (retryAfterSeconds) => {
  throw unavailableProblem(retryAfterSeconds)
}
