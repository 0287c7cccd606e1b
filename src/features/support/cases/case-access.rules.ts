import { mayViewAllCases } from '#foundation/identity/public.ts'
import type { ScopeUser } from '#kernel/scope.ts'

/** Whose cases somebody sees: their own, also those of customers whose accounts they serve, or all. */
export type CaseReach = 'own' | 'served' | 'all'

export type ReachingReader = { readonly id: string; readonly reach: CaseReach }

/**
 * Employees answer cases of the customers whose accounts they were assigned; those of all customers need the right of their
 * own. Whoever acts for a customer has the customer's roles, and sees what the customer sees.
 */
export const chooseReach = ({ roles }: Pick<ScopeUser, 'roles'>): CaseReach => {
  if (mayViewAllCases(roles)) return 'all'
  return roles.includes('internal') ? 'served' : 'own'
}

/** Who reaches further than their own cases answers as staff. */
export const isAgent = ({ reach }: Pick<ReachingReader, 'reach'>): boolean => reach !== 'own'
