import { sql, type Generated } from 'kysely'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    idempotencyKey: {
      tenant: Generated<TenantKey>
      caller: string
      endpoint: string
      key: string
      requestHash: string
      status: number
      contentType: string | null
      body: string
      expiresAt: Date
    }
  }
}

/** Whose call it is, of what, under which key. */
export type CallKey = { readonly caller: string; readonly endpoint: string; readonly key: string }
export type StoredAnswer = {
  readonly requestHash: string
  readonly status: number
  readonly contentType: string | null
  readonly body: string
}

const KEPT_HOURS = 24

const nameLock = (tenant: TenantKey, { caller, endpoint, key }: CallKey): string =>
  JSON.stringify(['idempotency', tenant, caller, endpoint, key])

/** Held until the transaction ends; false while another call with this key is under way. */
export const lockCall = async (tx: Tx, tenant: TenantKey, call: CallKey): Promise<boolean> => {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${nameLock(tenant, call)}, 0)) as "is_mine"`.execute(tx)
  return rows[0]?.isMine ?? false
}

/** Waits for the other call instead, as long as the database lets anybody wait for a lock. */
export const awaitCall = async (tx: Tx, tenant: TenantKey, call: CallKey): Promise<true> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${nameLock(tenant, call)}, 0))`.execute(tx)
  return true
}

export const findAnswer = (tx: Tx, { caller, endpoint, key }: CallKey): Promise<StoredAnswer | undefined> =>
  tx
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'status', 'contentType', 'body'])
    .where('caller', '=', caller)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** In the transaction of what was done: either both stay, or neither. Replaces one whose time is over. */
export const insertAnswer = async (tx: Tx, call: CallKey, answer: StoredAnswer): Promise<void> => {
  const expiresAt = sql<Date>`now() + make_interval(hours => ${KEPT_HOURS})`
  await tx
    .insertInto('idempotencyKey')
    .values({ ...call, ...answer, expiresAt })
    .onConflict((conflict) => conflict.columns(['tenant', 'caller', 'endpoint', 'key']).doUpdateSet({ ...answer, expiresAt }))
    .execute()
}
