import { randomBytes } from 'node:crypto'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db } from '#server/database/database.ts'
import { createSealer, type Sealer } from '#server/secrets/seal.ts'

declare module '#server/database/database.ts' {
  interface Tables {
    tenantSecret: { name: string; value: unknown }
  }
}

const known = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** Made once for all processes: whoever writes first wins, and everyone reads that. */
const readOrMake = (db: Db, tenant: TenantKey, name: string, make: () => unknown): Promise<unknown> =>
  withTenant(db, tenant, async (tx) => {
    const read = () => tx.selectFrom('tenantSecret').select('value').where('name', '=', name).executeTakeFirst()
    const found = await read()
    if (found) return found.value
    await tx
      .insertInto('tenantSecret')
      .values({ name, value: JSON.stringify(await make()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await read())?.value
  })

/** Read from the database once a process; a failure is not remembered. */
export const readTenantSecret = <T>(db: Db, tenant: TenantKey, name: string, make: () => T | Promise<T>): Promise<T> => {
  const secrets = known.get(db) ?? new Map<string, Promise<unknown>>()
  known.set(db, secrets)
  const key = `${tenant}/${name}`
  const secret = secrets.get(key) ?? readOrMake(db, tenant, name, make)
  secrets.set(key, secret)
  return secret.catch((error: unknown) => {
    secrets.delete(key)
    throw error
  }) as Promise<T>
}

/** A sealer whose key belongs to one tenant and one use. */
export const openSealer = async (db: Db, tenant: TenantKey, name: string): Promise<Sealer> =>
  createSealer(Buffer.from(await readTenantSecret(db, tenant, name, () => randomBytes(32).toString('base64url')), 'base64url'))
