import type { UserRole } from '#kernel/scope.ts'

/** Every role but the customer's gives rights over other people's data or over the site. */
const isStaffRole = (role: UserRole): boolean => role !== 'customer'

export const holdsStaffRole = (roles: readonly UserRole[]): boolean => roles.some(isStaffRole)

type SessionFacts = {
  readonly roles: readonly UserRole[]
  /** An employee acts for this person. */
  readonly isActing: boolean
}

/** The roles that a session has, which every check of a role reads: while acting for somebody there are no staff roles [T-94]. */
export const effectiveRoles = ({ roles, isActing }: SessionFacts): readonly UserRole[] =>
  isActing ? roles.filter((role) => !isStaffRole(role)) : roles
