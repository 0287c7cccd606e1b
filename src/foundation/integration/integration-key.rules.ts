/** Scopes of a key; a kind names the one it needs. */
export const SCOPES = ['orders:write', 'shipments:write', 'invoices:write', 'prices:write', 'stock:write'] as const
export type IntegrationScope = (typeof SCOPES)[number]

export type IntegrationKey = {
  readonly id: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
}

const BEARER = /^Bearer ([\w-]{20,200})$/
export const readBearer = (header: string | undefined): string | undefined => BEARER.exec(header ?? '')?.[1]

export type KeyDecision = 'ok' | 'unknown' | 'no-scope'

/** A key that was revoked or is too old is as good as none. */
export const decideKey = (key: IntegrationKey | undefined, scope: string, now: Date): KeyDecision => {
  if (!key || (key.revokedAt && key.revokedAt <= now) || (key.expiresAt && key.expiresAt <= now)) return 'unknown'
  return key.scopes.includes(scope) ? 'ok' : 'no-scope'
}
