import type { Lifecycle } from '#features/catalogue/product/product.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** What a category index knows about a product. */
export type IndexedProduct = {
  readonly brand: string | null
  readonly lifecycle: Lifecycle
  readonly isInStock: boolean
  /** The list price in USD, in cents. */
  readonly price: number | null
  readonly attributes: Readonly<Record<string, string | number>>
}

/** Where a product is sold: a filter that nobody chooses and that always holds. */
export const MARKET = 'market'
/** Sold in every country. */
export const EVERYWHERE = '*'
/** Facets of every category; the others are attributes, under their own keys. */
export const OWN_FACETS = ['brand', 'lifecycle', 'stock', 'price'] as const

/** Where bands of the list price end, in dollars. */
const PRICE_STEPS = [25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const

/** The band a price in cents falls into, as `100-250`; the last one is open: `10000-`. */
export const priceBand = (cents: number): string => {
  const at = PRICE_STEPS.findIndex((step) => cents < step * 100)
  if (at < 0) return `${PRICE_STEPS.at(-1)}-`
  return `${PRICE_STEPS[at - 1] ?? 0}-${PRICE_STEPS[at]}`
}

/** A product's value for each of the own facets, then for each attribute that is one. */
export const listFacetValues = (product: IndexedProduct, facetKeys: readonly string[]): (string | undefined)[] => [
  product.brand ?? undefined,
  product.lifecycle,
  product.isInStock ? 'in' : undefined,
  product.price === null ? undefined : priceBand(product.price),
  ...facetKeys.map((key) => {
    const value = lookUp(product.attributes, key)
    return value === undefined ? undefined : String(value)
  }),
]

/** Nobody reads through more values than this; the most frequent ones are kept. */
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
