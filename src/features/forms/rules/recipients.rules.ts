import { readValue, type FormValues } from '#features/forms/rules/field.rules.ts'

/** Who gets a submission: a team, always or where a field says one of the values. */
export type RecipientRule = {
  readonly to: string
  readonly whenField?: string | undefined
  readonly whenValues?: readonly string[] | undefined
}

/** Rules with a condition that holds; where none does, those without one. */
export const chooseRecipients = (rules: readonly RecipientRule[], values: FormValues): string[] => {
  const isMet = ({ whenField = '', whenValues = [] }: RecipientRule): boolean => whenValues.includes(readValue(values, whenField))
  const met = rules.filter((rule) => rule.whenField !== undefined && isMet(rule))
  const chosen = met.length > 0 ? met : rules.filter(({ whenField }) => whenField === undefined)
  return [...new Set(chosen.map(({ to }) => to))]
}
