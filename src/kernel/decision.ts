import type { TextValues } from '#kernel/texts.ts'

/** A rule that spoke, for the person it concerns: `says` and `wouldChange` are keys of texts, `values` fill them. */
export type Reason = {
  readonly rule: string
  readonly says: string
  /** What would turn a no into a yes; a yes has none. */
  readonly wouldChange?: string
  readonly values?: TextValues
}

/** What was decided, and why: nobody is refused without a reason that can be told. */
export type Decision = { readonly allowed: boolean; readonly reasons: readonly Reason[] }

export const allow = (rule: string, values?: TextValues): Decision => ({
  allowed: true,
  reasons: [{ rule, says: `why.${rule}`, values }],
})

export const refuse = (rule: string, values?: TextValues): Decision => ({
  allowed: false,
  reasons: [{ rule, says: `why.${rule}`, wouldChange: `why.${rule}.change`, values }],
})

/** Each rule once, however many decisions rest on it. */
const reasonsOf = (decisions: readonly Decision[]): readonly Reason[] => [
  ...new Map(decisions.flatMap(({ reasons }) => reasons.map((reason) => [reason.rule, reason] as const))).values(),
]

/** One no is enough; every no is told, so that nobody fixes one to meet the next. */
export const requireAll = (...decisions: readonly Decision[]): Decision => {
  const refused = decisions.filter(({ allowed }) => !allowed)
  return refused.length > 0 ? { allowed: false, reasons: reasonsOf(refused) } : { allowed: true, reasons: reasonsOf(decisions) }
}

/** One yes is enough, and is what is told. */
export const requireAny = (...decisions: readonly Decision[]): Decision => {
  const allowed = decisions.find((decision) => decision.allowed)
  return allowed ?? { allowed: false, reasons: reasonsOf(decisions) }
}
