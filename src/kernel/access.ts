import type { CompanyRole, ScopeUser, UserRole } from '#kernel/scope.ts'

type Roles = readonly UserRole[]
type Rule = {
  /** Who learns that it exists. */
  readonly mayKnow: (roles: Roles, companyRole: CompanyRole | undefined) => boolean
  /** Who may use it, where that is fewer. */
  readonly mayUse?: (roles: Roles) => boolean
}

const isAdmin = (roles: Roles): boolean => roles.includes('admin')
const isStaff = (roles: Roles): boolean => isAdmin(roles) || roles.includes('author')

/** The required role; to whoever is signed in without it, the endpoint does not exist. */
const RULES = {
  'signed-in': { mayKnow: () => true },
  /** Customers' people who look after their company, never an employee who acts for one of them. */
  'company-admin': { mayKnow: (_, companyRole) => companyRole === 'company-admin' },
  /** Those who look after the site: authors and admins. */
  staff: { mayKnow: isStaff },
  admin: { mayKnow: isAdmin },
  /** Admins who were given the right to change how the site is set. */
  configurator: { mayKnow: isAdmin, mayUse: (roles) => roles.includes('configurator') },
  /** Admins who were given the right to see orders of customers. */
  'order-viewer': { mayKnow: isAdmin, mayUse: (roles) => roles.includes('order-viewer') },
  /** Admins, and authors who were given the right to read what visitors sent with forms. */
  'lead-viewer': { mayKnow: isStaff, mayUse: (roles) => isAdmin(roles) || roles.includes('lead-viewer') },
} as const satisfies Readonly<Record<string, Rule>>

type PersonAccess = keyof typeof RULES

/** Who may call an endpoint. `key` is for programs that bring a key of their own, which the endpoint checks. */
export type Access = 'everyone' | 'key' | PersonAccess

export type AccessOutcome = 'allowed' | 'sign-in-required' | 'missing' | 'forbidden'

/** Whether the answer depends on who calls. */
export const needsUser = (access: Access): access is PersonAccess => access !== 'everyone' && access !== 'key'

const decideForRoles = (access: PersonAccess, roles: Roles, companyRole?: CompanyRole): AccessOutcome => {
  const { mayKnow, mayUse }: Rule = RULES[access]
  if (!mayKnow(roles, companyRole)) return 'missing'
  return mayUse && !mayUse(roles) ? 'forbidden' : 'allowed'
}

export const isAllowed = (access: PersonAccess, roles: Roles): boolean => decideForRoles(access, roles) === 'allowed'

export const decideAccess = (access: Access, user: ScopeUser | undefined): AccessOutcome => {
  if (!needsUser(access)) return 'allowed'
  return user ? decideForRoles(access, user.roles, user.companyRole) : 'sign-in-required'
}
