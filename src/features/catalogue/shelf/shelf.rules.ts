import type { Lifecycle } from '#features/catalogue/product/product.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** What a product says about itself on a shelf. */
export type ShelvedProduct = {
  readonly brand: string | null
  readonly lifecycle: Lifecycle
  readonly isInStock: boolean
  /** The list price in USD, in cents. */
  readonly price: number | null
  readonly attributes: Readonly<Record<string, string | number>>
}

/** Where a product is sold: a filter that nobody chooses and that always holds. */
export const MARKET = 'market'
/** Sold wherever one asks. */
export const EVERYWHERE = '*'
/** Filters that every shelf has; the others are attributes, under their own keys. */
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
export const listFacetValues = (product: ShelvedProduct, facetKeys: readonly string[]): (string | undefined)[] => [
  product.brand ?? undefined,
  product.lifecycle,
  product.isInStock ? 'in' : undefined,
  product.price === null ? undefined : priceBand(product.price),
  ...facetKeys.map((key) => {
    const value = lookUp(product.attributes, key)
    return value === undefined ? undefined : String(value)
  }),
]

/** More values than this nobody looks through; the most frequent ones stay. */
const MOST_VALUES = 250

/** Which of the values to keep, by how often each is met: code by code, zero where there is none. */
export const chooseFrequent = (counts: Int32Array): number[] => {
  const met: number[] = []
  for (let code = 0; code < counts.length; code += 1) if ((counts[code] ?? 0) > 0) met.push(code)
  return met.length <= MOST_VALUES ? met : met.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, MOST_VALUES)
}

export const setBit = (bits: Uint8Array, place: number): void => {
  bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7))
}

export const hasBit = (bits: Uint8Array, place: number): boolean => ((bits[place >> 3] ?? 0) & (0x80 >> (place & 7))) !== 0

const ONES = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

/** Where the ones of a page stand. */
export const pickPlaces = (bits: Uint8Array, skip: number, take: number): number[] => {
  const places: number[] = []
  let passed = 0
  for (let at = 0; at < bits.length && places.length < take; at += 1) {
    const ones = ONES[bits[at] ?? 0] ?? 0
    // Whole bytes that lie before the page are passed over.
    if (passed + ones <= skip) {
      passed += ones
      continue
    }
    for (let place = at * 8; place < at * 8 + 8 && places.length < take; place += 1) {
      if (!hasBit(bits, place)) continue
      if (passed >= skip) places.push(place)
      passed += 1
    }
  }
  return places
}
