import type { Language } from '#kernel/locale.ts'

/** Numerals have no language: in six they would be stored six times. */
const NUMERAL = /^\p{N}+$/u
export const isNumeral = (stem: string): boolean => NUMERAL.test(stem)
const ownerOf = (language: Language, stem: string): string => (isNumeral(stem) ? '..' : language)

/** Names of the blobs of a segment; the first letter says the kind. */
export const titleTerm = (language: Language, stem: string): string => `t${ownerOf(language, stem)}${stem}`
export const bodyTerm = (language: Language, stem: string): string => `d${ownerOf(language, stem)}${stem}`
export const valueTerm = (field: string, value: string): string => `f${field}=${value}`
export const audienceTerm = (token: string): string => `a${token}`
/** Distinct values of a field in the segment. */
export const fieldValuesName = (field: string): string => `v${field}`
/** Numeric column (doc values) of a field. */
export const numericColumnName = (field: string): string => `c${field}`
/** Sort ordinals of a text field, by document number. */
export const textOrdinalsName = (field: string): string => `o${field}`
/** A chunk of the sorted texts that the ordinals refer to. */
export const textChunk = (field: string, chunk: number): string => `s${field}:${chunk}`
/** Keys of a run of consecutive document numbers. */
export const keyChunk = (chunk: number): string => `k${chunk}`
/** Part numbers by document number. */
export const PART_NUMBER_COLUMN = 'n'
/** Bloom filter of the segment's terms. */
export const TERM_FILTER = 'b'
/** Posting list of the documents whose keys share a hash: finds a document's number by its key. */
export const keyBucket = (kind: string, key: string): string => {
  let hash = 5381
  for (const letter of `${kind}:${key}`) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) >>> 0
  return `h${hash % BUCKETS}`
}
const BUCKETS = 4096
/** Surface forms with their frequencies. */
export const vocabularyName = (language: Language): string => `w${language}`

/** Fields of the visibility check, which requests cannot name. */
export const MARKET_FIELD = '~market'
export const SITE_FIELD = '~site'

/** The value of documents without an audience or countries. */
export const ANYONE = '*'
export const KEYS_IN_CHUNK = 32
export const TEXTS_IN_CHUNK = 512
const LONGEST_VALUE = 120

export const cutValue = (value: string): string => value.slice(0, LONGEST_VALUE)

/** Different for every document, so useless as facets. */
const NOT_FACETED: ReadonlySet<string> = new Set(['sku', 'replaced_by', 'image', 'price'])
export const isFaceted = (field: string): boolean => !NOT_FACETED.has(field)
/** Sorting by picture addresses is useless. */
export const isSortable = (field: string): boolean => field !== 'image'
