import { sql, type Generated } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    cdnPurge: {
      id: Generated<string>
      tenant: Generated<string>
      keys: string[]
      isRepeat: Generated<boolean>
      attempts: Generated<number>
      dueAt: Generated<Date>
      createdAt: Generated<Date>
    }
  }
}

/** Workers that purge listen here; the payload is the tenant. */
export const PURGE_CHANNEL = 'portico_purge'

/** Caches in front forget what carries one of these keys, once the transaction has committed. */
export const addPurge = async (tx: Tx, makeKeys: (tenant: string) => readonly string[]): Promise<void> => {
  const { rows } = await sql<{ tenant: string }>`select current_setting('app.tenant') as tenant`.execute(tx)
  const tenant = rows[0]?.tenant ?? ''
  await tx.insertInto('cdnPurge').values({ keys: [...makeKeys(tenant)] }).execute() // prettier-ignore
  await sql`select pg_notify(${PURGE_CHANNEL}, ${tenant})`.execute(tx)
}

export type Purge = {
  readonly id: string
  readonly keys: readonly string[]
  readonly isRepeat: boolean
  readonly attempts: number
}

/** So long nobody else takes them. */
const LEASE_S = 30
const MOST_AT_ONCE = 500

export const claimPurges = async (tx: Tx): Promise<Purge[]> => {
  const { rows } = await sql<Purge>`
    update cdn_purge set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE_S})
    where id in (select id from cdn_purge where due_at <= now() order by id limit ${MOST_AT_ONCE} for update skip locked)
    returning id, keys, is_repeat as "isRepeat", attempts`.execute(tx)
  return rows
}

const REPEAT_S = 1

/** Once more a second later; then it is done. */
export const endPurges = async (tx: Tx, purges: readonly Purge[]): Promise<void> => {
  const idsOf = (isRepeat: boolean): string[] => purges.filter((purge) => purge.isRepeat === isRepeat).map(({ id }) => id)
  await sql`delete from cdn_purge where id = any(${idsOf(true)}::bigint[])`.execute(tx)
  await sql`update cdn_purge set is_repeat = true, attempts = 0, due_at = now() + make_interval(secs => ${REPEAT_S})
    where id = any(${idsOf(false)}::bigint[])`.execute(tx)
}

export const putOffPurges = async (tx: Tx, purges: readonly Purge[], seconds: number): Promise<void> => {
  await sql`update cdn_purge set due_at = now() + make_interval(secs => ${seconds})
    where id = any(${purges.map(({ id }) => id)}::bigint[])`.execute(tx)
}

/** Milliseconds until the next one is due; undefined when there is none. */
export const findNextPurge = async (tx: Tx): Promise<number | undefined> => {
  const { rows } = await sql<{ wait: number | null }>`
    select extract(epoch from min(due_at) - now())::float8 * 1000 as wait from cdn_purge`.execute(tx)
  return rows[0]?.wait ?? undefined
}
