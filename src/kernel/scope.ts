import type { TenantKey } from '#kernel/tenant.ts'

/** Who asks, decided by the server alone: the tenant from the host, the person from the session. */
export type Scope = {
  readonly tenant: TenantKey
  readonly user?: ScopeUser
}

export type ScopeUser = {
  readonly id: string
  readonly roles: readonly UserRole[]
}

export type UserRole = 'customer' | 'internal' | 'author' | 'admin'
