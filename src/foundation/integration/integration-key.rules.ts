type ScopedKind = { readonly name: string; readonly read?: unknown }

/** What a key may be for: bringing a kind of data, and reading it where it can be read. */
export const listScopes = (kinds: Iterable<ScopedKind>): string[] =>
  [...kinds].flatMap(({ name, read }) => [`${name}:write`, ...(read === undefined ? [] : [`${name}:read`])])

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
