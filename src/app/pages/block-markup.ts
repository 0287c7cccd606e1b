import { isSamePage, recordPage, type PageReads, type RecordedPage } from '#app/pages/page-recorder.ts'
import type { PageContext } from '#foundation/blocks/public.ts'
import { createByteCache } from '#platform/cache/bounded-cache.ts'

/** Markup of a block, and texts of the page between its parts. */
type StoredMarkup = {
  readonly reads: PageReads
  readonly parts: readonly string[]
  readonly texts: RecordedPage['texts']
  /** Other inputs: the words that it was drawn with. */
  readonly words: object
}

type DrawBlock = (page: PageContext, recorder?: RecordedPage['recorder']) => string
export type BlockMarkup = (block: object, page: PageContext, words: object, draw: DrawBlock) => string

const MAX_BYTES = 16 * 1024 * 1024
/** Variants of one block: areas of the site, entries that are current. */
const MOST_VARIANTS = 8

const SPECIAL = /["'&<>]/g
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['"', '&quot;'],
  ['&', '&amp;'],
  ["'", '&#x27;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])
/** As React writes texts and attributes. */
const escapeText = (text: string): string => text.replace(SPECIAL, (sign) => ESCAPED.get(sign) ?? sign)

const join = ({ parts, texts }: Pick<StoredMarkup, 'parts' | 'texts'>, page: PageContext): string =>
  texts.length === 0
    ? (parts[0] ?? '')
    : parts.map((part, index) => (index % 2 === 0 ? part : escapeText(texts[Number(part)]?.(page) ?? ''))).join('')

/**
 * Remembers the markup of blocks that were drawn before: the content of a published version is the same object each time. What
 * is filled from the database is another object each time, so nothing is stored before it comes a second time.
 * `token` is what no author can know, and stands around the places of texts.
 */
export const createBlockMarkup = (token: string, maxBytes = MAX_BYTES): BlockMarkup => {
  const stored = createByteCache<readonly StoredMarkup[]>(maxBytes)
  const names = new WeakMap<object, string>()
  let last = 0

  const record = (page: PageContext, words: object, draw: DrawBlock): StoredMarkup => {
    const recorded = recordPage(page, (index) => `${token}${index}${token}`)
    const parts = draw(recorded.page, recorded.recorder).split(token)
    return { reads: { values: recorded.reads.values, facts: recorded.reads.facts }, parts, texts: recorded.texts, words }
  }

  return (block, page, words, draw) => {
    const name = names.get(block)
    if (name === undefined) {
      names.set(block, String((last += 1)))
      return draw(page)
    }
    const variants = stored.get(name) ?? []
    const known = variants.find((one) => one.words === words && isSamePage(one.reads, page))
    if (known) return join(known, page)
    const made = record(page, words, draw)
    const newest = [made, ...variants].slice(0, MOST_VARIANTS)
    stored.set(
      name,
      newest,
      newest.reduce((sum, { parts }) => parts.reduce((bytes, part) => bytes + part.length * 2, sum + 1000), 0),
    )
    return join(made, page)
  }
}
