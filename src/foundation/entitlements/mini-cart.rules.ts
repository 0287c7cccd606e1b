import { allow, refuse, requireAll, type Decision } from '#kernel/decision.ts'
import type { Traits } from '#kernel/traits.ts'

export type MiniCartRequest = {
  readonly traits: Traits
  readonly personaCheck: boolean
  readonly userRole: string | null
  readonly ordering: Decision
}

/** Roles that see what was ordered, and do not order. */
const decideRole = (userRole: string | null): Decision => {
  const role = userRole?.toLowerCase()
  if (role === 'accounting') return refuse('cart.accounting')
  return role === 'logistics' ? refuse('cart.logistics') : allow('cart.role')
}

/** Who fails goes to the error popup [6.7.1]; some sites ask nobody [6.7.2]. */
export const decideMiniCart = ({ traits, personaCheck, userRole, ordering }: MiniCartRequest): Decision => {
  if (traits.miniCartCheck === 'none') return allow('cart.exempt')
  if (!personaCheck) return allow('cart.check-off')
  return requireAll(decideRole(userRole), ordering)
}
