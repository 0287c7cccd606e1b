import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { sweepRecords } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db } from '#platform/database/database.ts'

const SWEPT_WITH_EACH = 5

/** Where the provider keeps its sessions, codes and interactions: one table, one tenant, by real time. */
export const createAdapter =
  (db: Db, tenant: TenantKey) =>
  (kind: string): Adapter => {
    const find = (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> =>
      withTenant(db, tenant, async (tx) => {
        const row = await tx
          .selectFrom('oidcRecord')
          .select(['payload', 'consumedAt'])
          .where('kind', '=', kind)
          .where(column, '=', value)
          .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', sql<Date>`now()`)]))
          .executeTakeFirst()
        if (!row) return undefined
        const consumed = row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}
        return { ...(row.payload as AdapterPayload), ...consumed }
      })
    return {
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      // No devices sign in here.
      findByUserCode: () => Promise.resolve(undefined),
      upsert: (id, payload, seconds) =>
        withTenant(db, tenant, async (tx) => {
          const values = {
            payload: JSON.stringify(payload),
            grantId: payload.grantId ?? null,
            uid: payload.uid ?? null,
            expiresAt: seconds ? sql<Date>`now() + make_interval(secs => ${seconds})` : null,
          }
          await tx
            .insertInto('oidcRecord')
            .values({ kind, id, ...values })
            .onConflict((conflict) => conflict.columns(['tenant', 'kind', 'id'] as never).doUpdateSet(values))
            .execute()
          await sweepRecords(tx, SWEPT_WITH_EACH)
        }),
      consume: (id) =>
        withTenant(db, tenant, async (tx) => {
          await tx
            .updateTable('oidcRecord')
            .set({ consumedAt: sql<Date>`now()` })
            .where('kind', '=', kind)
            .where('id', '=', id)
            .execute()
        }),
      destroy: (id) =>
        withTenant(db, tenant, async (tx) => {
          await tx.deleteFrom('oidcRecord').where('kind', '=', kind).where('id', '=', id).execute()
        }),
      revokeByGrantId: (grantId) =>
        withTenant(db, tenant, async (tx) => {
          await tx.deleteFrom('oidcRecord').where('grantId', '=', grantId).execute()
        }),
    }
  }
