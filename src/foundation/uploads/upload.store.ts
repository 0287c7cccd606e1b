import { sql, type ColumnType, type Generated } from 'kysely'
import { nameByContent } from '#foundation/uploads/file-extension.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'

export type UploadPart = { readonly key: string; readonly size: number }

declare module '#platform/database/database.ts' {
  interface Tables {
    upload: {
      id: Generated<string>
      personId: string
      kind: string
      name: string
      size: number
      received: Generated<number>
      mediaType: string | null
      state: Generated<'receiving' | 'complete' | 'claimed' | 'removed'>
      parts: ColumnType<readonly UploadPart[], string | undefined, string>
      /** Every part that was ever begun: a call that was cut short leaves its bytes under one of these. */
      keys: Generated<string[]>
      /** The part that is being received. */
      writer: string | null
      writingUntil: Date | null
      createdAt: Generated<Date>
      touchedAt: Generated<Date>
    }
  }
}

export type Upload = {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly size: number
  readonly received: number
  readonly mediaType: string | null
  readonly state: 'receiving' | 'complete' | 'claimed' | 'removed'
  readonly parts: readonly UploadPart[]
}

const SHOWN = ['id', 'kind', 'name', 'size', 'received', 'mediaType', 'state', 'parts'] as const
const MOST_KEYS = 20_000

/** A person's unclaimed uploads. Others that begin for the same person wait. */
export const measureStored = async (tx: Tx, personId: string): Promise<{ count: number; bytes: number }> => {
  await lockName(tx, 'upload', personId)
  return tx
    .selectFrom('upload')
    .select([sql<number>`count(*)::integer`.as('count'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .where('personId', '=', personId)
    .where('state', 'in', ['receiving', 'complete'])
    .executeTakeFirstOrThrow()
}

export type NewUpload = { readonly personId: string; readonly kind: string; readonly name: string; readonly size: number }

export const insertUpload = (tx: Tx, upload: NewUpload): Promise<Upload> =>
  tx
    .insertInto('upload')
    .values({ ...upload, writer: null, writingUntil: null })
    .returning(SHOWN)
    .executeTakeFirstOrThrow()

/** Somebody else's does not exist, nor one that was removed. */
export const findUpload = (tx: Tx, personId: string, id: string): Promise<Upload | undefined> =>
  tx
    .selectFrom('upload')
    .select(SHOWN)
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('state', '<>', 'removed')
    .executeTakeFirst()

type NewPart = { readonly key: string; readonly offset: number; readonly leaseS: number }

/**
 * One writer at a time [T-100]: of several calls for the same place one goes on, before any byte is stored. The key is
 * stored first, so that its bytes can be removed whatever happens; a writer that was killed loses its place after a while.
 */
export const beginPart = async (tx: Tx, id: string, { key, offset, leaseS }: NewPart): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({
      keys: sql`keys || ${key}::text`,
      writer: key,
      writingUntil: sql`now() + make_interval(secs => ${leaseS})`,
      touchedAt: sql`now()`,
    })
    .where('id', '=', id)
    .where('received', '=', offset)
    .where('state', '=', 'receiving')
    .where(sql<boolean>`(writer is null or writing_until < now())`)
    .where(sql<boolean>`cardinality(keys) < ${MOST_KEYS}`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** After its bytes are removed: the next call may bring them. */
export const dropPart = async (tx: Tx, id: string, key: string): Promise<void> => {
  await tx
    .updateTable('upload')
    .set({ keys: sql`array_remove(keys, ${key}::text)`, writer: sql`nullif(writer, ${key})` })
    .where('id', '=', id)
    .execute()
}

export type ReceivedPart = UploadPart & { readonly offset: number; readonly mediaType: string }

/** Of several calls that bring the same bytes one counts. */
export const addPart = (tx: Tx, id: string, { offset, key, size, mediaType }: ReceivedPart): Promise<Upload | undefined> =>
  tx
    .updateTable('upload')
    .set({
      received: sql`received + ${size}`,
      parts: sql`parts || ${JSON.stringify([{ key, size }])}::jsonb`,
      mediaType,
      writer: null,
      state: sql`case when received + ${size} = upload.size then 'complete' else 'receiving' end`,
      touchedAt: sql`now()`,
    })
    .where('id', '=', id)
    .where('received', '=', offset)
    .where('state', '=', 'receiving')
    .where('writer', '=', key)
    .returning(SHOWN)
    .executeTakeFirst()

const nameSafely = (upload: Upload | undefined): Upload | undefined =>
  upload && { ...upload, name: nameByContent(upload.name, upload.mediaType) }

/** Takes a complete upload for good: once, by the one who uploaded it. */
export const claimUpload = async (tx: Tx, personId: string, id: string, kind: string): Promise<Upload | undefined> =>
  nameSafely(
    await tx
      .updateTable('upload')
      .set({ state: 'claimed', touchedAt: sql`now()` })
      .where('id', '=', id)
      .where('personId', '=', personId)
      .where('kind', '=', kind)
      .where('state', '=', 'complete')
      .returning(SHOWN)
      .executeTakeFirst(),
  )

/** For the task that works on it. */
export const findClaimedUpload = (tx: Tx, id: string): Promise<Upload | undefined> =>
  tx.selectFrom('upload').select(SHOWN).where('id', '=', id).where('state', '=', 'claimed').executeTakeFirst()

/** From here on it does not exist; its bytes go now or with the next look for old rows. Returns where they are. */
export const markRemoved = async (tx: Tx, id: string): Promise<readonly string[] | undefined> => {
  const row = await tx
    .updateTable('upload')
    .set({ state: 'removed', touchedAt: sql`now()` })
    .where('id', '=', id)
    .returning('keys')
    .executeTakeFirst()
  return row?.keys
}

export const deleteUpload = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('upload').where('id', '=', id).execute()
}
