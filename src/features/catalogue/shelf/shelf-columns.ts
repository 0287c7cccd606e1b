import { chooseFrequent, EVERYWHERE, MARKET, setBit } from '#features/catalogue/shelf/shelf.rules.ts'

/** Whole numbers that keep coming: four bytes each. */
export const growIntegers = () => {
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

/** Words by number, each once. */
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
 * What the products of a branch can be found by: for each facet one number a product. A million products with twenty
 * facets are eighty megabytes, whatever the values are.
 */
export const createFacetColumns = (facets: readonly string[]) => {
  const columns = facets.map((facet) => ({ facet, dictionary: createDictionary(), codes: growIntegers() }))
  const markets = { dictionary: createDictionary(), codes: growIntegers() }

  function* cutMarkets(members: Int32Array): Generator<FacetBits> {
    const codes = markets.codes.all()
    const lists = markets.dictionary.words.map((word) => (word === '' ? [] : word.split(',')))
    const byCountry = new Map<string, Uint8Array>()
    const bytes = Math.ceil(members.length / 8)
    for (let place = 0; place < members.length; place += 1)
      for (const country of lists[codes[members[place] ?? 0] ?? 0] ?? []) {
        const bits = byCountry.get(country) ?? new Uint8Array(bytes)
        byCountry.set(country, bits)
        setBit(bits, place)
      }
    for (const [country, bits] of byCountry) yield { facet: MARKET, value: country, bits }
  }

  function* cutFacet({ facet, dictionary, codes }: (typeof columns)[number], members: Int32Array): Generator<FacetBits> {
    const all = codes.all()
    const counts = new Int32Array(dictionary.words.length)
    for (const member of members) {
      const code = all[member] ?? -1
      if (code >= 0) counts[code] = (counts[code] ?? 0) + 1
    }
    const bits = new Map(chooseFrequent(counts).map((code) => [code, new Uint8Array(Math.ceil(members.length / 8))]))
    const byCode = Array.from(counts, (_, code) => bits.get(code))
    for (let place = 0; place < members.length; place += 1) {
      const found = byCode[all[members[place] ?? 0] ?? -1]
      if (found) setBit(found, place)
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
    /** The values that some of the products have, each with a one at the place of every product that has it. */
    cut: function* (members: Int32Array): Generator<FacetBits> {
      yield* cutMarkets(members)
      for (const column of columns) yield* cutFacet(column, members)
    },
  }
}
