import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { dropProviderGrant, recordIdOf, sweepRecords } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'

const SWEPT_WITH_EACH = 5

type FindClient = (clientId: string) => Promise<AdapterPayload | undefined>

/** Where the provider keeps its sessions, codes and interactions: one table, one tenant, by real time. Clients are found elsewhere. */
export const createAdapter = (db: Db, tenant: TenantKey, findClient: FindClient): ((kind: string) => Adapter) => {
  // The provider ends several records at once, and a request has one connection.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: (tx: Tx) => Promise<void>): Promise<void> => {
    const run = () => withTenant(db, tenant, work)
    const done = last.then(run, run)
    last = done
    return done
  }
  return (kind) => {
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
    const keyOf = (id: string): string => recordIdOf(kind, id)
    // A token's own text is in no row.
    const hide = (id: string, payload: AdapterPayload): AdapterPayload =>
      keyOf(id) === id ? payload : { ...payload, jti: undefined }
    const findRecord = async (id: string): Promise<AdapterPayload | undefined> => {
      const payload = await find('id', keyOf(id))
      return payload && (keyOf(id) === id ? payload : { ...payload, jti: id })
    }
    return {
      find: kind === 'Client' ? findClient : findRecord,
      findByUid: (uid) => find('uid', uid),
      // No devices sign in here.
      findByUserCode: () => Promise.resolve(undefined),
      upsert: (id, payload, seconds) =>
        withTenant(db, tenant, async (tx) => {
          const values = {
            payload: JSON.stringify(hide(id, payload)),
            grantId: payload.grantId ?? null,
            uid: payload.uid ?? null,
            expiresAt: seconds ? sql<Date>`now() + make_interval(secs => ${seconds})` : null,
          }
          await tx
            .insertInto('oidcRecord')
            .values({ kind, id: keyOf(id), ...values })
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
            .where('id', '=', keyOf(id))
            .execute()
        }),
      destroy: (id) =>
        inTurn(async (tx) => {
          await tx.deleteFrom('oidcRecord').where('kind', '=', kind).where('id', '=', keyOf(id)).execute()
        }),
      // With the first kind all of them go.
      revokeByGrantId: async (grantId) => {
        if (kind === 'AccessToken') await inTurn((tx) => dropProviderGrant(tx, grantId))
      },
    }
  }
}
