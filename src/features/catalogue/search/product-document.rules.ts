import type { Lifecycle } from '#features/catalogue/product/product.rules.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

export type Words = Readonly<Partial<Record<Language, string>>>

export type ProductRow = {
  readonly sku: string
  readonly categoryId: string
  readonly brand: string | null
  readonly lifecycle: Lifecycle
  readonly replacedBy: string | null
  readonly names: Words
  readonly texts: Words
  readonly attributes: Readonly<Record<string, string | number>>
  readonly image: string | null
  readonly markets: readonly string[] | null
  readonly popularity: number
  readonly changedAt: Date
}

export type ProductWords = {
  readonly brandNames: ReadonlyMap<string, string>
  /** From the top down, by the id of the lowest. */
  readonly lineOf: ReadonlyMap<string, readonly { readonly path: string; readonly names: Words }[]>
  /** Numbers whose place a product took. */
  readonly older: ReadonlyMap<string, readonly string[]>
}

/** A product as search knows it: by its names, its family, what it is made of, and every number that stands for it. */
export const describeProduct = (row: ProductRow, { brandNames, lineOf, older }: ProductWords) => {
  const line = lineOf.get(row.categoryId) ?? []
  const brand = row.brand === null ? undefined : (brandNames.get(row.brand) ?? row.brand)
  const facts = Object.values(row.attributes).join(' ')
  const family = line.at(-1)?.names.en
  return {
    key: row.sku,
    path: `/products-dynamic/${encodeURIComponent(row.sku)}`,
    type: 'Product',
    parentType: 'products',
    texts: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const title = row.names[language]
        if (title === undefined) return []
        const words = [brand, ...line.map(({ names }) => names[language]), facts].filter((word) => word !== undefined).join(' ')
        return [[language, { title, description: row.texts[language] ?? '', words }]]
      }),
    ),
    ...(row.markets ? { countries: row.markets } : {}),
    updatedAt: row.changedAt,
    popularity: row.popularity,
    numbers: [row.sku, ...(older.get(row.sku) ?? [])],
    values: {
      sku: row.sku,
      category: line.map(({ path }) => path),
      ...(brand === undefined ? {} : { brand }),
      ...(family === undefined ? {} : { product_family: family }),
      lifecycle: row.lifecycle,
      ...(row.replacedBy === null ? {} : { replaced_by: row.replacedBy }),
      ...(row.image === null ? {} : { image: row.image }),
    },
  }
}
