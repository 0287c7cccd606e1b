import type { Link } from '#foundation/blocks/public.ts'
import type { Stock } from '#features/storefront/catalogue/public.ts'
import type { MoneyJson } from '#kernel/money.ts'
import { RAW_SIZE, SNIPPET_SIZE, type ResultField, type ResultItem } from '#features/search/search-api/public.ts'
import { markText, readSnippet, type TextPart } from '#features/search/search/results/marked-text.rules.ts'
import type { ResultWords } from '#features/search/search/results/results-view.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** One thing that was found, as it is shown. */
export type ResultView = {
  readonly id: string
  readonly href: string
  /** The same for people to read. */
  readonly address: string
  readonly title: readonly TextPart[]
  readonly text: readonly TextPart[]
  readonly type: string
  readonly parentType: string
  /** Names of the categories above it. */
  readonly trail: readonly string[]
  /** The same as paths. */
  readonly path: readonly string[]
  readonly sku?: string
  readonly brand?: string
  readonly lifecycle?: string
  readonly image?: string
  readonly price?: MoneyJson
  readonly stock?: Stock
  /** Its replacement, if sold here. */
  readonly replacement?: Link
}

const isField = (value: ResultItem[string]): value is ResultField =>
  typeof value === 'object' && !Array.isArray(value) && ('raw' in value || 'snippet' in value)

const readRaw = (item: ResultItem, name: string): string | undefined => {
  const field = lookUp(item, name)
  return isField(field) && typeof field.raw === 'string' && field.raw !== '' ? field.raw : undefined
}

const readList = (item: ResultItem, name: string): readonly string[] => {
  const field = lookUp(item, name)
  if (!isField(field)) return []
  return Array.isArray(field.raw) ? (field.raw as readonly string[]) : typeof field.raw === 'string' ? [field.raw] : []
}

/** The raw text says most; the snippet says what of it was requested [3.11.11]. */
const readParts = (item: ResultItem, name: string): readonly TextPart[] => {
  const field = lookUp(item, name)
  const raw = readRaw(item, name)
  if (!isField(field)) return []
  if (!field.snippet) return raw === undefined ? [] : [{ text: raw, isMatch: false }]
  return raw === undefined ? readSnippet(field.snippet, SNIPPET_SIZE) : markText(raw, field.snippet, RAW_SIZE)
}

/** Results lead to pages of this site and nowhere else. */
const readHref = (item: ResultItem): string => {
  const url = readRaw(item, 'url') ?? ''
  return /^\/(?![/\\])/.test(url) ? url : '/'
}

const readAddress = (href: string): string => {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

export const readItem = (item: ResultItem, words: ResultWords): ResultView => {
  const sku = readRaw(item, 'sku')
  const [brand, lifecycle, image] = [readRaw(item, 'brand'), readRaw(item, 'lifecycle'), readRaw(item, 'image')]
  const path = readList(item, 'category')
  const href = readHref(item)
  return {
    id: item._meta.id,
    href,
    address: readAddress(href),
    title: readParts(item, 'title'),
    text: readParts(item, 'description'),
    type: readRaw(item, 'document_type') ?? '',
    parentType: readRaw(item, 'parent_doctype') ?? '',
    path,
    trail: path.flatMap((step) => lookUp(words.categories, step) ?? []),
    ...(sku && { sku, ...lookUp(words.products, sku) }),
    ...(brand && { brand }),
    ...(lifecycle && { lifecycle }),
    ...(image && { image }),
  }
}
