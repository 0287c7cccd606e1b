import type { UserRole } from '#kernel/scope.ts'

/** Every role but the customer's gives rights over other people's data or over the site. */
const isStaffRole = (role: UserRole): boolean => role !== 'customer'

export const holdsStaffRole = (roles: readonly UserRole[]): boolean => roles.some(isStaffRole)

/** Rights that a required second factor protects: an employee without one still serves customers. */
const isPrivileged = (role: UserRole): boolean => isStaffRole(role) && role !== 'internal'

export type RoleFacts = {
  readonly roles: readonly UserRole[]
  /** An employee acts for the customer whose roles these are. */
  readonly isActing: boolean
  /** The roles request a second factor here. */
  readonly needsSecondFactor: boolean
  /** This session was proven with one. */
  readonly hasSecondFactor: boolean
}

/** The roles that a session has, which every check of a role reads: no staff roles while acting [T-94], none of power before a required second factor [T-103]. */
export const effectiveRoles = ({ roles, isActing, needsSecondFactor, hasSecondFactor }: RoleFacts): readonly UserRole[] => {
  if (isActing) return roles.filter((role) => !isStaffRole(role))
  return needsSecondFactor && !hasSecondFactor ? roles.filter((role) => !isPrivileged(role)) : roles
}
