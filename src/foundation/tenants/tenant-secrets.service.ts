import { sql } from 'kysely'
import type { Tenant } from '#foundation/tenants/tenant.rules.ts'
import type { Db } from '#platform/database/database.ts'
import { isSealed, type SecretBox } from '#platform/secrets/secret-box.ts'

const placeOf = (tenant: string) => ({ tenant, purpose: 'identity-provider' })

const changeSecret = (tenant: Tenant, change: (secret: string) => string): Tenant => {
  const { identityProvider } = tenant.identity
  if (!identityProvider) return tenant
  const clientSecret = change(identityProvider.clientSecret)
  return { ...tenant, identity: { ...tenant.identity, identityProvider: { ...identityProvider, clientSecret } } }
}

/** As the database stores it: the secret of its OpenID provider opens with a key that the database does not hold. */
export const sealTenant = (tenant: Tenant, box: SecretBox): Tenant =>
  changeSecret(tenant, (secret) => (isSealed(secret) ? secret : box.seal(secret, placeOf(tenant.key))))

/** As this process uses it. */
export const openTenant = (tenant: Tenant, box: SecretBox): Tenant =>
  changeSecret(tenant, (secret) => box.readText(secret, placeOf(tenant.key)))

const PATH = '{identityProvider,clientSecret}'

type Reseal = { readonly keys: readonly string[]; readonly which: 'all' | 'plain' }

/** By the owner of the table: seals each with the newest key, or only those that are plain. */
export const resealTenants = async (owner: Db, box: SecretBox, { keys, which }: Reseal): Promise<number> => {
  const { rows } = await sql<{ key: string; secret: string }>`
    select key, identity #>> ${PATH} as secret from tenant
    where identity #>> ${PATH} is not null and key = any(${[...keys]})`.execute(owner)
  const meant = rows.filter(({ secret }) => which === 'all' || !isSealed(secret))
  for (const { key, secret } of meant) {
    const sealed = box.seal(box.readText(secret, placeOf(key)), placeOf(key))
    await sql`update tenant set identity = jsonb_set(identity, ${PATH}, ${JSON.stringify(sealed)}::jsonb)
      where key = ${key}`.execute(owner)
  }
  return meant.length
}
