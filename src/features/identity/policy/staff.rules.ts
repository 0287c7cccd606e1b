import { allow, refuse, type Decision } from '#kernel/decision.ts'
import type { UserRole } from '#kernel/scope.ts'

/** Author mode needs an author's session: the mode in the address is a wish [T-41]. */
export const decideEditing = (roles: readonly UserRole[]): Decision =>
  roles.includes('author') ? allow('author.role') : refuse('author.no-role')

export const decideBackOffice = (roles: readonly UserRole[]): Decision =>
  roles.includes('admin') ? allow('admin.role') : refuse('admin.no-role')

/** Those who tend the site: screens of staff exist for them alone. */
export const isStaff = (roles: readonly UserRole[]): boolean => decideBackOffice(roles).allowed || decideEditing(roles).allowed

/** How the site is set is changed by few: admins who were given that right beside their role. */
export const mayConfigure = (roles: readonly UserRole[]): boolean =>
  decideBackOffice(roles).allowed && roles.includes('configurator')

/** Orders of customers are seen by few: admins who were given that right beside their role. */
export const mayViewOrders = (roles: readonly UserRole[]): boolean =>
  decideBackOffice(roles).allowed && roles.includes('order-viewer')
