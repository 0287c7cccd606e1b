const GROWTH = [
  'needs_approval',
  'budget_exceeded',
  'credit_exceeded',
  'cost_centre_ended',
  'requester_gone',
  'may_not_buy',
] as const

type Refusal = { readonly key: `refused.${(typeof GROWTH)[number]}` | 'late' | 'failed'; readonly reasons: readonly string[] }

const CONFLICT = 409

const reasonsOf = (because: unknown): string[] =>
  Array.isArray(because)
    ? because.flatMap((one: unknown) =>
        typeof one === 'object' && one !== null && 'reason' in one && typeof one.reason === 'string' ? [one.reason] : [],
      )
    : []

/** Why a change was refused; more pieces with the reasons of the company's rules. */
export const readRefusal = ({ status, problem }: { readonly status: number; readonly problem: unknown }): Refusal => {
  const { code, because } = (problem ?? {}) as { readonly code?: unknown; readonly because?: unknown }
  const growth = GROWTH.find((one) => one === code)
  if (growth) return { key: `refused.${growth}`, reasons: reasonsOf(because) }
  return { key: status === CONFLICT ? 'late' : 'failed', reasons: [] }
}
