import type { TextValues } from '#kernel/texts.ts'

/** A rule that spoke, for the person it concerns: `says` and `wouldChange` are keys of texts, `values` fill them. */
export type Reason = {
  readonly rule: string
  readonly says: string
  /** Changes that would turn a refusal into a permission; a permission has none. */
  readonly wouldChange?: string
  readonly values?: TextValues
}

/** A decision and its reasons: nobody is refused without one. */
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

/** One refusal is enough; every refusal is reported, so that nobody fixes one to meet the next. */
export const requireAll = (...decisions: readonly Decision[]): Decision => {
  const refused = decisions.filter(({ allowed }) => !allowed)
  return refused.length > 0 ? { allowed: false, reasons: reasonsOf(refused) } : { allowed: true, reasons: reasonsOf(decisions) }
}

/** One yes is enough, and is what is reported. */
export const requireAny = (...decisions: readonly Decision[]): Decision => {
  const allowed = decisions.find((decision) => decision.allowed)
  return allowed ?? { allowed: false, reasons: reasonsOf(decisions) }
}
