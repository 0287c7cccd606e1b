import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Db } from '#platform/database/database.ts'
import { readTenantSecret } from '#platform/secrets/tenant-secret.ts'

export type ProviderKeys = { readonly signing: JWK; readonly cookies: readonly string[] }

const makeKeys = async (): Promise<ProviderKeys> => {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' }) as JWK
  return {
    signing: { ...jwk, kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' },
    cookies: [randomBytes(32).toString('base64url')],
  }
}

/** Made once a tenant and shared by every process, so that a restart signs nobody out in the middle. */
export const readProviderKeys = (db: Db, tenant: TenantKey): Promise<ProviderKeys> =>
  readTenantSecret(db, tenant, 'oidc-provider', makeKeys)
