import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { APP_ROLE } from '#platform/database/role-names.ts'
import type { Product } from './product.ts'

/** Of the product, and of nobody else. */
export const SESSIONS = `from pg_stat_activity where datname = 'portico' and pid <> pg_backend_pid() and backend_type = 'client backend'`

const HOLD_MS = 2000

const endAll = async (clients: readonly pg.Client[]): Promise<void> => {
  await Promise.all(clients.map((client) => client.end().catch(() => {})))
}

/** Until PostgreSQL says that there are too many; a superuser may connect nevertheless. */
const takeAll = async (product: Product, taken: pg.Client[]): Promise<void> => {
  for (;;) {
    const client = await product.connect(APP_ROLE).catch(() => undefined)
    if (!client) return
    taken.push(client)
  }
}

export const useUpConnections = async (product: Product): Promise<void> => {
  const taken: pg.Client[] = []
  await takeAll(product, taken)
  const ours = (await product.query(`select pid ${SESSIONS} and application_name <> ''`)).rows as { pid: number }[]
  await product.query(
    `select pg_terminate_backend(pid) from unnest(array[${ours.map(({ pid }) => pid).join()}]::integer[]) as pid`,
  )
  await takeAll(product, taken)
  await wait(HOLD_MS)
  await endAll(taken)
}

const countDeadlocks = async (product: Product): Promise<number> => {
  const { rows } = await product.query(`select deadlocks::integer as count from pg_stat_database where datname = 'portico'`)
  return (rows as { count: number }[])[0]?.count ?? 0
}
const MOST_TRIES = 5

/** An order locks its cart before it reserves stock; this session does it the other way round, and is not the one to give up. */
export const deadlock = async (product: Product): Promise<void> => {
  const before = await countDeadlocks(product)
  for (let turn = 0; turn < MOST_TRIES && (await countDeadlocks(product)) === before; turn += 1) {
    const client = await product.connect()
    try {
      await client.query(`
        begin; set local deadlock_timeout = '20s'; set local lock_timeout = '8s';
        lock table stock_reservation in access exclusive mode; select pg_sleep(0.3);
        lock table cart in access exclusive mode; rollback`)
    } catch {
      // It waited for longer than any request may.
    } finally {
      await client.end().catch(() => {})
    }
  }
}
