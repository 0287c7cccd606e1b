import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Db } from '#platform/database/database.ts'
import { readTenantSecret } from '#platform/secrets/tenant-secret.ts'

type FormerKey = { readonly jwk: JWK; readonly until: number }
export type ProviderKeys = {
  readonly signing: JWK
  /** For what it signed before, until then in milliseconds. */
  readonly former?: readonly FormerKey[]
  readonly cookies: readonly string[]
}

/** Longer than any token or cookie of a sign-in lives. */
const FORMER_MS = 24 * 3_600_000
/** A sign-in in progress survives some rotations one after another. */
const MOST_COOKIE_KEYS = 5

const makeKeys = async (): Promise<ProviderKeys> => {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' }) as JWK
  return {
    signing: { ...jwk, kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' },
    cookies: [randomBytes(32).toString('base64url')],
  }
}

/** The new key signs; the former one is published until everything that it signed has ended, and so are cookie keys. */
export const rotateProviderKeys = async (value: unknown, now: Date): Promise<ProviderKeys> => {
  const { signing, former = [], cookies } = value as ProviderKeys
  const fresh = await makeKeys()
  const retired = [{ jwk: signing, until: now.getTime() + FORMER_MS }, ...former].filter(({ until }) => until > now.getTime())
  return { ...fresh, former: retired, cookies: [...fresh.cookies, ...cookies].slice(0, MOST_COOKIE_KEYS) }
}

/** Made once a tenant and shared by every process, so that a restart signs nobody out in the middle. */
export const readProviderKeys = (db: Db, tenant: TenantKey): Promise<ProviderKeys> =>
  readTenantSecret(db, tenant, 'oidc-provider', makeKeys)
