import type { Condition } from '#foundation/search-engine/public.ts'
import { foldText } from '#kernel/fold-text.ts'

/** Rows for reports; none identifies a person. */
export type SearchEvent = {
  readonly at: Date
  readonly kind: 'search' | 'click'
  readonly query: string
  readonly type: string | null
  readonly language: string | null
  readonly results: number | null
  readonly documentId: string | null
  readonly requestId: string | null
  /** The caller's name for this search. */
  readonly tags: readonly string[]
  /** Asked by one of our pages, not by a program. */
  readonly isFromPage: boolean
}

const EMAIL = /[^\s@]{1,64}@[^\s@]{1,255}/g
const LONGEST = 128

/** One spelling for what people mean to be the same; an address of a person is nobody's business. */
export const normaliseQuery = (query: string): string =>
  foldText(query).replace(EMAIL, '(e-mail)').replace(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed()

const LONGEST_TAG = 64

/** One spelling; like queries they must not tell of a person, and the database takes no control characters. */
const cleanTag = (tag: string): string =>
  tag
    .replace(/\p{Cc}/gu, ' ')
    .replace(EMAIL, '(e-mail)')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_TAG)
    .toWellFormed()
    .trim()

/** Each once. */
export const readTags = (tags: readonly string[] = []): string[] => [...new Set(tags.map(cleanTag).filter((tag) => tag !== ''))]

/** The one type of document that was looked for. */
export const findRequestedType = (condition: Condition | undefined): string | undefined => {
  if (!condition) return undefined
  if ('all' in condition) return condition.all.map(findRequestedType).find((type) => type !== undefined)
  if (!('field' in condition) || condition.field !== 'document_type' || !('values' in condition)) return undefined
  return condition.values.length === 1 ? condition.values[0] : undefined
}

/** Later pages of the same answer are no new search. */
export const isCounted = ({ record_analytics: isRecorded, page }: { record_analytics: boolean; page: { current: number } }) =>
  isRecorded && page.current <= 1
