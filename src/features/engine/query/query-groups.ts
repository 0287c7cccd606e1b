import { foldPartNumber, isNumberLike } from '#features/engine/words/part-number.rules.ts'
import { splitWords } from '#features/engine/words/word-split.ts'
import { foldText } from '#features/engine/words/fold.rules.ts'

/** A query as pins and reports know it. */
export const nameQuery = (query: string): string => foldText(query).replace(/\s+/g, ' ').trim()

/** One thing that was asked for, and everything that would do. */
export type Group = {
  readonly written: string
  /** Any of these, each with all of its words. */
  readonly ways: readonly (readonly string[])[]
  /** Folded numbers, any of which would do as well. */
  readonly numbers: readonly string[]
}

export type Asked = { readonly groups: readonly Group[]; readonly isExact: boolean; readonly words: readonly string[] }

const MOST_GROUPS = 12
const LONGEST_PHRASE = 4

type Chunk = { readonly written: string; readonly number?: string }

const readChunks = (query: string): Chunk[] =>
  query
    .split(/\s+/)
    .filter((written) => written !== '')
    .map((written) => {
      const number = foldPartNumber(written)
      return isNumberLike(number, written) ? { written, number } : { written }
    })

const joinNumbers = (chunks: readonly Chunk[]): string | undefined => {
  const written = chunks.map((chunk) => chunk.written).join('')
  const number = foldPartNumber(written)
  return isNumberLike(number, written) ? number : undefined
}

/** What is said instead of some of the words, by the first and the last of them. */
type Replacement = { readonly from: number; readonly to: number; readonly words: readonly string[] }

const phraseOf = (words: readonly string[]): string => words.map(foldText).join(' ')

/** Other words for a phrase. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

/** Phrases of one list mean the same. */
export const readSynonyms = (lists: readonly (readonly string[])[]): Synonyms => {
  const synonyms = new Map<string, (readonly string[])[]>()
  for (const list of lists) {
    const phrases = list.map(splitWords)
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase)
      synonyms.set(phraseOf(phrase), [...(synonyms.get(phraseOf(phrase)) ?? []), ...others])
    }
  }
  return synonyms
}

const findReplacements = (words: readonly string[], synonyms: Synonyms): Replacement[] => {
  const found: Replacement[] = []
  if (synonyms.size === 0) return found
  for (let from = 0; from < words.length; from += 1)
    for (let to = from; to < Math.min(words.length, from + LONGEST_PHRASE); to += 1)
      for (const other of synonyms.get(phraseOf(words.slice(from, to + 1))) ?? []) found.push({ from, to, words: other })
  return found
}

/** What a query asks for, word by word; numbers are also tried with their neighbours, since people write them apart. */
export const readQuery = (query: string, synonyms: Synonyms = new Map()): Asked => {
  const quoted = /^"(.*)"$/.exec(query.trim())
  const text = (quoted?.[1] ?? query).replaceAll('"', ' ')
  const chunks = readChunks(text)
  const whole = chunks.length > 1 ? joinNumbers(chunks) : undefined
  const words: string[] = []
  const groups: Group[] = []
  for (const [index, chunk] of chunks.entries()) {
    const own = splitWords(chunk.written)
    const neighbours = [chunks.slice(index - 1, index + 1), chunks.slice(index, index + 2)]
      .filter((pair) => pair.length === 2)
      .map(joinNumbers)
    const numbers = [...new Set([chunk.number, ...neighbours, whole].filter((number) => number !== undefined))]
    if (own.length === 0) continue
    if (chunk.number === undefined) for (const word of own) groups.push({ written: word, ways: [[word]], numbers })
    else groups.push({ written: chunk.written, ways: [own], numbers })
    words.push(...own)
  }
  if (quoted) return { groups: groups.slice(0, MOST_GROUPS), isExact: true, words }
  const written = groups.map((group) => group.written)
  const replacements = findReplacements(written, synonyms)
  const widened = groups.map((group, index) => ({
    ...group,
    ways: [...group.ways, ...replacements.filter(({ from, to }) => from <= index && index <= to).map((found) => found.words)],
  }))
  return { groups: widened.slice(0, MOST_GROUPS), isExact: false, words }
}
