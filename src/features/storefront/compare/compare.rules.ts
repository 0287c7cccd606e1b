import { pageHref } from '#foundation/blocks/public.ts'
import {
  SKU,
  toCard,
  toFacts,
  type CardSetting,
  type CardSource,
  type ProductCard,
} from '#features/storefront/catalogue/public.ts'
import { MOST_COMPARED } from '#features/storefront/compare/compare-list.rules.ts'
import type { Locale } from '#kernel/locale.ts'

export type CompareRow = {
  readonly key: string
  readonly name: string
  /** One for each product, empty where it says nothing. */
  readonly values: readonly string[]
  readonly differs: boolean
}
export type CompareView = {
  readonly items: readonly ProductCard[]
  readonly rows: readonly CompareRow[]
  /** Asked for, but not sold here. */
  readonly missing: readonly string[]
}

/** `?skus=A,B`, or one `skus` each: part numbers only, each once, at most four. */
export const readComparedSkus = (query: URLSearchParams): string[] => {
  const requested = query.getAll('skus').flatMap((value) => value.slice(0, 400).split(','))
  const skus = requested.map((sku) => sku.trim()).filter((sku) => SKU.test(sku))
  return [...new Set(skus)].slice(0, MOST_COMPARED)
}

export const compareHref = (locale: Locale, skus: readonly string[]): string =>
  `${pageHref(locale, '/compare')}${skus.length > 0 ? `?skus=${skus.map(encodeURIComponent).join()}` : ''}`

/** In the order in which they were requested; people also type part numbers in small letters. */
export const pickCompared = <Product extends { readonly sku: string }>(
  skus: readonly string[],
  products: readonly Product[],
): { found: Product[]; missing: string[] } => {
  const find = (sku: string) =>
    products.find((product) => product.sku === sku) ?? products.find((product) => product.sku === sku.toUpperCase())
  const found = new Set(skus.map(find).filter((product) => product !== undefined))
  return { found: [...found], missing: skus.filter((sku) => !find(sku)) }
}

/** Every attribute that one of them has is a row. */
export const toCompareRows = (products: readonly CardSource[], setting: CardSetting): CompareRow[] => {
  const { language } = setting.locale
  return setting.attributes.flatMap((attribute) => {
    const facts = products.map(({ attributes }) => toFacts(attributes, [attribute], language)[0])
    const name = facts.find((fact) => fact !== undefined)?.name
    if (name === undefined) return []
    const values = facts.map((fact) => fact?.value ?? '')
    return [{ key: attribute.key, name, values, differs: new Set(values).size > 1 }]
  })
}

export const toCompareView = (skus: readonly string[], products: readonly CardSource[], setting: CardSetting): CompareView => {
  const { found, missing } = pickCompared(skus, products)
  return { items: found.map((product) => toCard(product, setting)), rows: toCompareRows(found, setting), missing }
}
