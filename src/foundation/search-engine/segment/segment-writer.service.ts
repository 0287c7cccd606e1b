import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import { createFilterOf } from '#foundation/search-engine/segment/bloom-filter.rules.ts'
import {
  audienceTerm,
  cutValue,
  ANYONE,
  valueTerm,
  fieldValuesName,
  numericColumnName,
  isFaceted,
  isSortable,
  keyBucket,
  keyChunk,
  KEYS_IN_CHUNK,
  MARKET_FIELD,
  TERM_FILTER,
  PART_NUMBER_COLUMN,
  SITE_FIELD,
  vocabularyName,
} from '#foundation/search-engine/segment/blob-names.rules.ts'
import { encodePartNumbers } from '#foundation/search-engine/segment/part-number-column.rules.ts'
import { DocIdBuffer } from '#foundation/search-engine/segment/doc-id-buffer.rules.ts'
import { SEGMENT_SIZE } from '#foundation/search-engine/segment/document-set.rules.ts'
import { encodePostingList } from '#foundation/search-engine/segment/posting.rules.ts'
import { createTermDictionary } from '#foundation/search-engine/segment/term-dictionary.service.ts'
import { TextOrdinalsBuilder } from '#foundation/search-engine/segment/text-ordinals.service.ts'
import { titleSortKey } from '#foundation/search-engine/segment/title-sort-key.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import type { VocabularyWriter } from '#foundation/search-engine/analysis/vocabulary.rules.ts'
import { isLanguage } from '#kernel/locale.ts'

export type Blob = { readonly name: string; readonly data: Uint8Array }
export type SegmentWriter = ReturnType<typeof createSegmentWriter>

const toBytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

/** Turns documents, numbered in the order in which they come, into the blobs of one segment. */
export const createSegmentWriter = (vocabulary: VocabularyWriter) => {
  const dictionary = createTermDictionary(vocabulary)
  const postings = new Map<string, DocIdBuffer>()
  const values = new Map<string, Set<string>>()
  const numericColumns = new Map<string, Float64Array>()
  const orders = new Map<string, TextOrdinalsBuilder>()
  const keys: string[][][] = []
  const numbered: string[][] = []
  let size = 0

  const mark = (name: string): void => {
    let docs = postings.get(name)
    if (!docs) postings.set(name, (docs = new DocIdBuffer()))
    docs.add(size)
  }
  const markValue = (field: string, value: string): void => {
    const cut = cutValue(value)
    mark(valueTerm(field, cut))
    const known = values.get(field)
    if (known) known.add(cut)
    else values.set(field, new Set([cut]))
  }
  const setNumber = (field: string, value: number): void => {
    let column = numericColumns.get(field)
    if (!column) numericColumns.set(field, (column = new Float64Array(SEGMENT_SIZE).fill(Number.NaN)))
    column[size] = value
  }
  const setOrder = (field: string, texts: readonly string[]): void => {
    let order = orders.get(field)
    if (!order) orders.set(field, (order = new TextOrdinalsBuilder()))
    order.add(size, texts)
  }
  /** Records the key of the next document. */
  const keepKey = (kind: string, key: string): void => {
    const chunk = Math.floor(size / KEYS_IN_CHUNK)
    const list = (keys[chunk] ??= [])
    list.push([kind, key])
    mark(keyBucket(kind, key))
    setOrder('id', [`${kind}:${key}`])
  }

  const addFields = ({
    type,
    parentType,
    countries,
    locale,
    audience,
    updatedAt,
    popularity = 0,
    values: own = {},
    geolocation,
  }: SearchDocument): void => {
    markValue('document_type', type)
    markValue('parent_doctype', parentType)
    setOrder('document_type', [type])
    setOrder('parent_doctype', [parentType])
    if (countries) setOrder('availability_country', countries)
    for (const country of countries ?? [ANYONE]) {
      markValue('availability_country', country)
      mark(valueTerm(MARKET_FIELD, locale ? ANYONE : country))
    }
    mark(valueTerm(SITE_FIELD, locale?.country ?? ANYONE))
    for (const token of audience ?? [ANYONE]) mark(audienceTerm(token))
    setNumber('updated_at', updatedAt.getTime())
    setNumber('popularity', popularity)
    for (const [field, value] of Object.entries(own)) {
      if (typeof value === 'number') {
        setNumber(field, value)
        continue
      }
      const texts = typeof value === 'string' ? [value] : value
      if (isFaceted(field)) for (const each of texts) markValue(field, each)
      if (isSortable(field)) setOrder(field, texts)
    }
    if (!geolocation) return
    setNumber('latitude', geolocation.latitude)
    setNumber('longitude', geolocation.longitude)
  }

  return {
    get size() {
      return size
    },
    isFull: (): boolean => size >= SEGMENT_SIZE,
    add: (kind: string, document: SearchDocument): void => {
      const numbers = (document.numbers ?? []).map(foldPartNumber).filter((number) => number !== '')
      keepKey(kind, document.key)
      numbered.push(numbers)
      addFields(document)
      setOrder('language', Object.keys(document.texts))
      const isPublic = document.audience === undefined
      for (const [language, text] of Object.entries(document.texts)) {
        if (!isLanguage(language)) continue
        markValue('language', language)
        setNumber(`title:${language}`, titleSortKey(text.title))
        dictionary.add(text.title, language, size, 'inTitles', isPublic)
        dictionary.add(text.description, language, size, 'inBodies', isPublic)
        if (text.words) dictionary.add(text.words, language, size, 'inBodies', isPublic)
      }
      size += 1
    },
    *finish(): Generator<Blob> {
      const names: string[] = []
      for (const [name, docs] of dictionary.finish()) {
        names.push(name)
        yield { name, data: encodePostingList(docs) }
      }
      for (const [name, docs] of postings) {
        names.push(name)
        yield { name, data: encodePostingList(docs.all()) }
      }
      yield { name: TERM_FILTER, data: new Uint8Array(createFilterOf(names).buffer) }
      for (const [field, known] of values) yield { name: fieldValuesName(field), data: toBytes([...known]) }
      for (const [field, column] of numericColumns)
        yield { name: numericColumnName(field), data: new Uint8Array(column.slice(0, size).buffer) }
      for (const [field, order] of orders) yield* order.finish(field, size)
      yield { name: PART_NUMBER_COLUMN, data: encodePartNumbers(numbered) }
      for (const [chunk, list] of keys.entries()) yield { name: keyChunk(chunk), data: toBytes(list) }
    },
  }
}

/** Written with the last segment, once all words are known. */
export function* writeVocabulary(vocabulary: VocabularyWriter): Generator<Blob> {
  for (const { language, data } of vocabulary.finish()) yield { name: vocabularyName(language), data }
}
