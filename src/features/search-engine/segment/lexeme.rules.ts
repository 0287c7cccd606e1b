import type { Language } from '#kernel/locale.ts'

/** Figures are of no language: six would store them six times. */
const FIGURES = /^\p{N}+$/u
export const isFigure = (stem: string): boolean => FIGURES.test(stem)
const ownerOf = (language: Language, stem: string): string => (isFigure(stem) ? '..' : language)

/** Names of what a segment holds; the first sign says what kind it is. */
export const titleWord = (language: Language, stem: string): string => `t${ownerOf(language, stem)}${stem}`
export const bodyWord = (language: Language, stem: string): string => `d${ownerOf(language, stem)}${stem}`
export const fieldValue = (field: string, value: string): string => `f${field}=${value}`
export const audienceToken = (token: string): string => `a${token}`
/** The values of a field that the segment's documents have. */
export const fieldValues = (field: string): string => `v${field}`
/** Figures of the documents in their order. */
export const figureColumn = (field: string): string => `c${field}`
/** Where the texts of the documents stand in the order of a field. */
export const textOrder = (field: string): string => `o${field}`
/** Some of those texts, in order. */
export const textChunk = (field: string, chunk: number): string => `s${field}:${chunk}`
/** Which documents stand in a few neighbouring places. */
export const keyChunk = (chunk: number): string => `k${chunk}`
/** The numbers of the documents in their order. */
export const NUMBER_COLUMN = 'n'
/** Which names a segment holds at all. */
export const NAME_FILTER = 'b'
/** Finds the place of a document again: few share a bucket. */
export const keyBucket = (kind: string, key: string): string => {
  let hash = 5381
  for (const letter of `${kind}:${key}`) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) >>> 0
  return `h${hash % BUCKETS}`
}
const BUCKETS = 4096
/** Words as they are written, with how often. */
export const vocabularyOf = (language: Language): string => `w${language}`

/** Where it is sold, and on whose site it stands: decided by the server, not asked for. */
export const MARKET_FIELD = '~market'
export const SITE_FIELD = '~site'

/** Everyone may find it; it is found everywhere. */
export const EVERYONE = '*'
export const KEYS_IN_CHUNK = 32
export const TEXTS_IN_CHUNK = 512
const LONGEST_VALUE = 120

export const cutValue = (value: string): string => value.slice(0, LONGEST_VALUE)

/** Different for every document, so nobody counts by them. */
const UNCOUNTED: ReadonlySet<string> = new Set(['sku', 'replaced_by', 'image', 'price'])
export const isCounted = (field: string): boolean => !UNCOUNTED.has(field)
/** Nobody asks for an order of addresses. */
export const isOrdered = (field: string): boolean => field !== 'image'
