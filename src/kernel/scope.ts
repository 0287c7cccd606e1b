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
  /** The employee who acts for `id`; absent when people act for themselves. */
  readonly actorId?: string
}

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
