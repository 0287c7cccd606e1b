import { domainOf, isInternalAddress } from '#foundation/identity/person/email-domain.rules.ts'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { allow, refuse, type Decision } from '#kernel/decision.ts'

type InternalFacts = Pick<Person, 'isInternal' | 'email' | 'emailVerifiedAt'>

/** Both readings: what our records say, or a company address that its owner has proven [6.3.1, T-56]. */
export const decideInternal = (
  { isInternal, email, emailVerifiedAt }: InternalFacts,
  internalDomains: readonly string[],
): Decision => {
  if (isInternal) return allow('internal.claim')
  const domain = domainOf(email)
  // With two at signs, mail servers disagree on whose address it is.
  const isOurs = isInternalAddress({ email, isVerified: true }, internalDomains) && email.split('@').length === 2
  if (!isOurs) return refuse('internal.external')
  return emailVerifiedAt ? allow('internal.company-address', { domain }) : refuse('internal.unproven-address', { domain })
}
