import type { TenantKey } from '#kernel/tenant.ts'

/** Who asks, decided by the server alone: the tenant from the host, the person from the session. */
export type Scope = {
  readonly tenant: TenantKey
  readonly user?: ScopeUser
}

export type ScopeUser = {
  /** Whose data is seen and changed: the customer's while an employee acts for them. */
  readonly id: string
  readonly roles: readonly UserRole[]
  readonly sessionId: string
  /** Their work in the company they buy for; absent for employees, for who has no company, and while an employee acts for them. */
  readonly companyRole?: CompanyRole
  /** The employee who acts for `id`; absent when people act for themselves. */
  readonly actorId?: string
  /** The visit that a procurement system opened; routes that do not name such visits see no user at all. */
  readonly punchOutId?: string
}

/** The work of a customer's people in their company; a company-admin looks after the others. */
export type CompanyRole = 'company-admin' | 'approver' | 'buyer' | 'requester' | 'viewer'

/**
 * Beside `admin`, `configurator` may change how the site is set, `order-viewer` may see orders of customers. Beside
 * `author`, `lead-viewer` may read what was sent with forms. Beside `internal`, `case-agent` answers cases of all customers.
 */
export type UserRole =
  | 'customer'
  | 'internal'
  | 'author'
  | 'admin'
  | 'configurator'
  | 'order-viewer'
  | 'lead-viewer'
  | 'case-agent'
