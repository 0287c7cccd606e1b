/** Also where the page came without TLS, which has no `randomUUID`. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export type Intent = {
  /** The same key for as long as the same thing is requested. */
  readonly headersFor: (body: unknown) => { readonly 'idempotency-key': string }
  /** It is done: asking once more is a new intent. */
  readonly settle: () => void
}

/** One key for what a person wants, kept through double clicks and retries, so that the server does it once. */
export const createIntent = (): Intent => {
  let last: { readonly sent: string; readonly key: string } | undefined
  return {
    headersFor: (body) => {
      const sent = JSON.stringify(body)
      if (last?.sent !== sent) last = { sent, key: makeKey() }
      return { 'idempotency-key': last.key }
    },
    settle: () => void (last = undefined),
  }
}

/** The first call with this key is not answered yet: what comes of it is known in a moment. */
export const isInProgress = (problem: unknown): boolean =>
  typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'in_progress'
