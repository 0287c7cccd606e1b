import type { SoftwareProduct, SoftwareRelease } from '#features/documents/downloads/software/software.rules.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    softwareProduct: SoftwareProduct
    softwareRelease: SoftwareRelease
    softwareWatch: { personId: string; productKey: string; createdAt: Date }
  }
}

/** The kind under which the search knows them. */
export const SOFTWARE_SOURCE = 'software'

export const listProducts = (tx: Tx): Promise<SoftwareProduct[]> =>
  tx
    .selectFrom('softwareProduct')
    .select(['key', 'names', 'texts', 'kind', 'replacedBy', 'position'])
    .orderBy('position')
    .orderBy('key')
    .execute()

const RELEASE = ['eakNumber', 'productKey', 'version', 'releasedAt', 'notes', 'path'] as const

export const listReleases = (tx: Tx): Promise<SoftwareRelease[]> => tx.selectFrom('softwareRelease').select(RELEASE).execute()

export const findRelease = (tx: Tx, eakNumber: string): Promise<SoftwareRelease | undefined> =>
  tx.selectFrom('softwareRelease').select(RELEASE).where('eakNumber', '=', eakNumber).executeTakeFirst()

export const findProduct = (tx: Tx, key: string): Promise<SoftwareProduct | undefined> =>
  tx
    .selectFrom('softwareProduct')
    .select(['key', 'names', 'texts', 'kind', 'replacedBy', 'position'])
    .where('key', '=', key)
    .executeTakeFirst()

/** True when there was no such version before. */
export const insertRelease = async (tx: Tx, release: SoftwareRelease): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('softwareRelease')
    .values({ ...release, notes: JSON.stringify(release.notes) as never })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await touchDocuments(tx, SOFTWARE_SOURCE, [release.productKey])
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const listWatched = async (tx: Tx, personId: string): Promise<Set<string>> => {
  const rows = await tx.selectFrom('softwareWatch').select('productKey').where('personId', '=', personId).execute()
  return new Set(rows.map(({ productKey }) => productKey))
}

/** Twice is once. */
export const startWatching = async (tx: Tx, personId: string, productKey: string, now: Date): Promise<void> => {
  await tx
    .insertInto('softwareWatch')
    .values({ personId, productKey, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const stopWatching = async (tx: Tx, personId: string, productKey: string): Promise<void> => {
  await tx.deleteFrom('softwareWatch').where('personId', '=', personId).where('productKey', '=', productKey).execute()
}

export const listWatchers = async (tx: Tx, productKey: string): Promise<string[]> => {
  const rows = await tx.selectFrom('softwareWatch').select('personId').where('productKey', '=', productKey).execute()
  return rows.map(({ personId }) => personId)
}

/** How many want to hear of the next version, by product. */
export const countWatchers = async (tx: Tx): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('softwareWatch')
    .select((from) => ['productKey', from.fn.countAll<string>().as('count')])
    .groupBy('productKey')
    .execute()
  return new Map(rows.map(({ productKey, count }) => [productKey, Number(count)]))
}

/** From here on the first is shown as replaced by the second. */
export const replaceProduct = async (tx: Tx, key: string, replacedBy: string): Promise<void> => {
  await tx.updateTable('softwareProduct').set({ replacedBy }).where('key', '=', key).execute()
  await touchDocuments(tx, SOFTWARE_SOURCE, [key, replacedBy])
}
