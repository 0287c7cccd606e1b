import { mayReadData, type DataRight } from '#foundation/identity/public.ts'
import type { UserRole } from '#kernel/scope.ts'

type ScopedKind = { readonly name: string; readonly read?: unknown; readonly right?: DataRight }

/** What a key may be for: bringing a kind of data, reading it where it can be read, and what features take beside kinds. */
export const listScopes = (kinds: Iterable<ScopedKind>, others: readonly string[] = []): string[] => [
  ...[...kinds].flatMap(({ name, read }) => [`${name}:write`, ...(read === undefined ? [] : [`${name}:read`])]),
  ...others,
]

/** Those of a kind that somebody may not read: who has a key for it reads all of it from then on [T-102]. */
export const listForbiddenScopes = (kinds: Iterable<ScopedKind>, roles: readonly UserRole[]): string[] =>
  [...kinds].flatMap(({ name, right }) => (right && !mayReadData(roles, right) ? [`${name}:read`] : []))

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
