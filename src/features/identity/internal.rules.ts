import type { Person } from '#features/identity/person.rules.ts'
import { allow, refuse, type Decision } from '#kernel/decision.ts'

/** The part after the last '@', lower-cased [5.1.1]; an address with two of them has no domain. */
const domainOf = (email: string): string | undefined => {
  const parts = email.toLowerCase().split('@')
  return parts.length === 2 ? parts[1] : undefined
}

type InternalFacts = Pick<Person, 'isInternal' | 'email' | 'emailVerifiedAt'>

/** Both readings: the provider's word, or a company address that its owner has proven [6.3.1, T-56]. */
export const decideInternal = (
  { isInternal, email, emailVerifiedAt }: InternalFacts,
  internalDomains: readonly string[],
): Decision => {
  if (isInternal) return allow('internal.claim')
  const domain = domainOf(email)
  if (domain === undefined || !internalDomains.includes(domain)) return refuse('internal.external')
  return emailVerifiedAt ? allow('internal.company-address', { domain }) : refuse('internal.unproven-address', { domain })
}
