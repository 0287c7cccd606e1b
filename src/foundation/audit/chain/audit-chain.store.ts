import { sql } from 'kysely'
import type { Seal, SealedEntry } from '#foundation/audit/chain/audit-seal.rules.ts'
import type { ChainState } from '#foundation/audit/chain/seal-hash.service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Query } from '#platform/doctor/check.ts'
import type { Figure } from '#platform/http/figures.ts'

/** As text: a time in milliseconds would hide a change of microseconds. */
const CONTENT = `entry.id::text as id, extract(epoch from entry.at)::text as at, entry.actor_id::text as "actorId",
  entry.subject_id::text as "subjectId", entry.action, entry.details::text as details`
const content = sql.raw(CONTENT)

/** For this transaction; false when another worker is at it. */
export const takeAuditLock = async (tx: Tx, what: 'seal' | 'stream'): Promise<boolean> => {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('audit ' || ${what} || current_setting('app.tenant'))) as is_free`.execute(tx)
  return rows[0]?.isFree === true
}

export const readHead = async (tx: Tx): Promise<ChainState | undefined> => {
  const { rows } = await sql<{ position: string; hash: string }>`
    select position, hash from audit_seal order by position desc limit 1`.execute(tx)
  return rows[0] && { position: Number(rows[0].position), hash: rows[0].hash }
}

/** Taken from the list of those without a seal; the transaction gives them one. */
export const takeUnsealed = async (tx: Tx, limit: number): Promise<SealedEntry[]> => {
  const { rows } = await sql<SealedEntry>`
    with taken as (
      delete from audit_unsealed where entry_id in (select entry_id from audit_unsealed order by noted_at, entry_id limit ${limit})
      returning entry_id)
    select ${content} from audit_entry entry join taken on taken.entry_id = entry.id order by entry.at, entry.id`.execute(tx)
  return rows
}

export const insertSeals = async (
  tx: Tx,
  seals: readonly Pick<Seal, 'position' | 'entryId' | 'detailsHash' | 'hash'>[],
): Promise<void> => {
  await sql`insert into audit_seal (position, entry_id, details_hash, hash)
    select * from unnest(${seals.map(({ position }) => position)}::bigint[], ${seals.map(({ entryId }) => entryId)}::uuid[],
      ${seals.map(({ detailsHash }) => detailsHash)}::text[], ${seals.map(({ hash }) => hash)}::text[])`.execute(tx)
}

/** Seals with their entries. */
const SEALS = `select seal.position, seal.entry_id::text as "entryId", seal.details_hash as "detailsHash", seal.hash, ${CONTENT},
    array(select details_hash from audit_redaction where entry_id = seal.entry_id) as redactions
  from audit_seal seal left join audit_entry entry on entry.id = seal.entry_id`

type SealRow = Omit<Seal, 'position' | 'entry'> &
  Omit<SealedEntry, 'id'> & { readonly position: string; readonly id: string | null }

const readSeal = ({ position, entryId, detailsHash, hash, redactions, id, ...entry }: SealRow): Seal => ({
  ...{ position: Number(position), entryId, detailsHash, hash, redactions },
  entry: id === null ? undefined : { id, ...entry },
})

/** In order, with their entries. */
export const listSeals = async (tx: Tx, after: number, limit: number): Promise<Seal[]> => {
  const { rows } = await sql<SealRow>`
    ${sql.raw(SEALS)} where seal.position > ${after} order by seal.position limit ${limit}`.execute(tx)
  return rows.map(readSeal)
}

/** The seal before the newest ones, from which they go on; undefined where there are no more than those. */
export const findSealBefore = async (query: Query, newest: number): Promise<ChainState | undefined> => {
  const [row] = await query<{ position: string; hash: string }>(
    'select position, hash from audit_seal order by position desc offset $1 limit 1',
    [newest],
  )
  return row && { position: Number(row.position), hash: row.hash }
}

/** In order, with their entries. */
export const readSeals = async (query: Query, after: number, limit: number): Promise<Seal[]> =>
  (await query<SealRow>(`${SEALS} where seal.position > $1 order by seal.position limit $2`, [after, limit])).map(readSeal)

/** Of the newest entries; those that wait for their seal are none of them. */
export const listNewestStrays = async (query: Query, limit: number): Promise<readonly { readonly id: string }[]> =>
  query(
    `select id::text from (select id from audit_entry order by at desc limit $1) entry
     where not exists (select from audit_seal where entry_id = entry.id)
       and not exists (select from audit_unsealed where entry_id = entry.id)`,
    [limit],
  )

export const readEntries = async (tx: Tx, ids: readonly string[]): Promise<SealedEntry[]> =>
  (await sql<SealedEntry>`select ${content} from audit_entry entry where entry.id = any(${[...ids]}::uuid[])`.execute(tx)).rows

export const insertRedaction = async (tx: Tx, entryId: string, detailsHash: string): Promise<void> => {
  await sql`insert into audit_redaction (entry_id, details_hash) values (${entryId}, ${detailsHash}) on conflict do nothing`.execute(
    tx,
  )
}

/** Neither sealed nor waiting for it: its seal is gone, or it came past the application. */
export const listStrayEntries = async (tx: Tx, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from audit_entry entry
    where not exists (select from audit_seal where entry_id = entry.id)
      and not exists (select from audit_unsealed where entry_id = entry.id) limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

export const auditFigures: readonly Figure[] = [
  {
    name: 'audit_unsealed_oldest_seconds',
    help: 'How long the oldest entry of the audit log has been waiting for its seal; 0 if none is',
    type: 'gauge',
    of: 'tenant',
    read: async (tx) =>
      (
        await sql<{ value: number }>`select coalesce(extract(epoch from now() - min(noted_at)), 0)::double precision as value
          from audit_unsealed`.execute(tx)
      ).rows,
  },
  {
    name: 'audit_stream_oldest_seconds',
    help: 'How long the oldest entry that the receiver of the audit log has not taken has been waiting; 0 if none is',
    type: 'gauge',
    of: 'tenant',
    read: async (tx) =>
      (
        await sql<{ value: number }>`select coalesce(extract(epoch from now() - min(sealed_at)), 0)::double precision as value
          from audit_seal where position > (select position from audit_stream)`.execute(tx)
      ).rows,
  },
]
