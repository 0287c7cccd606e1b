import { isMeasure, joinMeasures, listUnitWays, readMeasure } from '#features/search-engine/query/measure-alternatives.rules.ts'
import { readUnit } from '#features/search-engine/query/measure-units.rules.ts'
import { foldText } from '#features/search-engine/words/fold.rules.ts'
import { dropFunctionWords, isFunctionWord } from '#features/search-engine/words/function-words.ts'
import { findOtherNames } from '#features/search-engine/words/glossary.ts'
import { joinNumberWord, readNumberWord, sayNumber } from '#features/search-engine/words/number-words.rules.ts'
import { foldPartNumber, isNumberLike } from '#features/search-engine/words/part-number.rules.ts'
import { splitWords } from '#features/search-engine/words/word-split.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

/** A query as pins and reports know it. */
export const nameQuery = (query: string): string => foldText(query).replace(/\s+/g, ' ').trim()

/** One thing that was asked for, and everything that would do. */
export type Group = {
  readonly written: string
  /** Any of these, each with all of its words. */
  readonly alternatives: readonly (readonly string[])[]
  /** Folded numbers, any of which would do as well. */
  readonly numbers: readonly string[]
  /** Words that would do where nothing else is found. */
  readonly bare?: readonly string[]
}

export type ParsedQuery = { readonly groups: readonly Group[]; readonly isExact: boolean; readonly words: readonly string[] }

const MOST_GROUPS = 12
const LONGEST_PHRASE = 4

type Chunk = { readonly written: string; readonly number?: string }

/** Between things, not within one: a comma between figures is a decimal one. */
const BETWEEN = /\s+|[;|]|,(?!\d)|(?<!\d),|[+&](?=\p{L}|\d{3})/u
const BESIDE_HAN = /(?<=\p{Script=Han})(?=[\dA-Za-z])|(?<=[\dA-Za-z])(?=\p{Script=Han})/u
const LONG_NUMBER = 5

/** Chinese stands close to a number without being part of it. */
const partHan = (written: string): string[] => {
  const parts = written.split(BESIDE_HAN)
  return parts.some((part) => /\d/.test(part) && foldPartNumber(part).length >= LONG_NUMBER) ? parts : [written]
}

const readChunks = (query: string): Chunk[] =>
  query
    .split(BETWEEN)
    .flatMap(partHan)
    .filter((written) => /[\p{L}\p{N}]/u.test(written))
    .map((written) => {
      const number = foldPartNumber(written)
      return isNumberLike(number, written) && !isMeasure(written) ? { written, number } : { written }
    })

/** May be a piece of a number that was written apart: words are longer. */
const isPiece = ({ written }: Chunk): boolean => (/\d/.test(written) && !isMeasure(written)) || /^[A-Za-z]{1,5}\W?$/.test(written)

const MOST_PIECES = 4

/** Numbers that some neighbours make together with one of the chunks. */
const joinNumbers = (chunks: readonly Chunk[], index: number): string[] => {
  const found: string[] = []
  for (let from = Math.max(0, index - MOST_PIECES + 1); from <= index; from += 1)
    for (let to = Math.max(index, from + 1); to < Math.min(chunks.length, from + MOST_PIECES); to += 1) {
      const pieces = chunks.slice(from, to + 1)
      if (!pieces.every(isPiece)) continue
      const written = pieces.map((chunk) => chunk.written).join('')
      const number = foldPartNumber(written)
      if (isNumberLike(number, written)) found.push(number)
    }
  return found
}

/** What is said instead of some of the words, by the first and the last of them. */
type Replacement = { readonly from: number; readonly to: number; readonly words: readonly string[] }

const phraseOf = (words: readonly string[]): string => words.map(foldText).join(' ')
const foldCase = (word: string): string => word.toLowerCase()

/** Other words for a phrase. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

/** Phrases of one list mean the same. */
export const readSynonyms = (lists: readonly (readonly string[])[]): Synonyms => {
  const synonyms = new Map<string, (readonly string[])[]>()
  for (const list of lists) {
    const phrases = list.map((phrase) => dropFunctionWords(splitWords(phrase), LANGUAGES))
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase)
      synonyms.set(phraseOf(phrase), [...(synonyms.get(phraseOf(phrase)) ?? []), ...others])
    }
  }
  return synonyms
}

const findReplacements = (words: readonly string[], synonyms: Synonyms, languages: readonly Language[]): Replacement[] => {
  const found: Replacement[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = from; to < Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
      const phrase = dropFunctionWords(words.slice(from, to + 1), LANGUAGES)
      // Letters and figures part in a glossary as they do in texts: Pt100.
      const parts = phrase.flatMap((word) => splitWords(word))
      const others = [...(synonyms.get(phraseOf(phrase)) ?? []), ...findOtherNames(parts.map(foldCase), languages)]
      for (const other of others) found.push({ from, to, words: other })
    }
  return found
}

const HAN_SIGN = /^\p{Script=Han}$/u

/** Single signs that Chinese words were cut into, where the dictionary does not know the word, are one thing that is asked for. */
const joinSigns = (words: readonly string[]): string[][] => {
  const runs: string[][] = []
  let isOpen = false
  for (const word of words) {
    const isSign = HAN_SIGN.test(word) && !isFunctionWord(word, ['zh'])
    if (isSign && isOpen) runs.at(-1)?.push(word)
    else runs.push([word])
    isOpen = isSign
  }
  return runs
}

/** A figure that counts something may be a word: 4 gas, four-gas, Viergas. */
const listCountWays = (own: readonly string[], next: string | undefined, languages: readonly Language[]): string[][] => {
  const [figure = '', counted, ...rest] = own
  const thing = counted ?? next ?? ''
  if (rest.length > 0 || !/^\p{L}{3,}$/u.test(thing) || readUnit(thing)) return []
  const words = counted === undefined ? [] : [counted]
  const joined = joinNumberWord(figure, thing, languages)
  return [...sayNumber(figure, languages).map((said) => [said, ...words]), ...joined.map((word) => [word])]
}

/** A word may say a figure, be counted by one, or be the unit of one. */
const listWordWays = (run: readonly string[], before: string | undefined, languages: readonly Language[]): string[][] => {
  const word = run.join('')
  const figure = readNumberWord(word, languages)
  return [
    ...(figure === undefined ? [] : [[figure]]),
    ...(before === undefined ? [] : joinNumberWord(before, word, languages).map((joined) => [joined])),
    ...listUnitWays(word, before),
  ]
}

/** What a query asks for, word by word; numbers are also tried with their neighbours, since people write them apart. */
export const readQuery = (
  query: string,
  synonyms: Synonyms = new Map(),
  languages: readonly Language[] = LANGUAGES,
  own: Language = 'en',
): ParsedQuery => {
  // Six languages would look for every small figure in six words.
  const counting = [...new Set<Language>([own, 'en'])].filter((language) => languages.includes(language))
  const quoted = /^"(.*)"$/.exec(query.trim())
  const text = quoted?.[1] ?? joinMeasures(query).replaceAll('"', ' ')
  const chunks = readChunks(text)
  const words: string[] = []
  const groups: Group[] = []
  for (const [index, chunk] of chunks.entries()) {
    const written = splitWords(chunk.written)
    const numbers = [...new Set([...(chunk.number === undefined ? [] : [chunk.number]), ...joinNumbers(chunks, index)])]
    if (written.length === 0) continue
    if (chunk.number === undefined && !/\d/.test(chunk.written))
      for (const run of joinSigns(written)) {
        const others = quoted ? [] : listWordWays(run, chunks[index - 1]?.written, counting)
        groups.push({ written: run.join(''), alternatives: [run, ...others], numbers })
      }
    else {
      const next = chunks[index + 1]?.written
      const { alternatives, bare } = quoted ? { alternatives: [] } : readMeasure(chunk.written, written, next)
      const said = quoted ? [] : listCountWays(written, next, counting)
      groups.push({
        written: chunk.written,
        alternatives: [written, ...alternatives, ...said],
        numbers,
        ...(bare ? { bare } : {}),
      })
    }
    words.push(...written)
  }
  if (quoted) return { groups: groups.slice(0, MOST_GROUPS), isExact: true, words }
  const telling = dropFunctionWords(groups, languages, ({ written }) => written)
  const replacements = findReplacements(
    telling.map((group) => group.written),
    synonyms,
    languages,
  )
  const widened = telling.map((group, index) => ({
    ...group,
    alternatives: [
      ...group.alternatives,
      ...replacements.filter(({ from, to }) => from <= index && index <= to).map((found) => found.words),
    ],
  }))
  return { groups: widened.slice(0, MOST_GROUPS), isExact: false, words }
}
