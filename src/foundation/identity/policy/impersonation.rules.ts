import { decideAsm } from '#foundation/identity/policy/asm.rules.ts'
import { decideCsr, type CsrSite } from '#foundation/identity/policy/csr.rules.ts'
import { holdsStaffRole } from '#foundation/identity/policy/effective-roles.rules.ts'
import { isStaff } from '#foundation/identity/policy/staff.rules.ts'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { allow, refuse, requireAll, requireAny, type Decision } from '#kernel/decision.ts'

/** Long enough for a call with a customer, short enough for a forgotten screen. */
export const ACTING_MINUTES = 60

export type Employee = Pick<Person, 'id' | 'isInternal' | 'managerRole' | 'isAsm' | 'status' | 'roles'>
export type Customer = Pick<Person, 'id' | 'isInternal' | 'status' | 'roles'>

/** Authors and admins are employees like others, but look after the site: customers are theirs only by a right of its own. */
const decideStaff = ({ roles, isAsm, managerRole }: Employee): readonly Decision[] => {
  if (!isStaff(roles)) return []
  return [isAsm || managerRole === true ? allow('acting.staff-right') : refuse('acting.staff-only')]
}

/** Representatives and assisted-service staff may act for customers at all. */
export const decideActing = (employee: Employee, site: CsrSite): Decision =>
  requireAll(
    employee.status === 'active' ? allow('acting.active') : refuse('acting.inactive'),
    ...decideStaff(employee),
    employee.isInternal ? requireAny(decideAsm(employee), decideCsr(employee, site)) : refuse('csr.not-internal'),
  )

export type ActingRequest = {
  readonly employee: Employee
  readonly customer: Customer
  /** One of the customer's accounts is among those that the employee was assigned. */
  readonly sharesAccount: boolean
  readonly site: CsrSite
}

/** Assisted service reaches every customer of the tenant; a representative those whose accounts they look after. */
const decideReach = ({ employee, sharesAccount }: ActingRequest): Decision => {
  if (decideAsm(employee).allowed) return allow('acting.every-customer')
  return sharesAccount ? allow('acting.shared-account') : refuse('acting.no-shared-account')
}

/** An outsider who was invited as an admin or author is no customer either [T-94]. */
const isColleague = ({ employee, customer }: ActingRequest): boolean =>
  customer.id === employee.id || customer.isInternal || holdsStaffRole(customer.roles)

export const decideActingFor = (query: ActingRequest): Decision => {
  const { employee, customer, site } = query
  return requireAll(
    decideActing(employee, site),
    isColleague(query) ? refuse('acting.not-a-customer') : allow('acting.customer'),
    customer.status === 'active' ? allow('acting.customer-active') : refuse('acting.customer-inactive'),
    decideReach(query),
  )
}

/** As the session stores it, with the roles of both people when it was given. */
export type ActingGrant = {
  readonly actingFor: string | null
  readonly actingUntil: Date | null
  readonly actingRoles: string | null
}

type RolesOfPair = { readonly employee: Pick<Employee, 'roles'>; readonly customer: Pick<Customer, 'roles'> }

/** Compared with every call: a role given to or taken from either of them ends the grant [T-94]. */
export const describeRoles = ({ employee, customer }: RolesOfPair): string =>
  [employee, customer].map(({ roles }) => roles.toSorted().join(' ')).join(' > ')

/** Asked with every call: a role, an account or an hour that is gone ends the grant at once [T-55]. */
export const decideGrant = (
  { actingFor, actingUntil, actingRoles }: ActingGrant,
  { now, ...query }: ActingRequest & { readonly now: Date },
): Decision => {
  const isRunning = actingFor === query.customer.id && actingUntil !== null && now < actingUntil
  const hasSameRoles = actingRoles === describeRoles(query)
  return requireAll(isRunning && hasSameRoles ? allow('acting.running') : refuse('acting.expired'), decideActingFor(query))
}

/** Never longer than the session itself. */
export const endOfGrant = (now: Date, sessionEnds: Date): Date =>
  new Date(Math.min(now.getTime() + ACTING_MINUTES * 60_000, sessionEnds.getTime()))

/** Calls that still answer when a grant has ended and the employee does not know yet: nothing is done in a wrong name meanwhile. */
const AFTER_ACTING = [
  '/api/acting',
  '/api/me/why',
  '/pif/api/session/',
  '/sm/api/session/',
  '/bin/deleteLogin',
  '/system/sling/',
] as const
const CALLS = /^\/(?:api|pif|sm|bin)\//

/** Belongs to the employee's session, not to the customer. */
export const isSessionCall = (path: string): boolean => AFTER_ACTING.some((start) => path.startsWith(start))

export const isOpenAfterActing = (path: string): boolean => !CALLS.test(path) || isSessionCall(path)
