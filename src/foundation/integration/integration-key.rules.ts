import { mayReadData, type DataRight } from '#foundation/identity/public.ts'
import type { UserRole } from '#kernel/scope.ts'

type ScopedKind = { readonly name: string; readonly read?: unknown; readonly right?: DataRight }

/** The scopes of a key: bringing a kind of data, reading it where it can be read, and those of features beside kinds. */
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
  /** The only company that it sees and writes; null for the whole site. */
  readonly companyId: string | null
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
}

type Choice = { readonly isOfCompany: boolean; readonly ofSite: readonly string[]; readonly ofCompany: readonly string[] }

/** Of the site or of one company, without repetition; undefined where one is not of that sort: a kind of data has lines of all companies [T-84]. */
export const chooseScopes = (given: readonly string[], { isOfCompany, ofSite, ofCompany }: Choice): string[] | undefined => {
  const chosen = [...new Set(given)]
  const known = isOfCompany ? ofCompany : ofSite
  return chosen.length > 0 && chosen.every((scope) => known.includes(scope)) ? chosen : undefined
}

const BEARER = /^Bearer ([\w-]{20,200})$/
export const readBearer = (header: string | undefined): string | undefined => BEARER.exec(header ?? '')?.[1]

/** So long before its end the site's admins hear of a key. */
const NOTICE_MS = 14 * 86_400_000

export const KEY_STATES = ['good', 'ending', 'ended', 'revoked'] as const
export type KeyState = (typeof KEY_STATES)[number]

export const keyState = ({ expiresAt, revokedAt }: Pick<IntegrationKey, 'expiresAt' | 'revokedAt'>, now: Date): KeyState => {
  if (revokedAt && revokedAt <= now) return 'revoked'
  const left = expiresAt ? expiresAt.getTime() - now.getTime() : Infinity
  if (left <= 0) return 'ended'
  return left <= NOTICE_MS ? 'ending' : 'good'
}

const nameFor = ({ name, companyId }: IntegrationKey): string => `${companyId ?? ''} ${name}`

/** They end soon, and none of the same name counts longer. */
export const listKeysToReplace = <Key extends IntegrationKey>(keys: readonly Key[], now: Date): Key[] => {
  const lasting = new Set(keys.filter((key) => keyState(key, now) === 'good').map(nameFor))
  return keys.filter((key) => keyState(key, now) === 'ending' && !lasting.has(nameFor(key)))
}

const COUNTING: readonly KeyState[] = ['good', 'ending']

export type KeyDecision = 'ok' | 'unknown' | 'no-scope'

/** A key that was revoked or is too old is as good as none. */
export const decideKey = (key: IntegrationKey | undefined, scope: string, now: Date): KeyDecision => {
  if (!key || !COUNTING.includes(keyState(key, now))) return 'unknown'
  return key.scopes.includes(scope) ? 'ok' : 'no-scope'
}
