const KNOWN = ['expired', 'account_changed', 'already_accepted', 'quote_changed'] as const
export type QuoteProblem = (typeof KNOWN)[number] | 'failed'

/** The message for a step that the server refused. */
export const readQuoteProblem = (problem: unknown): QuoteProblem => {
  const { code } = (problem ?? {}) as { code?: unknown }
  return KNOWN.find((known) => known === code) ?? 'failed'
}
