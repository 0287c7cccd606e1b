import { isCompanyAddress, mayViewLeads } from '#foundation/identity/public.ts'
import type { UserRole } from '#kernel/scope.ts'
import { readValue, type FormValues } from '#features/forms/forms/rules/field.rules.ts'

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

type Recipient = {
  readonly to: string
  /** Roles of the person who signs in with this address; undefined where nobody does, as with a team's mailbox. */
  readonly roles: readonly UserRole[] | undefined
}

/** Authors choose recipients: what was sent reaches mailboxes of the company and people with the right; others get a link [T-102]. */
export const mayReceiveContent = ({ to, roles }: Recipient, companyDomains: readonly string[]): boolean =>
  roles ? mayViewLeads(roles) : isCompanyAddress(to, companyDomains)
