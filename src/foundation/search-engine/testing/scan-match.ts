import { dropStopWords } from '#foundation/search-engine/analysis/stop-words.rules.ts'
import { isNumberLike } from '#foundation/search-engine/analysis/part-number.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { stemWord, tokenize } from '#foundation/search-engine/analysis/tokenize.service.ts'
import { holdsPhrase } from '#foundation/search-engine/query/score.rules.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

export type Terms = {
  /** Any of these lists of words. */
  readonly alternatives: readonly (readonly string[])[]
  readonly number: string | undefined
  /** Set where the query is a quotation. */
  readonly phrase: readonly string[] | undefined
  readonly isQueryWord: (word: string) => boolean
}

const stemsOf = (word: string): string[] => LANGUAGES.map((language) => stemWord(word, language))

const textOf = ({ texts }: SearchDocument): string =>
  Object.values(texts)
    .map(({ title, description, words = '' }) => `${title} ${description} ${words}`)
    .join(' ')

/** The words of a query, and the same with a synonym in place of a phrase. */
export const listTerms = (query: string, synonyms: readonly (readonly string[])[]): Terms => {
  const quoted = /^"(.*)"$/.exec(query.trim())?.[1]
  const phrases = [query, ...synonyms.flatMap((list) => replacePhrases(query, list))]
  // An empty query matches everything; punctuation alone matches nothing.
  const alternatives = phrases
    .map((phrase) => [...dropStopWords(tokenize(phrase), LANGUAGES)])
    .filter((words) => words.length > 0 || query.trim() === '')
  const stems = new Set(alternatives.flat().flatMap(stemsOf))
  const number = foldPartNumber(query)
  return {
    alternatives,
    number: isNumberLike(number, query) ? number : undefined,
    phrase: quoted === undefined ? undefined : tokenize(quoted),
    isQueryWord: (word) => stemsOf(word.toLowerCase()).some((stem) => stems.has(stem)),
  }
}

const replacePhrases = (query: string, list: readonly string[]): string[] =>
  list.flatMap((phrase) =>
    query.toLowerCase().includes(phrase.toLowerCase())
      ? list.map((other) => query.toLowerCase().replace(phrase.toLowerCase(), other))
      : [],
  )

/** Whether a document has all words of an alternative in any language, or the part number. */
export const matchText = (document: SearchDocument, { alternatives, number, phrase }: Terms): boolean => {
  if (number !== undefined && document.numbers?.some((own) => foldPartNumber(own).includes(number))) return true
  if (phrase) return holdsPhrase(phrase, textOf(document))
  const stems = new Set(tokenize(textOf(document)).flatMap(stemsOf))
  return alternatives.some((words) => words.every((word) => stemsOf(word).some((stem) => stems.has(stem))))
}
