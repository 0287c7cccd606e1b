import { allow, refuse, type Decision } from '#kernel/decision.ts'
import type { UserRole } from '#kernel/scope.ts'
import { isAllowed } from '#kernel/access.ts'

/** Author mode needs an author's session: the mode in the address is a wish [T-41]. */
export const decideEditing = (roles: readonly UserRole[]): Decision =>
  roles.includes('author') ? allow('author.role') : refuse('author.no-role')

export const decideBackOffice = (roles: readonly UserRole[]): Decision =>
  roles.includes('admin') ? allow('admin.role') : refuse('admin.no-role')

/** Those who tend the site: screens of staff exist for them alone. */
export const isStaff = (roles: readonly UserRole[]): boolean => isAllowed('staff', roles)

/** How the site is set is changed by few: admins who were given that right beside their role. */
export const mayConfigure = (roles: readonly UserRole[]): boolean => isAllowed('configurator', roles)

/** Orders of customers are seen by few: admins who were given that right beside their role. */
const mayViewOrders = (roles: readonly UserRole[]): boolean => isAllowed('order-viewer', roles)

/** Visitors' submissions are personal: admins read them, and authors who were given that right. */
export const mayViewLeads = (roles: readonly UserRole[]): boolean => isAllowed('lead-viewer', roles)

/** Cases of all customers are for employees who answer them; other employees see those of the accounts that they serve. */
export const mayViewAllCases = (roles: readonly UserRole[]): boolean => roles.includes('internal') && roles.includes('case-agent')

/** Kinds of data that a role beside the back office opens. */
export type DataRight = 'orders' | 'leads' | 'cases'

const DATA_RIGHTS: Readonly<Record<DataRight, (roles: readonly UserRole[]) => boolean>> = {
  orders: mayViewOrders,
  leads: mayViewLeads,
  cases: mayViewAllCases,
}

/** The same for every way on which the data leaves: page, call, export, webhook, mail list, audit log [T-102]. */
export const mayReadData = (roles: readonly UserRole[], right: DataRight): boolean => DATA_RIGHTS[right](roles)
