import type { ScopeUser } from '#kernel/scope.ts'

/** Employees answer cases. Whoever acts for a customer has the customer's roles, and sees what the customer sees. */
export const isAgent = ({ roles }: Pick<ScopeUser, 'roles'>): boolean => roles.includes('internal') || roles.includes('admin')
