import type { UserRole } from '#kernel/scope.ts'

/** Roles that give power over a site and its people. */
export const STAFF_ROLES = ['author', 'admin', 'configurator', 'order-viewer'] as const satisfies readonly UserRole[]

export type RoleFacts = {
  readonly roles: readonly UserRole[]
  /** An employee acts for the customer whose roles these are. */
  readonly isActing: boolean
  /** The roles ask for a second factor here. */
  readonly needsSecondFactor: boolean
  /** This session was proven with one. */
  readonly hasSecondFactor: boolean
}

const isStaffRole = (role: UserRole): boolean => STAFF_ROLES.some((staff) => staff === role)

/** What a session may use of its person's roles: none of staff while acting, or before a required second factor [T-103]. */
export const effectiveRoles = ({ roles, isActing, needsSecondFactor, hasSecondFactor }: RoleFacts): readonly UserRole[] =>
  isActing || (needsSecondFactor && !hasSecondFactor) ? roles.filter((role) => !isStaffRole(role)) : roles
