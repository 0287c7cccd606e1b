import { randomUUID } from 'node:crypto'
import { saveAttributes } from '#features/storefront/catalogue/attribute.store.ts'
import { saveBrands } from '#features/storefront/catalogue/brand.store.ts'
import { listAllCategories, saveCategory, type ByLanguage, type Category } from '#features/storefront/catalogue/category.store.ts'
import { narrowMarkets } from '#features/storefront/catalogue/product/narrow-markets.rules.ts'
import type { CatalogueFile, CategoryEntry } from '#features/storefront/catalogue/structure/catalogue-file.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { StartError } from '#platform/start-error.ts'

const inEveryLanguage = (words: CategoryEntry['names'] | undefined): ByLanguage =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words?.[language] ?? words?.en ?? ''])) as ByLanguage

const parentPathOf = (path: string): string | undefined => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : undefined)

/** Those of the file in their order, over those that are there: parents before their children, nothing is removed. */
const mergeCategories = (known: readonly Category[], entries: readonly CategoryEntry[]): Category[] => {
  const byPath = new Map(known.map((category) => [category.path, category]))
  for (const [position, { path, names, texts, image, markets }] of entries.entries()) {
    const parentPath = parentPathOf(path)
    const parent = parentPath === undefined ? undefined : byPath.get(parentPath)
    if (parentPath !== undefined && !parent) throw new StartError(`${path} stands below ${parentPath}, which is not there.`)
    byPath.set(path, {
      id: byPath.get(path)?.id ?? randomUUID(),
      parentId: parent?.id ?? null,
      slug: path.slice((parentPath?.length ?? -1) + 1),
      path,
      depth: path.split('/').length,
      position,
      pictureFamily: byPath.get(path)?.pictureFamily ?? '',
      image: image ?? null,
      names: inEveryLanguage(names),
      texts: inEveryLanguage(texts),
      markets: markets ?? null,
    })
  }
  return [...byPath.values()].toSorted((one, other) => one.depth - other.depth)
}

/** Each is sold at most where the one above it is, also when only that one changed [T-26]. */
const narrowAll = (categories: readonly Category[]): Category[] => {
  const sold = new Map<string, Category['markets']>()
  return categories.map((category) => {
    const markets = narrowMarkets(category.markets, sold.get(category.parentId ?? '') ?? null)
    sold.set(category.id, markets)
    return { ...category, markets }
  })
}

/** Adds what the file names, or writes over what is known of it; what it does not name stays. */
export const saveCatalogue = async (tx: Tx, { categories, brands, attributes }: CatalogueFile): Promise<void> => {
  for (const category of narrowAll(mergeCategories(await listAllCategories(tx), categories))) await saveCategory(tx, category)
  await saveBrands(
    tx,
    brands.map(({ slug, name, texts = {} }, position) => ({ slug, name, texts, position })),
  )
  await saveAttributes(
    tx,
    attributes.map((attribute, position) => ({ ...attribute, position })),
  )
}
