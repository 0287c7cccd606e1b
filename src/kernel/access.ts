import type { ScopeUser } from '#kernel/scope.ts'

/**
 * Who may call an endpoint. `key` is for programs that bring a key of their own, which the endpoint checks.
 * To whoever is signed in without the role, an endpoint of staff does not exist.
 */
export type Access = 'everyone' | 'signed-in' | 'staff' | 'admin' | 'key'

export type AccessOutcome = 'allowed' | 'sign-in-required' | 'missing'

const isAllowed = (access: Access, { roles }: ScopeUser): boolean => {
  if (access === 'admin') return roles.includes('admin')
  if (access === 'staff') return roles.includes('admin') || roles.includes('author')
  return true
}

/** Whether the answer depends on who calls. */
export const needsUser = (access: Access): boolean => access !== 'everyone' && access !== 'key'

export const decideAccess = (access: Access, user: ScopeUser | undefined): AccessOutcome => {
  if (!needsUser(access)) return 'allowed'
  if (!user) return 'sign-in-required'
  return isAllowed(access, user) ? 'allowed' : 'missing'
}
