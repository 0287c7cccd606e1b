/** A query that finds something, and how much. */
export type NearQuery = { readonly query: string; readonly count: number }

/** The interpretation of a search without results. */
export type Understood = {
  /** Words that are found, each by itself. */
  readonly known: readonly string[]
  /** Words that nothing on this site has. */
  readonly unknown: readonly string[]
  readonly nearest: readonly NearQuery[]
}

export const NOTHING_UNDERSTOOD: Understood = { known: [], unknown: [], nearest: [] }

/** Each costs a search. */
const MOST_WORDS = 6
const MOST_NEAREST = 5

/** As they were typed: people know their own words best. */
export const splitQuery = (query: string): string[] => {
  const words = query.replaceAll('"', ' ').split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** Alternatives: the known words together; the query without one of its words; each word by itself. */
export const planNearest = (words: readonly string[], known: readonly string[]): string[] => {
  const without = words.length > 2 ? known.map((left) => known.filter((word) => word !== left).join(' ')) : []
  const together = known.length < words.length ? [known.join(' ')] : []
  return [...new Set([...together, ...without, ...known])].filter((query) => query !== '' && query !== words.join(' '))
}

/** Those that find something, the longest first: they say most of what was meant. */
export const chooseNearest = (tried: readonly NearQuery[]): NearQuery[] => {
  const wordsOf = ({ query }: NearQuery): number => query.split(' ').length
  return tried
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => wordsOf(other) - wordsOf(one) || one.count - other.count)
    .slice(0, MOST_NEAREST)
}

/** The beginning of a word that nothing has: what is spelled like it may be meant. */
export const beginningOf = (word: string): string => word.slice(0, Math.max(3, Math.ceil(word.length / 2)))
