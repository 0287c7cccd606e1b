import { CamelCasePlugin, type ControlledTransaction, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg, { type Pool } from 'pg'
import type { TenantKey } from '#kernel/tenant.ts'
import { guardConnections, type OnSecondConnection } from '#platform/database/connection-guard.ts'
import { createNamingClient } from '#platform/database/naming-client.ts'
import { pipelineTransaction } from '#platform/database/pipelined-transaction.ts'
import { prepareStatement } from '#platform/database/prepared-statement.ts'
import type { DatabaseTarget } from '#platform/database/pooler.ts'
import { IDLE_IN_TRANSACTION_MS } from '#platform/database/transaction-limits.ts'
import type { SlowStatements } from '#platform/database/watch-statement.ts'

/** Each store adds its tables: `declare module '#platform/database/database.ts' { interface Tables { page: PageTable } }`. */
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

export type PoolLimits = {
  /** For a connection, new or one that others use. */
  readonly acquireMs: number
  readonly lockMs: number
  readonly statementMs: number
  /** Longer than a statement may take: it is for a server that hangs, or a line that went dead. */
  readonly answerMs: number
}

/** One request waits for a connection and then for one statement: together by default less than three seconds, then it is told to come back. */
export const webLimits = (statementMs: number): PoolLimits => ({
  acquireMs: Math.round(statementMs * 0.42),
  lockMs: Math.round(statementMs * 0.8),
  statementMs,
  answerMs: statementMs + 200,
})
/** Nobody watches: background work, imports and the demo world may take their time. */
export const BACKGROUND_LIMITS: PoolLimits = { acquireMs: 10_000, lockMs: 30_000, statementMs: 30_000, answerMs: 120_000 }

export type OpenPoolOptions = {
  readonly limits?: PoolLimits
  readonly onError?: (error: Error) => void
  /** A request that holds a connection asked for another one; refused unless said. */
  readonly onSecond?: OnSecondConnection
  readonly slow?: SlowStatements | undefined
}

/** As parameters of the connection, which cost nothing; a pooler does not pass them on, so a transaction brings them there. */
const writeSessionLimits = ({ lockMs, statementMs }: PoolLimits) => ({
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
})

/** bigint and numeric stay strings, as pg gives them: a number would round them. */
export const openPool = (
  { pooler, ...config }: DatabaseTarget,
  { limits = BACKGROUND_LIMITS, onError = () => {}, onSecond, slow }: OpenPoolOptions = {},
): Pool => {
  const pool = new pg.Pool({
    Client: createNamingClient({ limits, slow, pooler }),
    max: 20,
    connectionTimeoutMillis: limits.acquireMs,
    ...(pooler ? {} : writeSessionLimits(limits)),
    // A new connection costs a process on the other side: quiet minutes keep those that there are.
    idleTimeoutMillis: 60_000,
    ...config,
  }).on('error', onError)
  return guardConnections(pool, onSecond)
}

const setTenant = prepareStatement(`select set_config('app.tenant', $1, true)`)

/** Row-level security reads this setting; `true` makes it end with the transaction. */
export const bindTenant = async (tx: Tx, tenant: TenantKey): Promise<void> => {
  await setTenant(tx, tenant)
}

const runBound =
  <T>(tenant: TenantKey, work: (tx: Tx) => Promise<T>) =>
  async (opened: Tx): Promise<T> => {
    const { tx, end } = await pipelineTransaction(opened)
    try {
      await bindTenant(tx, tenant)
      return await work(tx)
    } finally {
      end()
    }
  }

/** Runs work in one transaction bound to the tenant. */
export const withTenant = <T>(db: Db, tenant: TenantKey, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(runBound(tenant, work))

const MOST_ATTEMPTS = 5
/** Somebody else changed a row after the transaction had begun. */
const CHANGED_MEANWHILE: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/** The rows that the work reads stay as they are until it is over: where somebody changes a row that it writes, it is done anew. */
export const withUnchanged = async <T>(db: Db, tenant: TenantKey, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction().setIsolationLevel('repeatable read').execute(runBound(tenant, work))
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !CHANGED_MEANWHILE.has((error as { code?: unknown }).code)) throw error
    }
}

/** An error of the commit leaves its outcome unknown; its connection is given up, or the pool would miss it for ever. */
export const commitTransaction = async (tx: ControlledTransaction<Tables>): Promise<void> => {
  try {
    await tx.commit().execute()
  } catch (error) {
    await rollBackTransaction(tx)
    throw error
  }
}

/** Never fails: a transaction whose connection is lost was rolled back by that. */
export const rollBackTransaction = async (tx: ControlledTransaction<Tables>): Promise<void> => {
  await tx
    .rollback()
    .execute()
    .catch(() => {})
}
