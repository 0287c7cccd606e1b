import { sql, type Generated } from 'kysely'
import type { EncodedRecords, RecordKeys } from '#features/storefront/product-import/import/record-batch.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Db, Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    productImport: {
      id: Generated<string>
      source: string
      state: Generated<'running' | 'done'>
      lines: Generated<number>
      accepted: Generated<number>
      unchanged: Generated<number>
      rejected: Generated<number>
      startedAt: Generated<Date>
      endedAt: Date | null
      settledAt: Date | null
    }
    productImportReject: { importId: string; line: number; sku: string | null; reason: string }
  }
}

export type ImportRun = {
  readonly id: string
  readonly state: 'running' | 'done'
  /** Lines that are dealt with: the next attempt begins after them. */
  readonly lines: number
  readonly accepted: number
  readonly unchanged: number
  readonly rejected: number
  /** When listings and search held what it brought. */
  readonly settledAt: Date | null
}

const RUN = ['id', 'state', 'lines', 'accepted', 'unchanged', 'rejected', 'settledAt'] as const

/** The run of this source, begun or found: an import that was cut short goes on where it stopped. */
export const openImport = async (tx: Tx, source: string): Promise<ImportRun> => {
  const begun = await tx
    .insertInto('productImport')
    .values({ source, endedAt: null, settledAt: null })
    .onConflict((conflict) => conflict.columns(['tenant', 'source'] as never).doNothing())
    .returning(RUN)
    .executeTakeFirst()
  return (
    begun ?? (await tx.selectFrom('productImport').select(RUN).where('source', '=', source).forUpdate().executeTakeFirstOrThrow())
  )
}

/** The run of a source, if there ever was one. */
export const findImport = (tx: Tx, source: string): Promise<ImportRun | undefined> =>
  tx.selectFrom('productImport').select(RUN).where('source', '=', source).executeTakeFirst()

export const saveProgress = async (tx: Tx, { id, ...counts }: ImportRun): Promise<void> => {
  const endedAt = counts.state === 'done' ? sql<Date>`now()` : null
  await tx
    .updateTable('productImport')
    .set({ ...counts, endedAt })
    .where('id', '=', id)
    .execute()
}

/** Given up before its last line: what was brought stays, and its age counts from here. */
export const endImport = async (tx: Tx, source: string): Promise<void> => {
  await tx
    .updateTable('productImport')
    .set({ endedAt: sql<Date>`now()` })
    .where('source', '=', source)
    .where('endedAt', 'is', null)
    .execute()
}

export type Unsettled = {
  /** Imports that brought what listings and search do not hold yet, whole or cut short. */
  readonly imports: readonly Pick<ImportRun, 'id' | 'accepted'>[]
  /** Nothing was ever brought into listings and search. */
  readonly isFirst: boolean
}

export const findUnsettled = async (tx: Tx): Promise<Unsettled> => {
  const imports = tx.selectFrom('productImport').select(['id', 'accepted'])
  const settled = await imports.where('settledAt', 'is not', null).limit(1).execute()
  return {
    imports: await imports.where('settledAt', 'is', null).where('accepted', '>', 0).execute(),
    isFirst: settled.length === 0,
  }
}

/** As they were found: one that went on meanwhile has more to bring. */
export const settleImports = async (tx: Tx, { imports }: Unsettled): Promise<void> => {
  for (const { id, accepted } of imports)
    await tx
      .updateTable('productImport')
      .set({ settledAt: sql<Date>`now()` })
      .where('id', '=', id)
      .where('accepted', '=', accepted)
      .execute()
}

export type Reject = { readonly line: number; readonly sku?: string; readonly reason: string }

export const addRejects = async (tx: Tx, importId: string, rejects: readonly Reject[]): Promise<void> => {
  if (rejects.length === 0) return
  await tx
    .insertInto('productImportReject')
    .values(rejects.map(({ line, sku = null, reason }) => ({ importId, line, sku, reason })))
    .onConflict((conflict) => conflict.columns(['tenant', 'importId', 'line'] as never).doNothing())
    .execute()
}

export const listRejects = (tx: Tx, importId: string, after: number, limit: number) =>
  tx
    .selectFrom('productImportReject')
    .select(['line', 'sku', 'reason'])
    .where('importId', '=', importId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute()

/** A statement, or a lock, took too long. */
const LATE: ReadonlySet<unknown> = new Set(['57014', '55P03'])

/**
 * Two imports of one tenant would overtake each other: the second one waits as long as a statement may take, which is
 * enough for what a killed one left behind. The lock is a transaction's: a pooler gives those one session until they end.
 */
export const holdImports = <T>(db: Db, tenant: TenantKey, work: () => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
    await sql`select pg_advisory_xact_lock(hashtext(${`imports of ${tenant}`}))`.execute(tx).catch((cause: unknown) => {
      const isLate = cause instanceof Error && 'code' in cause && LATE.has(cause.code)
      throw isLate ? new Error(`Another import of ${tenant} is running.`, { cause }) : cause
    })
    return work()
  })

/** Where products can stand, by path, and the number of the type they are sent as. */
export type ImportPlaces = { readonly categories: ReadonlyMap<string, Uint8Array>; readonly recordType: number }

export const readPlaces = async (tx: Tx): Promise<ImportPlaces> => {
  const rows = await tx.selectFrom('category').select(['id', 'path']).execute()
  const types = await sql<{ type: number }>`select 'product_record'::regtype::oid::integer as type`.execute(tx)
  return {
    categories: new Map(rows.map(({ id, path }) => [path, Buffer.from(id.replaceAll('-', ''), 'hex')])),
    recordType: types.rows[0]?.type ?? 0,
  }
}

/** The rows of a batch that say something else than the database, or are not in it yet. */
export const findChanged = async (tx: Tx, { skus, digests }: RecordKeys): Promise<Int32Array> => {
  // A look at the index for each: joined, the whole table might be read for a batch.
  const { rows } = await sql<{ row: number }>`
    select row::integer - 1 as row from unnest(${skus}::text[], ${digests}::bytea[]) with ordinality as r(sku, digest, row)
    where (select digest from product where product.sku = r.sku) is distinct from r.digest`.execute(tx)
  return Int32Array.from(rows, ({ row }) => row)
}

/** Adds or replaces; by their digests those that say the same are passed over. Returns how many were written. */
export const upsertProducts = async (tx: Tx, { count, array }: EncodedRecords, { isCompared = true } = {}): Promise<number> => {
  if (count === 0) return 0
  const { numAffectedRows } = await sql`
    insert into product (sku, category_id, brand, lifecycle, replaced_by, variant_of, names, texts, attributes, images,
      documents, accessories, prices, stock, markets, sales_orgs, popularity, digest)
    select sku, category_id, brand, lifecycle, replaced_by, variant_of, names, texts, attributes, images,
      documents, accessories, prices, stock, markets, sales_orgs, popularity, digest
    from unnest(${array}::product_record[])
    on conflict (tenant, sku) do update set
      category_id = excluded.category_id, brand = excluded.brand, lifecycle = excluded.lifecycle,
      replaced_by = excluded.replaced_by, variant_of = excluded.variant_of, names = excluded.names, texts = excluded.texts,
      attributes = excluded.attributes, images = excluded.images, documents = excluded.documents,
      accessories = excluded.accessories, prices = excluded.prices, stock = excluded.stock, markets = excluded.markets,
      sales_orgs = excluded.sales_orgs, popularity = excluded.popularity, digest = excluded.digest, changed_at = now()
    ${isCompared ? sql`where product.digest <> excluded.digest` : sql``}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** A lost batch is brought again with the note of how far it came, so nobody waits for the disk. */
export const spareDisk = async (tx: Tx): Promise<void> => {
  await sql`set local synchronous_commit to off`.execute(tx)
}
