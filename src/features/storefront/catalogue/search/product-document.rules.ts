import { productPath } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { narrowMarkets } from '#features/storefront/catalogue/product/narrow-markets.rules.ts'
import type { Lifecycle } from '#features/storefront/catalogue/product/product.rules.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

type Words = Readonly<Partial<Record<Language, string>>>

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
  readonly markets: Markets
  readonly popularity: number
  readonly changedAt: Date
}

type Markets = readonly string[] | null
type Home = { readonly path: string; readonly names: Words; readonly markets: Markets }

export type ProductWords = {
  readonly brandNames: ReadonlyMap<string, string>
  /** From the top down, by the id of the lowest. */
  readonly lineOf: ReadonlyMap<string, readonly Home[]>
  /** Numbers whose place a product took. */
  readonly older: ReadonlyMap<string, readonly string[]>
  /** Parts that an accessory goes with. */
  readonly goesWith: ReadonlyMap<string, readonly string[]>
}

type Place = { readonly path: string; readonly family: string | null; readonly brand: string | null }

/** A category is counted with all that are above it. */
const listValues = (row: Pick<ProductRow, 'sku' | 'lifecycle' | 'replacedBy' | 'image'>, { path, family, brand }: Place) => ({
  sku: row.sku,
  category: path.split('/').map((_, index, slugs) => slugs.slice(0, index + 1).join('/')),
  ...(brand === null ? {} : { brand }),
  ...(family === null ? {} : { product_family: family }),
  lifecycle: row.lifecycle,
  ...(row.replacedBy === null ? {} : { replaced_by: row.replacedBy }),
  ...(row.image === null ? {} : { image: row.image }),
})

const LEAST_WORDS = 3
const MOST_WORDS = 6

/** The trade shortens names of three words and more to their initials: CDU for control display units. Empty where there are none. */
export const writeInitials = (name: string): string => {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Script=Latin}{3,}$/u.test(word))
  return words.length < LEAST_WORDS || words.length > MOST_WORDS
    ? ''
    : words
        .map((word) => word.charAt(0))
        .join('')
        .toUpperCase()
}

const limitTo = (markets: Markets) => (markets ? { countries: markets } : {})

export type ShownRow = Pick<ProductRow, 'sku' | 'lifecycle' | 'replacedBy' | 'image' | 'markets' | 'popularity' | 'changedAt'> &
  Place & { readonly homeMarkets: Markets; readonly name: string; readonly text: string | null; readonly isSpoken: boolean }

/** A product as an answer shows it, in one language. */
export const showProduct = (row: ShownRow, language: Language) => ({
  key: row.sku,
  path: productPath(row.sku),
  type: 'Product',
  parentType: 'products',
  texts: { [row.isSpoken ? language : 'en']: { title: row.name, description: row.text ?? '' } },
  ...limitTo(narrowMarkets(row.markets, row.homeMarkets)),
  updatedAt: row.changedAt,
  popularity: row.popularity,
  numbers: [row.sku],
  values: listValues(row, row),
})

/** A product as search knows it: by its names, its family, what it is made of, and every number that stands for it. */
export const describeProduct = (row: ProductRow, { brandNames, lineOf, older, goesWith }: ProductWords) => {
  const line = lineOf.get(row.categoryId) ?? []
  const brand = row.brand === null ? undefined : (brandNames.get(row.brand) ?? row.brand)
  const facts = Object.values(row.attributes).join(' ')
  const family = line.at(-1)?.names.en
  return {
    key: row.sku,
    path: productPath(row.sku),
    type: 'Product',
    parentType: 'products',
    texts: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const title = row.names[language]
        if (title === undefined) return []
        const home = line.map(({ names }) => names[language] ?? '')
        const words = [brand, ...home, ...home.map(writeInitials), facts, ...(goesWith.get(row.sku) ?? [])]
          .filter((word) => word !== undefined && word !== '')
          .join(' ')
        return [[language, { title, description: row.texts[language] ?? '', words }]]
      }),
    ),
    ...limitTo(narrowMarkets(row.markets, line.at(-1)?.markets ?? null)),
    updatedAt: row.changedAt,
    popularity: row.popularity,
    numbers: [row.sku, ...(older.get(row.sku) ?? [])],
    values: listValues(row, { path: line.at(-1)?.path ?? '', family: family ?? null, brand: brand ?? null }),
  }
}
