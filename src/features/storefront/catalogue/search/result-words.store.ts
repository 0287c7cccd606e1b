import { sql } from 'kysely'
import type { ByLanguage } from '#features/storefront/catalogue/category.store.ts'
import { readListingWords } from '#features/storefront/catalogue/listing/listing-words.store.ts'
import { toCard, type CardSetting, type ProductCard } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { listProductsBySku } from '#features/storefront/catalogue/product/product.store.ts'
import { inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** Products by their numbers, and what replaced them, as far as they are sold in the market. */
export const listFoundProducts = async (
  tx: Tx,
  skus: readonly string[],
  setting: Pick<CardSetting, 'locale' | 'market' | 'hidesPrices'>,
): Promise<ReadonlyMap<string, { readonly card: ProductCard; readonly replacement?: ProductCard }>> => {
  const rows = await listProductsBySku(tx, skus, setting.market)
  const others = rows.flatMap(({ replacedBy }) => replacedBy ?? [])
  const replacements = await listProductsBySku(tx, others, setting.market)
  const cards = { ...setting, ...(await readListingWords(tx)) }
  const bySku = new Map(replacements.map((row) => [row.sku, toCard(row, cards)]))
  return new Map(
    rows.map((row) => {
      const replacement = bySku.get(row.replacedBy ?? '')
      return [row.sku, { card: toCard(row, cards), ...(replacement && { replacement }) }]
    }),
  )
}

/** Categories by their paths, and by the English names that the index knows families by, in one language. */
export const nameCategories = async (
  tx: Tx,
  { paths, families, language }: { paths: readonly string[]; families: readonly string[]; language: Language },
): Promise<{ readonly categories: Record<string, string>; readonly families: Record<string, string> }> => {
  const { rows } = await sql<{ path: string; names: ByLanguage }>`
    select path, names from category
    where path = any(${[...paths]}::text[]) or names->>'en' = any(${[...families]}::text[])`.execute(tx)
  return {
    categories: Object.fromEntries(rows.map(({ path, names }) => [path, inLanguage(names, language)])),
    families: Object.fromEntries(rows.map(({ names }) => [names.en, inLanguage(names, language)])),
  }
}
