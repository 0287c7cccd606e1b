import { sql } from 'kysely'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'
import { isSealed, type SecretBox } from '#platform/secrets/secret-box.ts'
import { purposeOf, SECRET_CHANNEL } from '#platform/secrets/tenant-secret.ts'
import { StartError } from '#platform/start-error.ts'

/** A text column whose values are sealed by `purpose`. */
export type SealedColumn = { readonly table: string; readonly column: string; readonly purpose: string }

/** The rotation of a tenant's secret; secrets without one are sealed anew and stay. */
export type RotateSecret = (value: unknown, now: Date) => unknown

export type FeatureSecrets = {
  readonly columns?: readonly SealedColumn[]
  /** By the name that `readTenantSecret` gets. */
  readonly rotate?: Readonly<Record<string, RotateSecret>>
}

type WithSecrets = { readonly secrets?: FeatureSecrets }

export const listSealedColumns = (features: readonly WithSecrets[]): SealedColumn[] =>
  features.flatMap(({ secrets }) => secrets?.columns ?? [])

export const listRotations = (features: readonly WithSecrets[]): Readonly<Record<string, RotateSecret>> =>
  Object.assign({}, ...features.map(({ secrets }) => secrets?.rotate ?? {})) as Record<string, RotateSecret>

type Changed = (value: unknown, purpose: string) => Promise<string> | string

/** Every value, or only those that an earlier version stored plain. */
type Which = 'all' | 'plain'

const changeColumn = async (tx: Tx, { table, column, purpose }: SealedColumn, which: Which, change: Changed): Promise<number> => {
  const [name, field] = [sql.table(table), sql.ref(column)]
  const isMeant = which === 'all' ? sql<boolean>`${field} is not null` : sql<boolean>`${field} not like 'sealed.%'`
  const { rows } = await sql<{ value: string }>`select distinct ${field} as value from ${name} where ${isMeant}`.execute(tx)
  for (const { value } of rows)
    await sql`update ${name} set ${field} = ${await change(value, purpose)} where ${field} = ${value}`.execute(tx)
  return rows.length
}

const changeTenantSecrets = async (tx: Tx, which: Which, change: Changed): Promise<number> => {
  const rows = await tx.selectFrom('tenantSecret').select(['name', 'value']).forUpdate().execute()
  const meant = rows.filter(({ value }) => which === 'all' || !isSealed(value))
  for (const { name, value } of meant)
    await tx
      .updateTable('tenantSecret')
      .set({ value: JSON.stringify(await change(value, purposeOf(name))) })
      .where('name', '=', name)
      .execute()
  return meant.length
}

const changeAll = async (tx: Tx, columns: readonly SealedColumn[], which: Which, change: Changed): Promise<number> => {
  let changed = await changeTenantSecrets(tx, which, change)
  for (const column of columns) changed += await changeColumn(tx, column, which, change)
  return changed
}

const listKeyIds = async (tx: Tx, columns: readonly SealedColumn[]): Promise<string[]> => {
  const found = [sql`select value #>> '{}' as value from tenant_secret`]
  for (const { table, column } of columns) found.push(sql`select ${sql.ref(column)} as value from ${sql.table(table)}`)
  const { rows } = await sql<{ id: string }>`
    select distinct split_part(value, '.', 2) as id from (${sql.join(found, sql` union all `)}) as stored
    where value like 'sealed.%'`.execute(tx)
  return rows.map(({ id }) => id)
}

type PlainQuery = <Row extends object>(text: string) => Promise<readonly Row[]>

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Ids of the keys that sealed the secrets of the bound tenant; null stands for a secret that is stored plain. */
export const listSealingKeys = async (query: PlainQuery, columns: readonly SealedColumn[]): Promise<(string | null)[]> => {
  const found = columns.map(({ table, column }) => `select ${quote(column)} as value from ${quote(table)}`)
  const rows = await query<{ id: string | null }>(
    `select distinct case when value like 'sealed.%' then split_part(value, '.', 2) end as id
     from (${[`select value #>> '{}' as value from tenant_secret`, ...found].join(' union all ')}) as stored
     where value is not null`,
  )
  return rows.map(({ id }) => id)
}

type Places = { readonly tenants: readonly TenantKey[]; readonly columns: readonly SealedColumn[] }

/** At every start: seals what an earlier version stored plain, and stops where a key is missing. */
export const checkStoredSecrets = async (db: Db, box: SecretBox, { tenants, columns }: Places): Promise<void> => {
  for (const tenant of tenants)
    await withTenant(db, tenant, async (tx) => {
      const unknown = (await listKeyIds(tx, columns)).find((id) => !box.hasKey(id))
      if (unknown !== undefined)
        throw new StartError(
          `SECRETS_KEY does not open the secrets of ${tenant} in this database: they were sealed with another key. Give that key as well, after the new one with a comma between.`,
        )
      await changeAll(tx, columns, 'plain', (value, purpose) => box.seal(value, { tenant, purpose }))
    })
}

type Rotation = {
  readonly columns: readonly SealedColumn[]
  readonly rotate: Readonly<Record<string, RotateSecret>>
  readonly now: Date
}

/** Replaces what can be replaced and seals everything with the newest key, all of it or nothing. Answers how many. */
export const rotateStoredSecrets = async (tx: Tx, box: SecretBox, tenant: TenantKey, rotation: Rotation): Promise<number> => {
  const rotate = new Map(Object.entries(rotation.rotate).map(([name, replace]) => [purposeOf(name), replace]))
  const count = await changeAll(tx, rotation.columns, 'all', async (value, purpose) => {
    const place = { tenant, purpose }
    const plain = isSealed(value) ? box.open(value, place) : value
    const replace = rotate.get(purpose)
    return box.seal(replace ? await replace(plain, rotation.now) : plain, place)
  })
  await sql`select pg_notify(${SECRET_CHANNEL}, ${tenant})`.execute(tx)
  return count
}
