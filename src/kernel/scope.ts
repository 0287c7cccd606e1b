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

/** `configurator`: an admin who may also change how the site is set. */
export type UserRole = 'customer' | 'internal' | 'author' | 'admin' | 'configurator'
