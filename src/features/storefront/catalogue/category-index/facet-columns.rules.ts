import { chooseFrequent, EVERYWHERE, MARKET, setBit } from '#features/storefront/catalogue/category-index/category-index.rules.ts'

/** Whole numbers that keep coming: four bytes each. */
export const createIntegerBuffer = () => {
  let data = new Int32Array(1024)
  let length = 0
  return {
    push: (value: number): void => {
      if (length === data.length) {
        const larger = new Int32Array(Math.ceil(length * 1.5))
        larger.set(data)
        data = larger
      }
      data[length] = value
      length += 1
    },
    all: (): Int32Array => data.subarray(0, length),
  }
}

/** Numbers the distinct values of a column. */
const createDictionary = () => {
  const codes = new Map<string, number>()
  const words: string[] = []
  return {
    words,
    codeOf: (word: string): number => {
      const known = codes.get(word)
      if (known !== undefined) return known
      codes.set(word, words.length)
      return words.push(word) - 1
    },
  }
}

export type FacetBits = { readonly facet: string; readonly value: string; readonly bits: Uint8Array }

/**
 * The facet values of the products of a branch: one value number a product and facet. A million products with twenty
 * facets are eighty megabytes, whatever the values are.
 */
export const createFacetColumns = (facets: readonly string[]) => {
  const columns = facets.map((facet) => ({ facet, dictionary: createDictionary(), codes: createIntegerBuffer() }))
  const markets = { dictionary: createDictionary(), codes: createIntegerBuffer() }

  function* listMarketBits(members: Int32Array): Generator<FacetBits> {
    const codes = markets.codes.all()
    const lists = markets.dictionary.words.map((word) => (word === '' ? [] : word.split(',')))
    const byCountry = new Map<string, Uint8Array>()
    const bytes = Math.ceil(members.length / 8)
    for (let ordinal = 0; ordinal < members.length; ordinal += 1)
      for (const country of lists[codes[members[ordinal] ?? 0] ?? 0] ?? []) {
        const bits = byCountry.get(country) ?? new Uint8Array(bytes)
        byCountry.set(country, bits)
        setBit(bits, ordinal)
      }
    for (const [country, bits] of byCountry) yield { facet: MARKET, value: country, bits }
  }

  function* listFacetBits({ facet, dictionary, codes }: (typeof columns)[number], members: Int32Array): Generator<FacetBits> {
    const all = codes.all()
    const counts = new Int32Array(dictionary.words.length)
    for (const member of members) {
      const code = all[member] ?? -1
      if (code >= 0) counts[code] = (counts[code] ?? 0) + 1
    }
    const bits = new Map(chooseFrequent(counts).map((code) => [code, new Uint8Array(Math.ceil(members.length / 8))]))
    const byCode = Array.from(counts, (_, code) => bits.get(code))
    for (let ordinal = 0; ordinal < members.length; ordinal += 1) {
      const found = byCode[all[members[ordinal] ?? 0] ?? -1]
      if (found) setBit(found, ordinal)
    }
    for (const [code, found] of bits) yield { facet, value: dictionary.words[code] ?? '', bits: found }
  }

  return {
    add: (values: readonly (string | undefined)[], countries: readonly string[] | null): void => {
      for (const [index, column] of columns.entries()) {
        const value = values[index]
        column.codes.push(value === undefined ? -1 : column.dictionary.codeOf(value))
      }
      markets.codes.push(markets.dictionary.codeOf(countries === null ? EVERYWHERE : countries.join()))
    },
    /** The values of some products, each with a bit for every product that has it. */
    cut: function* (members: Int32Array): Generator<FacetBits> {
      yield* listMarketBits(members)
      for (const column of columns) yield* listFacetBits(column, members)
    },
  }
}
