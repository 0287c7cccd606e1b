import type { Lifecycle } from '#features/storefront/catalogue/product/product.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { digitsOf, type Money } from '#kernel/money.ts'

/** A product in the category index. */
export type IndexedProduct = {
  readonly brand: string | null
  readonly lifecycle: Lifecycle
  readonly isInStock: boolean
  /** List prices by currency, in minor units. */
  readonly prices: Readonly<Record<string, number>> | null
  readonly attributes: Readonly<Record<string, string | number>>
}

/** Where a product is sold: a filter that nobody chooses and that always holds. */
export const MARKET = 'market'
/** Sold in every country. */
export const EVERYWHERE = '*'
/** Facets of every category; the others are prices and attributes. */
const OWN_FACETS = ['brand', 'lifecycle', 'stock'] as const

/** Each currency has bands of its own; in an address the facet is `price` alone. */
export const priceFacet = (currency: string): string => `price:${currency}`
export const isPriceFacet = (facet: string): boolean => facet.startsWith('price:')

/** By what an index filters: the currencies of all markets, and the attributes that are facets. */
export type IndexScheme = { readonly currencies: readonly string[]; readonly attributes: readonly string[] }

export const listIndexFacets = ({ currencies, attributes }: IndexScheme): string[] => [
  ...OWN_FACETS,
  ...currencies.map(priceFacet),
  ...attributes,
]

const DECADE = [1, 2, 5]

/** Where bands begin: 0, 1, 2, 5, 10, 20, 50 … in the currency's main unit. */
const stepBelow = (amount: number): number => {
  if (amount < 1) return 0
  const decade = 10 ** Math.floor(Math.log10(amount) + 1e-9)
  return (DECADE.findLast((step) => step * decade <= amount) ?? 1) * decade
}
const stepAbove = (step: number): number => {
  if (step < 1) return 1
  const decade = 10 ** Math.floor(Math.log10(step) + 1e-9)
  return (DECADE.find((next) => next * decade > step) ?? 10) * decade
}

/** The band a price falls into, as `100-200`. */
export const priceBand = ({ minor, currency }: Money): string => {
  const from = stepBelow(Number(minor / 10n ** BigInt(digitsOf(currency))))
  return `${from}-${stepAbove(from)}`
}

/** A product's value for each of the facets of an index. */
export const listFacetValues = (product: IndexedProduct, { currencies, attributes }: IndexScheme): (string | undefined)[] => [
  product.brand ?? undefined,
  product.lifecycle,
  product.isInStock ? 'in' : undefined,
  ...currencies.map((currency) => {
    const price = lookUp(product.prices ?? {}, currency)
    return price === undefined ? undefined : priceBand({ minor: BigInt(price), currency })
  }),
  ...attributes.map((key) => {
    const value = lookUp(product.attributes, key)
    return value === undefined ? undefined : String(value)
  }),
]

/** Nobody reads through more values than this; the most frequent ones are stored. */
const MOST_VALUES = 250

/** Which values to keep, by their counts. */
export const chooseFrequent = (counts: Int32Array): number[] => {
  const present: number[] = []
  for (let code = 0; code < counts.length; code += 1) if ((counts[code] ?? 0) > 0) present.push(code)
  return present.length <= MOST_VALUES
    ? present
    : present.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, MOST_VALUES)
}

export const setBit = (bits: Uint8Array, ordinal: number): void => {
  bits[ordinal >> 3] = (bits[ordinal >> 3] ?? 0) | (0x80 >> (ordinal & 7))
}

export const hasBit = (bits: Uint8Array, ordinal: number): boolean => ((bits[ordinal >> 3] ?? 0) & (0x80 >> (ordinal & 7))) !== 0

const ONES = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

/** The ordinals of the set bits that belong to a page. */
export const pickOrdinals = (bits: Uint8Array, skip: number, take: number): number[] => {
  const ordinals: number[] = []
  let passed = 0
  for (let at = 0; at < bits.length && ordinals.length < take; at += 1) {
    const ones = ONES[bits[at] ?? 0] ?? 0
    // Bytes before the page are skipped as a whole.
    if (passed + ones <= skip) {
      passed += ones
      continue
    }
    for (let ordinal = at * 8; ordinal < at * 8 + 8 && ordinals.length < take; ordinal += 1) {
      if (!hasBit(bits, ordinal)) continue
      if (passed >= skip) ordinals.push(ordinal)
      passed += 1
    }
  }
  return ordinals
}
