import { randomBytes } from 'node:crypto'
import type { TenantKey } from '#kernel/tenant.ts'
import { expectNoConnection } from '#platform/database/connection-guard.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'
import { createSealer, type Sealer } from '#platform/secrets/seal.ts'
import { isSealed, type SecretBox } from '#platform/secrets/secret-box.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    tenantSecret: { name: string; value: unknown }
  }
}

const boxes = new WeakMap<Db, SecretBox>()

/** Once for each pool, before the first secret is read: what the database stores is sealed with keys of the environment. */
export const attachSecretBox = (db: Db, box: SecretBox): void => void boxes.set(db, box)

const boxOf = (db: Db): SecretBox => {
  const box = boxes.get(db)
  if (!box) throw new Error('no keys were given for the secrets of this database')
  return box
}

export const purposeOf = (name: string): string => `tenant-secret/${name}`

type Known = { readonly values: Map<string, unknown>; readonly reading: Map<string, Promise<unknown>> }

const known = new WeakMap<Db, Known>()

const knownOf = (db: Db): Known => {
  const found: Known = known.get(db) ?? { values: new Map(), reading: new Map() }
  known.set(db, found)
  return found
}

type Wanted = { readonly tenant: TenantKey; readonly name: string; readonly make: () => unknown; readonly box: SecretBox }

/** Made once for all processes: whoever writes first wins, and everyone reads that. */
const readOrMake = async (tx: Tx, { tenant, name, make, box }: Wanted): Promise<{ value: unknown; isNew: boolean }> => {
  const place = { tenant, purpose: purposeOf(name) }
  const read = async () => {
    const row = await tx.selectFrom('tenantSecret').select('value').where('name', '=', name).executeTakeFirst()
    // The start seals what is plain; a value that came by hand meanwhile is read as it is.
    return row && { value: isSealed(row.value) ? box.open(row.value, place) : row.value }
  }
  const found = await read()
  if (found) return { ...found, isNew: false }
  await tx
    .insertInto('tenantSecret')
    .values({ name, value: JSON.stringify(box.seal(await make(), place)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { value: (await read())?.value, isNew: true }
}

/**
 * Read from the database once a process; a failure is not remembered.
 * Whoever holds a transaction passes it: waiting for another connection meanwhile could last for ever [T-93].
 */
export const readTenantSecret = async <T>(
  db: Db,
  tenant: TenantKey,
  name: string,
  make: () => T | Promise<T>,
  tx?: Tx,
): Promise<T> => {
  if (!tx) expectNoConnection('a secret of the tenant')
  const { values, reading } = knownOf(db)
  const key = `${tenant}/${name}`
  const requested = { tenant, name, make, box: boxOf(db) }
  if (values.has(key)) return values.get(key) as T
  if (tx) {
    const { value, isNew } = await readOrMake(tx, requested)
    // A new one is there only once this transaction is committed.
    if (!isNew) values.set(key, value)
    return value as T
  }
  const read = () => withTenant(db, tenant, async (own) => (await readOrMake(own, requested)).value)
  const running = reading.get(key) ?? read().finally(() => reading.delete(key))
  reading.set(key, running)
  const value = await running
  values.set(key, value)
  return value as T
}

/** A sealer whose key belongs to one tenant and one use. */
export const openSealer = async (db: Db, tenant: TenantKey, name: string, tx?: Tx): Promise<Sealer> => {
  const make = () => randomBytes(32).toString('base64url')
  return createSealer(Buffer.from(await readTenantSecret(db, tenant, name, make, tx), 'base64url'))
}
