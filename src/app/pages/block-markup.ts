import { writeContent } from '#app/pages/block-content.ts'
import { isSamePage, recordPage, type PageReads, type RecordedPage } from '#app/pages/page-recorder.ts'
import type { PageContext } from '#foundation/blocks/public.ts'
import { escapeText } from '#app/pages/write-markup.ts'
import { createByteCache } from '#platform/cache/bounded-cache.ts'

/** Markup of a block, and texts of the page between its parts. */
type StoredMarkup = {
  readonly reads: PageReads
  readonly parts: readonly string[]
  readonly texts: RecordedPage['texts']
}

type DrawBlock = (page: PageContext, recorder?: RecordedPage['recorder']) => string
export type BlockMarkup = (block: object, page: PageContext, words: object, draw: DrawBlock) => string

const MAX_BYTES = 16 * 1024 * 1024
const MAX_BYTES_OF_CONTENT = 2 * 1024 * 1024
const BYTES_OF_ENTRY = 200
/** Variants of one block in one language: sites, areas, entries that are current. */
const MOST_VARIANTS = 12

const join = ({ parts, texts }: Pick<StoredMarkup, 'parts' | 'texts'>, page: PageContext): string =>
  texts.length === 0
    ? (parts[0] ?? '')
    : parts.map((part, index) => (index % 2 === 0 ? part : escapeText(texts[Number(part)]?.(page) ?? ''))).join('')

/**
 * Remembers the markup of blocks that were drawn before: the content of a published version is the same object each time. What
 * is filled from the database is another object each time, so a small one is known by its content. Nothing is stored before it
 * comes a second time. `token` is what no author can know, and stands around the places of texts.
 */
export const createBlockMarkup = (token: string, maxBytes = MAX_BYTES): BlockMarkup => {
  const stored = createByteCache<readonly StoredMarkup[]>(maxBytes)
  const names = new WeakMap<object, string>()
  /** Words are the same object for a language each time. */
  const languages = new WeakMap<object, string>()
  const byContent = createByteCache<{ readonly name: string }>(MAX_BYTES_OF_CONTENT)
  let last = 0

  /** Undefined for a block that was not seen before. */
  const findName = (block: object): string | undefined => {
    const own = names.get(block)
    if (own !== undefined) return own
    const content = writeContent(block)
    const known = content === undefined ? undefined : byContent.get(content)?.name
    const name = known ?? String((last += 1))
    names.set(block, name)
    if (content !== undefined && known === undefined) byContent.set(content, { name }, content.length * 2 + BYTES_OF_ENTRY)
    return known
  }

  const record = (page: PageContext, draw: DrawBlock): StoredMarkup => {
    const recorded = recordPage(page, (index) => `${token}${index}${token}`)
    const parts = draw(recorded.page, recorded.recorder).split(token)
    return { reads: { values: recorded.reads.values, facts: recorded.reads.facts }, parts, texts: recorded.texts }
  }

  const nameLanguage = (words: object): string => {
    const known = languages.get(words) ?? String((last += 1))
    languages.set(words, known)
    return known
  }

  return (block, page, words, draw) => {
    const name = findName(block)
    if (name === undefined) return draw(page)
    const key = `${name} ${nameLanguage(words)}`
    const variants = stored.get(key) ?? []
    const known = variants.find(({ reads }) => isSamePage(reads, page))
    if (known) return join(known, page)
    const made = record(page, draw)
    const newest = [made, ...variants].slice(0, MOST_VARIANTS)
    stored.set(
      key,
      newest,
      newest.reduce((sum, { parts }) => parts.reduce((bytes, part) => bytes + part.length * 2, sum + 1000), 0),
    )
    return join(made, page)
  }
}
