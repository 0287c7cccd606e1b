import type { Lifecycle } from '#features/catalogue/product/product.rules.ts'

/** What a product says about itself on a shelf. */
export type ShelvedProduct = {
  readonly brand: string | null
  readonly lifecycle: Lifecycle
  readonly markets: readonly string[] | null
  readonly isInStock: boolean
  readonly attributes: Readonly<Record<string, string | number>>
}

/** Filters that every shelf has; the others are attributes, under their own keys. */
export const MARKET = 'market'
/** Sold wherever one asks. */
export const EVERYWHERE = '*'
export const OWN_FACETS = ['brand', 'lifecycle', 'stock'] as const

/** More values than this nobody looks through; the most frequent ones stay. */
const MOST_VALUES = 250

export type FacetPair = readonly [facet: string, value: string]

/** Every value one can find a product by. */
export const listFacetPairs = (product: ShelvedProduct, facetKeys: readonly string[]): FacetPair[] => [
  ...(product.markets ?? [EVERYWHERE]).map((country): FacetPair => [MARKET, country]),
  ['lifecycle', product.lifecycle],
  ...(product.brand === null ? [] : [['brand', product.brand] as const]),
  ...(product.isInStock ? [['stock', 'in'] as const] : []),
  ...facetKeys.flatMap((key): FacetPair[] => {
    const value = product.attributes[key]
    return value === undefined ? [] : [[key, String(value)]]
  }),
]

/** Collects what stands on one shelf, product after product, in the order of the shelf. */
export const createShelf = () => {
  const products: number[] = []
  const places = new Map<string, Map<string, number[]>>()
  return {
    add: (id: number, pairs: readonly FacetPair[]): void => {
      const place = products.push(id) - 1
      for (const [facet, value] of pairs) {
        const values = places.get(facet) ?? new Map<string, number[]>()
        places.set(facet, values)
        const list = values.get(value)
        if (list) list.push(place)
        else values.set(value, [place])
      }
    },
    products: (): readonly number[] => products,
    /** The values of each facet with the places they are found at. */
    facets: function* (): Generator<{ facet: string; value: string; places: readonly number[] }> {
      for (const [facet, values] of places) {
        const frequent = [...values].toSorted(([, a], [, b]) => b.length - a.length).slice(0, MOST_VALUES)
        for (const [value, list] of frequent) yield { facet, value, places: list }
      }
    },
  }
}
export type Shelf = ReturnType<typeof createShelf>

/** Ones at these places, as the hexadecimal digits that PostgreSQL reads a bit string from. */
export const toBits = (places: readonly number[], length: number): string => {
  const bytes = new Uint8Array(Math.ceil(length / 8))
  for (const place of places) {
    const byte = place >> 3
    bytes[byte] = (bytes[byte] ?? 0) | (0x80 >> (place & 7))
  }
  let digits = ''
  for (const byte of bytes) digits += byte.toString(16).padStart(2, '0')
  return digits
}

/** Where the ones of a page stand in a bit string as PostgreSQL writes it. */
export const pickPlaces = (bits: string, skip: number, take: number): number[] => {
  const places: number[] = []
  let place = bits.indexOf('1')
  for (let found = 0; place >= 0 && found < skip + take; found += 1, place = bits.indexOf('1', place + 1))
    if (found >= skip) places.push(place)
  return places
}
