import type { SearchDocument } from '#features/search-engine/search-document.ts'
import { filterTexts } from '#features/search-engine/segment/bit-filter.ts'
import {
  audienceToken,
  cutValue,
  EVERYONE,
  fieldValue,
  fieldValues,
  figureColumn,
  isCounted,
  isOrdered,
  keyBucket,
  keyChunk,
  KEYS_IN_CHUNK,
  MARKET_FIELD,
  NAME_FILTER,
  NUMBER_COLUMN,
  SITE_FIELD,
  vocabularyOf,
} from '#features/search-engine/segment/lexeme.rules.ts'
import { packNumbers } from '#features/search-engine/segment/number-column.ts'
import { PlaceList } from '#features/search-engine/segment/place-list.ts'
import { packPlaces, SEGMENT_SIZE } from '#features/search-engine/segment/posting.rules.ts'
import { createWordBook } from '#features/search-engine/segment/word-book.ts'
import { TextOrderList } from '#features/search-engine/segment/text-order.ts'
import { titleOrder } from '#features/search-engine/segment/title-order.rules.ts'
import { foldPartNumber } from '#features/search-engine/words/part-number.rules.ts'
import type { VocabularyWriter } from '#features/search-engine/words/vocabulary.ts'
import { isLanguage } from '#kernel/locale.ts'

export type Blob = { readonly name: string; readonly data: Uint8Array }
export type SegmentWriter = ReturnType<typeof createSegmentWriter>

const toBytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

/** Turns documents, in the order in which they come, into what one segment stores. */
export const createSegmentWriter = (vocabulary: VocabularyWriter) => {
  const book = createWordBook(vocabulary)
  const postings = new Map<string, PlaceList>()
  const values = new Map<string, Set<string>>()
  const figures = new Map<string, Float64Array>()
  const orders = new Map<string, TextOrderList>()
  const keys: string[][][] = []
  const numbered: string[][] = []
  let size = 0

  const mark = (name: string): void => {
    let places = postings.get(name)
    if (!places) postings.set(name, (places = new PlaceList()))
    places.add(size)
  }
  const markValue = (field: string, value: string): void => {
    const cut = cutValue(value)
    mark(fieldValue(field, cut))
    const known = values.get(field)
    if (known) known.add(cut)
    else values.set(field, new Set([cut]))
  }
  const setFigure = (field: string, figure: number): void => {
    let column = figures.get(field)
    if (!column) figures.set(field, (column = new Float64Array(SEGMENT_SIZE).fill(Number.NaN)))
    column[size] = figure
  }
  const setOrder = (field: string, texts: readonly string[]): void => {
    let order = orders.get(field)
    if (!order) orders.set(field, (order = new TextOrderList()))
    order.add(size, texts)
  }
  /** Keeps which document stands where. */
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
    place,
  }: SearchDocument): void => {
    markValue('document_type', type)
    markValue('parent_doctype', parentType)
    setOrder('document_type', [type])
    setOrder('parent_doctype', [parentType])
    if (countries) setOrder('availability_country', countries)
    for (const country of countries ?? [EVERYONE]) {
      markValue('availability_country', country)
      mark(fieldValue(MARKET_FIELD, locale ? EVERYONE : country))
    }
    mark(fieldValue(SITE_FIELD, locale?.country ?? EVERYONE))
    for (const token of audience ?? [EVERYONE]) mark(audienceToken(token))
    setFigure('updated_at', updatedAt.getTime())
    setFigure('popularity', popularity)
    for (const [field, value] of Object.entries(own)) {
      if (typeof value === 'number') {
        setFigure(field, value)
        continue
      }
      const texts = typeof value === 'string' ? [value] : value
      if (isCounted(field)) for (const each of texts) markValue(field, each)
      if (isOrdered(field)) setOrder(field, texts)
    }
    if (!place) return
    setFigure('latitude', place.latitude)
    setFigure('longitude', place.longitude)
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
        setFigure(`title:${language}`, titleOrder(text.title))
        book.add(text.title, language, size, 'inTitles', isPublic)
        book.add(text.description, language, size, 'inBodies', isPublic)
        if (text.words) book.add(text.words, language, size, 'inBodies', isPublic)
      }
      size += 1
    },
    *finish(): Generator<Blob> {
      const names: string[] = []
      for (const [name, places] of book.finish()) {
        names.push(name)
        yield { name, data: packPlaces(places) }
      }
      for (const [name, places] of postings) {
        names.push(name)
        yield { name, data: packPlaces(places.all()) }
      }
      yield { name: NAME_FILTER, data: new Uint8Array(filterTexts(names).buffer) }
      for (const [field, known] of values) yield { name: fieldValues(field), data: toBytes([...known]) }
      for (const [field, column] of figures)
        yield { name: figureColumn(field), data: new Uint8Array(column.slice(0, size).buffer) }
      for (const [field, order] of orders) yield* order.finish(field, size)
      yield { name: NUMBER_COLUMN, data: packNumbers(numbered) }
      for (const [chunk, list] of keys.entries()) yield { name: keyChunk(chunk), data: toBytes(list) }
    },
  }
}

/** Goes into the last segment, once all words are known. */
export function* writeVocabulary(vocabulary: VocabularyWriter): Generator<Blob> {
  for (const { language, data } of vocabulary.finish()) yield { name: vocabularyOf(language), data }
}
