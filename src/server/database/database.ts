import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg, { type Pool, type PoolConfig } from 'pg'
import type { TenantKey } from '#kernel/tenant.ts'
import { guardConnections, type OnSecondConnection } from '#server/database/connection-guard.ts'
import { createNamingClient } from '#server/database/naming-client.ts'

/** Each store adds its tables: `declare module '#server/database/database.ts' { interface Tables { page: PageTable } }`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features' stores
export interface Tables {}

export type Db = Kysely<Tables>
/** A transaction that sees one tenant's rows and no other's. */
export type Tx = Transaction<Tables>

export const connect = (pool: Pool): Db =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

/** bigint and numeric stay strings, as pg gives them: a number would round them. */
export const openPool = (config: PoolConfig, onError: (error: Error) => void = () => {}, onSecond?: OnSecondConnection): Pool => {
  const pool = new pg.Pool({
    Client: createNamingClient(),
    max: 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // A request that died in the middle must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    ...config,
  }).on('error', onError)
  return guardConnections(pool, onSecond)
}

/** Row-level security reads this setting; `true` makes it end with the transaction. */
export const bindTenant = async (tx: Tx, tenant: TenantKey): Promise<void> => {
  await sql`select set_config('app.tenant', ${tenant}, true)`.execute(tx)
}

/** Runs work in one transaction bound to the tenant. */
export const withTenant = <T>(db: Db, tenant: TenantKey, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await bindTenant(tx, tenant)
    return work(tx)
  })
