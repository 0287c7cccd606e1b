import type { Generated, JSONColumnType } from 'kysely'
import type { MatchedLine } from '#features/buying/quick-order/matching/reading-line.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type Kind = 'pasted' | 'text' | 'xlsx' | 'pdf'

declare module '#platform/database/database.ts' {
  interface Tables {
    orderReading: {
      id: Generated<string>
      personId: string
      soldToId: string
      kind: Kind
      name: string
      size: number
      pages: number
      mediaType: string
      poNumber: string | null
      currency: string | null
      lines: JSONColumnType<MatchedLine[]>
      createdAt: Date
    }
  }
}

export type Owner = { readonly personId: string; readonly soldToId: string }

export type StoredReading = {
  readonly id: string
  readonly kind: Kind
  readonly name: string
  readonly size: number
  readonly pages: number
  readonly mediaType: string
  readonly poNumber: string | null
  readonly currency: string | null
  readonly lines: readonly MatchedLine[]
}

const COLUMNS = ['id', 'kind', 'name', 'size', 'pages', 'mediaType', 'poNumber', 'currency', 'lines'] as const

export const insertReading = async (
  tx: Tx,
  { personId, soldToId }: Owner,
  { lines, ...reading }: StoredReading,
  createdAt: Date,
): Promise<void> => {
  await tx
    .insertInto('orderReading')
    .values({ personId, soldToId, ...reading, lines: JSON.stringify(lines), createdAt })
    .execute()
}

const select = (tx: Tx, { personId, soldToId }: Owner) =>
  tx.selectFrom('orderReading').select(COLUMNS).where('personId', '=', personId).where('soldToId', '=', soldToId)

export const findLatestReading = (tx: Tx, owner: Owner): Promise<StoredReading | undefined> =>
  select(tx, owner).orderBy('createdAt', 'desc').orderBy('id').limit(1).executeTakeFirst()

/** Held for changes until the transaction ends; somebody else's does not exist. */
export const lockReading = (tx: Tx, owner: Owner, id: string): Promise<StoredReading | undefined> =>
  select(tx, owner).where('id', '=', id).forUpdate().executeTakeFirst()

export const updateLines = async (tx: Tx, id: string, lines: readonly MatchedLine[]): Promise<void> => {
  await tx
    .updateTable('orderReading')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', id)
    .execute()
}

export const deleteReading = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('orderReading').where('id', '=', id).execute()
}

const MOST_KEPT = 20

/** Older ones than the last twenty of a person and account; returns their ids [T-80]. */
export const dropOldReadings = async (tx: Tx, { personId, soldToId }: Owner): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('orderReading')
    .where('id', 'in', (query) =>
      query
        .selectFrom('orderReading')
        .select('id')
        .where('personId', '=', personId)
        .where('soldToId', '=', soldToId)
        .orderBy('createdAt', 'desc')
        .offset(MOST_KEPT),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
