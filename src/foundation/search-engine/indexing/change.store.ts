import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    searchChange: { kind: string; key: string }
    searchReplay: { kind: string; key: string }
  }
}

/** Workers listen here; the payload is the tenant. */
export const CHANGE_CHANNEL = 'portico_search'

export type Change = { readonly kind: string; readonly key: string }

const BATCH = 5000

type TouchOptions = {
  /** False for very many at once: workers hear of them with the next change, or when `announceChanges` is called. */
  readonly isAnnounced?: boolean
}

/** Called in the transaction of the change, so that no change is missed; added and removed documents are recorded the same way. */
export const touchDocuments = async (
  tx: Tx,
  kind: string,
  keys: readonly string[],
  { isAnnounced = true }: TouchOptions = {},
): Promise<void> => {
  const touch = (some: readonly string[]) =>
    sql`insert into search_change (kind, key) select ${kind}, unnest(${[...some]}::text[]) on conflict do nothing`.execute(tx)
  const last = keys.length - (keys.length % BATCH || BATCH)
  for (let at = 0; at < last; at += BATCH) await touch(keys.slice(at, at + BATCH))
  if (keys.length > 0) await Promise.all([touch(keys.slice(last)), isAnnounced && announceChanges(tx)])
}

export const announceChanges = async (tx: Tx): Promise<void> => {
  await sql`select pg_notify(${CHANGE_CHANNEL}, current_setting('app.tenant'))`.execute(tx)
}

export type IndexState = { readonly generation: number; readonly building: number | null }

/** Serializes writers of an index. */
export const lockIndex = async (tx: Tx): Promise<IndexState> => {
  await sql`insert into search_index default values on conflict do nothing`.execute(tx)
  return tx.selectFrom('searchIndex').select(['generation', 'building']).forUpdate().executeTakeFirstOrThrow()
}

export const saveIndex = (tx: Tx, state: IndexState): Promise<unknown> => tx.updateTable('searchIndex').set(state).execute()

/** Takes changes off the queue; during a rebuild they are stored for replay, since the new index may have read the old version. */
export const takeChanges = async (tx: Tx, isBuilding: boolean, limit: number): Promise<Change[]> => {
  const { rows } = await sql<Change>`delete from search_change where (kind, key) in
    (select kind, key from search_change order by kind, key limit ${limit}) returning kind, key`.execute(tx)
  if (isBuilding && rows.length > 0)
    await sql`insert into search_replay (kind, key)
      select * from unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ key }) => key)}::text[])
      on conflict do nothing`.execute(tx)
  return rows
}

export const clearReplay = (tx: Tx): Promise<unknown> => tx.deleteFrom('searchReplay').execute()

/** Changes that were applied during a rebuild are applied to the new index as well. */
export const replayChanges = async (tx: Tx): Promise<void> => {
  await sql`insert into search_change (kind, key) select kind, key from search_replay on conflict do nothing`.execute(tx)
  await clearReplay(tx)
  await announceChanges(tx)
}

/** Deletes the segments of all generations but the given ones. */
export const deleteOtherGenerations = (tx: Tx, stored: readonly number[]): Promise<unknown> =>
  tx.deleteFrom('searchSegment').where('generation', 'not in', stored).execute()
