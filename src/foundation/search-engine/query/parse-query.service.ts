import {
  isMeasure,
  joinMeasures,
  listUnitAlternatives,
  readMeasure,
} from '#foundation/search-engine/query/measure-alternatives.rules.ts'
import { readUnit } from '#foundation/search-engine/query/measure-units.rules.ts'
import { foldText } from '#kernel/fold-text.ts'
import { dropStopWords, isStopWord } from '#foundation/search-engine/analysis/stop-words.rules.ts'
import { findBuiltInSynonyms } from '#foundation/search-engine/analysis/built-in-synonyms.service.ts'
import { joinNumberWord, readNumberWord, sayNumber } from '#foundation/search-engine/analysis/number-words.rules.ts'
import { isNumberLike } from '#foundation/search-engine/analysis/part-number.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { tokenize } from '#foundation/search-engine/analysis/tokenize.service.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

/** One clause of a query: a document matches it by any of its alternatives or part numbers. */
export type Clause = {
  readonly written: string
  /** Any of these, each a list of words that must all match. */
  readonly alternatives: readonly (readonly string[])[]
  /** Folded part numbers; any of them matches as well. */
  readonly numbers: readonly string[]
  /** Words to match where nothing else does. */
  readonly bare?: readonly string[]
}

export type ParsedQuery = { readonly clauses: readonly Clause[]; readonly isExact: boolean; readonly words: readonly string[] }

const MAX_CLAUSES = 12
const LONGEST_PHRASE = 4

type Chunk = { readonly written: string; readonly number?: string }

/** Separates clauses; a comma between digits is a decimal comma. */
const BETWEEN = /\s+|[;|]|,(?!\d)|(?<!\d),|[+&](?=\p{L}|\d{3})/u
const BESIDE_HAN = /(?<=\p{Script=Han})(?=[\dA-Za-z])|(?<=[\dA-Za-z])(?=\p{Script=Han})/u
const LONG_NUMBER = 5

/** Chinese is written without a space beside a part number. */
const splitHan = (written: string): string[] => {
  const parts = written.split(BESIDE_HAN)
  return parts.some((part) => /\d/.test(part) && foldPartNumber(part).length >= LONG_NUMBER) ? parts : [written]
}

const splitChunks = (query: string): Chunk[] =>
  query
    .split(BETWEEN)
    .flatMap(splitHan)
    .filter((written) => /[\p{L}\p{N}]/u.test(written))
    .map((written) => {
      const number = foldPartNumber(written)
      return isNumberLike(number, written) && !isMeasure(written) ? { written, number } : { written }
    })

/** May belong to a part number that was written with spaces: words are longer. */
const mayBePartNumberPart = ({ written }: Chunk): boolean =>
  (/\d/.test(written) && !isMeasure(written)) || /^[A-Za-z]{1,5}\W?$/.test(written)

const MAX_PARTS = 4

/** Part numbers that a chunk makes together with its neighbours. */
const unionNumberMatches = (chunks: readonly Chunk[], index: number): string[] => {
  const found: string[] = []
  for (let from = Math.max(0, index - MAX_PARTS + 1); from <= index; from += 1)
    for (let to = Math.max(index, from + 1); to < Math.min(chunks.length, from + MAX_PARTS); to += 1) {
      const parts = chunks.slice(from, to + 1)
      if (!parts.every(mayBePartNumberPart)) continue
      const written = parts.map((chunk) => chunk.written).join('')
      const number = foldPartNumber(written)
      if (isNumberLike(number, written)) found.push(number)
    }
  return found
}

/** A synonym for the words from the first to the last index. */
type Replacement = { readonly from: number; readonly to: number; readonly words: readonly string[] }

const phraseOf = (words: readonly string[]): string => words.map(foldText).join(' ')
const foldCase = (word: string): string => word.toLowerCase()

/** Synonyms of a phrase. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

/** Phrases of one list are synonyms of each other. */
export const readSynonyms = (lists: readonly (readonly string[])[]): Synonyms => {
  const synonyms = new Map<string, (readonly string[])[]>()
  for (const list of lists) {
    const phrases = list.map((phrase) => dropStopWords(tokenize(phrase), LANGUAGES))
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
      const phrase = dropStopWords(words.slice(from, to + 1), LANGUAGES)
      // Synonyms are tokenized as texts are: Pt100 is two tokens.
      const parts = phrase.flatMap((word) => tokenize(word))
      const others = [...(synonyms.get(phraseOf(phrase)) ?? []), ...findBuiltInSynonyms(parts.map(foldCase), languages)]
      for (const other of others) found.push({ from, to, words: other })
    }
  return found
}

const HAN_CHARACTER = /^\p{Script=Han}$/u

/** Joins single characters of an unknown Chinese word into one clause. */
const joinHanCharacters = (words: readonly string[]): string[][] => {
  const runs: string[][] = []
  let isAllowed = false
  for (const word of words) {
    const isSign = HAN_CHARACTER.test(word) && !isStopWord(word, ['zh'])
    if (isSign && isAllowed) runs.at(-1)?.push(word)
    else runs.push([word])
    isAllowed = isSign
  }
  return runs
}

/** A number that counts something may be a word: 4 gas, four-gas, Viergas. */
const listCountAlternatives = (own: readonly string[], next: string | undefined, languages: readonly Language[]): string[][] => {
  const [digits = '', counted, ...rest] = own
  const thing = counted ?? next ?? ''
  if (rest.length > 0 || !/^\p{L}{3,}$/u.test(thing) || readUnit(thing)) return []
  const words = counted === undefined ? [] : [counted]
  const joined = joinNumberWord(digits, thing, languages)
  return [...sayNumber(digits, languages).map((said) => [said, ...words]), ...joined.map((word) => [word])]
}

/** A word may be a number, be counted by one, or be its unit. */
const listWordAlternatives = (run: readonly string[], before: string | undefined, languages: readonly Language[]): string[][] => {
  const word = run.join('')
  const digits = readNumberWord(word, languages)
  return [
    ...(digits === undefined ? [] : [[digits]]),
    ...(before === undefined ? [] : joinNumberWord(before, word, languages).map((joined) => [joined])),
    ...listUnitAlternatives(word, before),
  ]
}

/** Splits a query into clauses. Part numbers are also tried with their neighbours, since people write them with spaces. */
export const parseQuery = (
  query: string,
  synonyms: Synonyms = new Map(),
  languages: readonly Language[] = LANGUAGES,
  own: Language = 'en',
): ParsedQuery => {
  // In all six languages every small number would be looked up in six words.
  const counting = [...new Set<Language>([own, 'en'])].filter((language) => languages.includes(language))
  const quoted = /^"(.*)"$/.exec(query.trim())
  const text = quoted?.[1] ?? joinMeasures(query).replaceAll('"', ' ')
  const chunks = splitChunks(text)
  const words: string[] = []
  const clauses: Clause[] = []
  for (const [index, chunk] of chunks.entries()) {
    const written = tokenize(chunk.written)
    const numbers = [...new Set([...(chunk.number === undefined ? [] : [chunk.number]), ...unionNumberMatches(chunks, index)])]
    if (written.length === 0) continue
    if (chunk.number === undefined && !/\d/.test(chunk.written))
      for (const run of joinHanCharacters(written)) {
        const others = quoted ? [] : listWordAlternatives(run, chunks[index - 1]?.written, counting)
        clauses.push({ written: run.join(''), alternatives: [run, ...others], numbers })
      }
    else {
      const next = chunks[index + 1]?.written
      const { alternatives, bare } = quoted ? { alternatives: [] } : readMeasure(chunk.written, written, next)
      const said = quoted ? [] : listCountAlternatives(written, next, counting)
      clauses.push({
        written: chunk.written,
        alternatives: [written, ...alternatives, ...said],
        numbers,
        ...(bare ? { bare } : {}),
      })
    }
    words.push(...written)
  }
  if (quoted) return { clauses: clauses.slice(0, MAX_CLAUSES), isExact: true, words }
  const telling = dropStopWords(clauses, languages, ({ written }) => written)
  const replacements = findReplacements(
    telling.map((clause) => clause.written),
    synonyms,
    languages,
  )
  const widened = telling.map((clause, index) => ({
    ...clause,
    alternatives: [
      ...clause.alternatives,
      ...replacements.filter(({ from, to }) => from <= index && index <= to).map((found) => found.words),
    ],
  }))
  return { clauses: widened.slice(0, MAX_CLAUSES), isExact: false, words }
}
