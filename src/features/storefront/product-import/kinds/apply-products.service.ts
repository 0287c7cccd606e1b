import {
  addLine,
  createBatch,
  emptyBatch,
  isFull,
  type Batch,
} from '#features/storefront/product-import/import/product-batch.service.ts'
import { upsertProducts } from '#features/storefront/product-import/import/import.store.ts'
import { noteChanges } from '#features/storefront/product-import/import/note-changes.service.ts'
import { isNoted } from '#features/storefront/product-import/import/settling.rules.ts'
import {
  countWritten,
  noteUnsettled,
  readOffers,
  readProductPlaces,
  removeProducts,
  type ProductPlaces,
  type StoredOffer,
} from '#features/storefront/product-import/kinds/brought-products.store.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { ProductOffer } from '#features/storefront/product-import/kinds/product-columns.rules.ts'
import type { ProductLine } from '#features/storefront/product-import/kinds/product-fields.rules.ts'
import { createSettleTask } from '#features/storefront/product-import/kinds/settle-products.task.ts'
import {
  findPictures,
  refusePicture,
  requestFollowing,
  type KnownPictures,
} from '#features/storefront/catalogue/public.server.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import {
  isSameLine,
  completeLine,
  noteDeleted,
  type DataKind,
  type GivenLine,
  type KindContext,
  type LineResult,
} from '#foundation/data-kinds/public.server.ts'

/** Batches hold memory that is used again; two calls at once need two of them. */
const free: Batch[] = []

type Plan = { readonly at: number; readonly line: ProductLine & ProductOffer; readonly isDeleted: boolean }

const isOwnPicture = (address: string): boolean => !address.startsWith('https://')

const listFaults = (line: ProductLine, places: ProductPlaces, pictures: KnownPictures): LineProblem[] => {
  const faults: LineProblem[] = []
  if (!places.categories.has(line.category))
    faults.push({ column: 'category', reason: `‘${line.category}’ is not among the categories` })
  if (line.brand && !places.brands.has(line.brand))
    faults.push({ column: 'brand', reason: `‘${line.brand}’ is not among the brands` })
  for (const image of line.images ?? []) if (isOwnPicture(image)) faults.push(...refusePicture(pictures, 'images', image))
  return faults
}

/** Prices and stock that a line names are set; those of other currencies and countries stay. */
const mergeOffer = ({ prices, stock }: ProductOffer, stored: StoredOffer | undefined) => ({
  prices: { ...stored?.prices, ...(prices && { list: { ...stored?.prices['list'], ...prices } }) },
  stock: { ...stored?.stock, ...stock },
})

const hasSame = (
  given: Readonly<Record<string, number>> | undefined,
  stored: Readonly<Record<string, number>> | undefined,
): boolean => Object.entries(given ?? {}).every(([key, value]) => lookUp(stored, key) === value)

const toRecord = (line: ProductLine, offer: Pick<ProductRecord, 'prices' | 'stock'>): ProductRecord => ({
  ...{ sku: line.sku, category: line.category, names: line.names, texts: line.texts ?? {}, ...offer },
  attributes: (line.attributes ?? {}) as ProductRecord['attributes'],
  ...{ images: [...(line.images ?? [])], documents: [...(line.documents ?? [])], accessories: [...(line.accessories ?? [])] },
  ...{ lifecycle: line.lifecycle ?? 'active', popularity: line.popularity ?? 0 },
  ...(line.brand && { brand: line.brand }),
  ...(line.markets?.length && { markets: [...line.markets] }),
  ...(line.salesOrgs?.length && { salesOrgs: [...line.salesOrgs] }),
  ...(line.replacedBy && { replacedBy: line.replacedBy }),
  ...(line.variantOf && { variantOf: line.variantOf }),
})

/** Lines about different products. */
const applyDistinct = async (
  context: KindContext,
  plans: readonly Plan[],
  kind: DataKind,
  results: LineResult[],
): Promise<void> => {
  const { tx, services } = context
  const stored = (await kind.read?.(tx, { among: plans.map(({ line }) => line), limit: plans.length })) ?? []
  const before = new Map(stored.map(({ line }) => [String(line['sku']), line]))
  const offers = stored.length === 0 ? new Map<string, StoredOffer>() : await readOffers(tx, [...before.keys()])
  const remaining = plans.filter(({ isDeleted }) => !isDeleted)
  const places = await readProductPlaces(
    tx,
    [...new Set(remaining.map(({ line }) => line.category))],
    [...new Set(remaining.flatMap(({ line }) => line.brand ?? []))],
  )
  const pictures = await findPictures(
    context,
    remaining.flatMap(({ line }) => (line.images ?? []).filter(isOwnPicture)),
  )
  const batch = free.pop() ?? createBatch()
  const flush = async (): Promise<void> => {
    const skus = [...batch.rows.keys()]
    if (skus.length === 0) return
    const write = () => upsertProducts(tx, batch.encoder.take(places.recordType), { isCompared: false })
    await (isNoted({ accepted: countWritten(tx) + skus.length }) ? noteChanges(tx, skus, write) : write())
    await noteUnsettled(tx, skus.length)
    emptyBatch(batch)
  }
  const removed: string[] = []
  try {
    for (const { at, line, isDeleted } of plans) {
      const was = before.get(line.sku)
      if (isDeleted) {
        if (!was) continue
        removed.push(line.sku)
        results[at] = { ok: true, change: 'deleted', before: was }
        continue
      }
      const merged = (was ? completeLine(kind, was, line) : line) as ProductLine
      const faults = listFaults(line, places, pictures)
      if (merged.lifecycle === 'replaced' && !merged.replacedBy)
        faults.push({ column: 'replacedBy', reason: 'is missing though the product is replaced' })
      if (faults.length > 0) {
        results[at] = { ok: false, problems: faults }
        continue
      }
      const offer = offers.get(line.sku)
      const isSame = hasSame(line.prices, offer?.prices['list']) && hasSame(line.stock, offer?.stock)
      if (was && isSame && isSameLine(kind.fields, was, merged)) continue
      addLine(batch, places, at, { record: toRecord(merged, mergeOffer(line, offer)) })
      results[at] = was ? { ok: true, change: 'changed', before: was } : { ok: true, change: 'new' }
      if (isFull(batch)) await flush()
    }
    await flush()
    if (removed.length > 0) {
      await noteChanges(tx, removed, () => removeProducts(tx, removed))
      await noteUnsettled(tx, removed.length)
      await noteDeleted(tx, kind, removed.map((sku) => ({ sku }))) // prettier-ignore
    }
  } finally {
    emptyBatch(batch)
    free.push(batch)
  }
  if (countWritten(tx) > 0) await requestFollowing(context, createSettleTask(services))
}

/** One result for each line; a line about a product of a line before it waits until that one is written. */
export const applyProducts = async (
  context: KindContext,
  given: readonly GivenLine[],
  kind: DataKind,
): Promise<readonly LineResult[]> => {
  const results: LineResult[] = given.map(() => ({ ok: true, change: 'unchanged' }))
  let plans = new Map<string, Plan>()
  for (const [at, { line, isDeleted }] of given.entries()) {
    const plan: Plan = { at, line: line as ProductLine & ProductOffer, isDeleted }
    if (plans.has(plan.line.sku)) {
      await applyDistinct(context, [...plans.values()], kind, results)
      plans = new Map()
    }
    plans.set(plan.line.sku, plan)
  }
  await applyDistinct(context, [...plans.values()], kind, results)
  return results
}
