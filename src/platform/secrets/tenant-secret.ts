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

/** Processes listen here; the payload is the tenant whose secrets were replaced. */
export const SECRET_CHANNEL = 'portico_secrets'

type Known = {
  readonly values: Map<string, unknown>
  readonly reading: Map<string, Promise<unknown>>
  readonly gates: Map<TenantKey, Gate>
}
/** How often the tenant's secrets were read anew, and who relies on those of now. */
type Gate = {
  version: number
  holders: number
  changing?: { readonly done: Promise<void>; readonly open: () => void } | undefined
}

const known = new WeakMap<Db, Known>()

const knownOf = (db: Db): Known => {
  const found: Known = known.get(db) ?? { values: new Map(), reading: new Map(), gates: new Map() }
  known.set(db, found)
  return found
}

const gateOf = (db: Db, tenant: TenantKey): Gate => {
  const { gates } = knownOf(db)
  const gate = gates.get(tenant) ?? { version: 0, holders: 0 }
  gates.set(tenant, gate)
  return gate
}

/** Values made from secrets are made anew when this has changed. */
export const versionOfSecrets = (db: Db, tenant: TenantKey): number => gateOf(db, tenant).version

const dropSecrets = (db: Db, tenant: TenantKey, gate: Gate): void => {
  const { values, reading } = knownOf(db)
  for (const key of [...values.keys(), ...reading.keys()])
    if (key.startsWith(`${tenant}/`)) {
      values.delete(key)
      reading.delete(key)
    }
  gate.version += 1
  gate.changing?.open()
  gate.changing = undefined
}

/** After a rotation: the next reader gets the new ones, as soon as nobody is in the middle of something with the former. */
export const forgetSecrets = async (db: Db, tenant: TenantKey): Promise<void> => {
  const gate = gateOf(db, tenant)
  if (gate.holders === 0) return dropSecrets(db, tenant, gate)
  gate.changing ??= (({ promise, resolve }) => ({ done: promise, open: resolve }))(Promise.withResolvers<void>())
  await gate.changing.done
}

/** Site and built-in provider talk to each other with the same secrets from the first to the last call of this work. */
export const withSteadySecrets = async <T>(db: Db, tenant: TenantKey, work: () => Promise<T>): Promise<T> => {
  const gate = gateOf(db, tenant)
  while (gate.changing) await gate.changing.done
  gate.holders += 1
  try {
    return await work()
  } finally {
    gate.holders -= 1
    if (gate.holders === 0 && gate.changing) dropSecrets(db, tenant, gate)
  }
}

type SecretRequest = { readonly tenant: TenantKey; readonly name: string; readonly make: () => unknown; readonly box: SecretBox }

/** Made once for all processes: whoever writes first wins, and everyone reads that. */
const readOrMake = async (tx: Tx, { tenant, name, make, box }: SecretRequest): Promise<{ value: unknown; isNew: boolean }> => {
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
 * Read from the database once, until a rotation is heard of; a failure is not remembered.
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
  const gate = gateOf(db, tenant)
  const { version } = gate
  // One that was read before a rotation must not be stored after it.
  const remember = (value: unknown): void => void (gate.version === version && values.set(key, value))
  if (values.has(key)) return values.get(key) as T
  if (tx) {
    const { value, isNew } = await readOrMake(tx, requested)
    // A new one is there only once this transaction is committed.
    if (!isNew) remember(value)
    return value as T
  }
  const read = () => withTenant(db, tenant, async (own) => (await readOrMake(own, requested)).value)
  const running = reading.get(key) ?? read()
  reading.set(key, running)
  const value = await running.finally(() => reading.get(key) === running && reading.delete(key))
  remember(value)
  return value as T
}

const makeSealerKey = (): string => randomBytes(32).toString('base64url')

/** After a rotation the newest first: what the others sealed, such as a sign-in that is under way, still opens. */
type SealerKeys = string | readonly string[]

const MOST_SEALER_KEYS = 5

const replaceSealerKey = (value: unknown): SealerKeys => {
  const stored = value as SealerKeys
  return [makeSealerKey(), ...(typeof stored === 'string' ? [stored] : stored)].slice(0, MOST_SEALER_KEYS)
}

/** For sealers of what lives for hours at most. */
export const rotateSealers = (...names: readonly string[]): Readonly<Record<string, typeof replaceSealerKey>> =>
  Object.fromEntries(names.map((name) => [name, replaceSealerKey]))

/** A sealer whose key belongs to one tenant and one use. */
export const openSealer = async (db: Db, tenant: TenantKey, name: string, tx?: Tx): Promise<Sealer> => {
  const stored = await readTenantSecret<SealerKeys>(db, tenant, name, makeSealerKey, tx)
  const sealers = (typeof stored === 'string' ? [stored] : stored).map((key) => createSealer(Buffer.from(key, 'base64url')))
  const [newest] = sealers
  if (!newest) throw new Error('a sealer needs a key')
  const open: Sealer['open'] = (sealed, binding) => {
    for (const sealer of sealers) {
      const value = sealer.open(sealed, binding)
      if (value !== undefined) return value
    }
    return undefined
  }
  return { seal: newest.seal, open }
}
