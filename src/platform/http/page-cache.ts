import { hash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { createByteCache } from '#platform/cache/bounded-cache.ts'
import { keysOfPage } from '#platform/cdn/surrogate-key.rules.ts'
import { collectReads } from '#platform/http/page-reads.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** `freshUntil` of a page that is drawn for one request alone. */
export const NEVER_FRESH = 0

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it travels, with the headers that say so: made once, sent often. */
export type EncodedPage = { readonly body: Buffer; readonly etag: string; readonly headers: Readonly<Record<string, string>> }

/** A rendered page, kept in the encodings that were requested; compressed once. */
export type CachedPage = {
  readonly status: number
  readonly etag: string
  readonly body: Buffer
  readonly encoded: Map<Encoding, EncodedPage>
  /** Beyond what every page sends, such as a policy of its own. */
  readonly headers: Readonly<Record<string, string>>
  /** When what it tells changes by itself (epoch ms): from then on it is made anew. */
  readonly freshUntil?: number | undefined
  /** By which caches in front forget it; only a page that this process stores has some. */
  readonly surrogateKeys?: string
}

type OwnHeaders = CachedPage['headers']

const describeEncoded = (pageTag: string, encoding: Encoding, body: Buffer, own: OwnHeaders): EncodedPage => {
  const etag = `"${pageTag}-${encoding}"`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
    etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...own,
  }
  return { body, etag, headers }
}

/** A text is written at once, without being measured before: that takes half the time of `Buffer.from`. */
const SCRATCH = Buffer.allocUnsafeSlow(256 * 1024)
const MOST_BYTES_OF_A_SIGN = 3
const toBytes = (html: string): Buffer =>
  html.length * MOST_BYTES_OF_A_SIGN > SCRATCH.length ? Buffer.from(html) : Buffer.copyBytesFrom(SCRATCH, 0, SCRATCH.write(html))

export const cachePage = (html: string, status: number, headers: OwnHeaders = {}, freshUntil?: number): CachedPage => {
  const body = toBytes(html)
  const etag = hash('sha256', body, 'base64url').slice(0, 22)
  const encoded = new Map([['identity', describeEncoded(etag, 'identity', body, headers)] as const])
  return { status, etag, body, headers, encoded, freshUntil }
}

/** The encodings the browser accepts, best first. */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s{0,9};\s{0,9}q=0(?:\.0{0,3})?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s{0,9};\s{0,9}q=0(?:\.0{0,3})?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** The last percents of size cost as much time as all others: only a page that is sent often is worth them. */
const LEVELS = { stored: { br: 6, gzip: 9 }, once: { br: 4, gzip: 6 } }

const levelsOf = ({ surrogateKeys, freshUntil }: CachedPage) =>
  surrogateKeys === undefined || freshUntil === NEVER_FRESH ? LEVELS.once : LEVELS.stored

export const encodePage = async (page: CachedPage, encoding: Encoding): Promise<EncodedPage> => {
  const known = page.encoded.get(encoding)
  if (known) return known
  const levels = levelsOf(page)
  const body =
    encoding === 'br'
      ? await toBrotli(page.body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: levels.br, [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length },
        })
      : await toGzip(page.body, { level: levels.gzip })
  const made = describeEncoded(page.etag, encoding, body, page.headers)
  page.encoded.set(encoding, made)
  return made
}

export type PageCache = {
  readonly get: (group: string, key: string) => CachedPage | undefined
  /** Makes the page once however many ask at the same time; what was made from older content, or does not exist, is not stored. */
  readonly getOrMake: <Page extends CachedPage | undefined>(
    group: string,
    key: string,
    make: () => Promise<Page>,
  ) => Promise<Page>
  /** Pages that read one of these, and pages of which nobody knows what they read; without names all of the group. */
  readonly drop: (group: string, reads?: readonly string[]) => void
  readonly dropAll: () => void
  readonly counts: () => { readonly hits: number; readonly misses: number; readonly entries: number; readonly bytes: number }
}

type StoredPage = { readonly page: CachedPage; readonly reads: ReadonlySet<string> | undefined }

/** Least recently used pages leave first. A group is a tenant. */
export const createPageCache = ({ maxBytes, clock = systemClock() }: { maxBytes: number; clock?: Clock }): PageCache => {
  const groups = new Map<string, { generation: number; making: Map<string, Promise<CachedPage | undefined>> }>()
  const pages = createByteCache<StoredPage>(maxBytes)
  let hits = 0
  let misses = 0

  const groupOf = (name: string) => {
    const group = groups.get(name) ?? { generation: 0, making: new Map<string, Promise<CachedPage | undefined>>() }
    groups.set(name, group)
    return group
  }
  const fullKey = (group: string, key: string): string => `${group} ${key}`
  const isStale = ({ freshUntil }: CachedPage): boolean => freshUntil !== undefined && clock.now().getTime() >= freshUntil
  // Plain, gzip and brotli together stay under one and a half times the plain text.
  const keep = (key: string, stored: StoredPage): void => pages.set(key, stored, stored.page.body.length * 1.5 + 512)
  const isTouched = (key: string, names: readonly string[] | undefined): boolean => {
    const reads = pages.peek(key)?.reads
    return names === undefined || reads === undefined || names.some((name) => reads.has(name))
  }
  const drop = (name: string, reads?: readonly string[]): void => {
    // A page that is being made may have read the old content: it is sent, but not cached.
    groupOf(name).generation++
    groupOf(name).making.clear()
    for (const key of pages.keys()) if (key.startsWith(`${name} `) && isTouched(key, reads)) pages.delete(key)
  }

  return {
    get: (group, key) => {
      const name = fullKey(group, key)
      const found = pages.get(name)
      if (!found) return undefined
      if (isStale(found.page)) {
        pages.delete(name)
        return undefined
      }
      hits += 1
      return found.page
    },
    getOrMake: <Page extends CachedPage | undefined>(group: string, key: string, make: () => Promise<Page>): Promise<Page> => {
      misses += 1
      const { making, generation } = groupOf(group)
      const running = making.get(key)
      if (running) return running as Promise<Page>
      const made = collectReads(make)
        .then(({ made: page, reads }) => {
          if (!page) return page
          const keyed = { ...page, surrogateKeys: keysOfPage(group, reads).join(' ') }
          if (groupOf(group).generation === generation) keep(fullKey(group, key), { page: keyed, reads })
          return keyed
        })
        .finally(() => {
          if (making.get(key) === made) making.delete(key)
        })
      making.set(key, made)
      return made
    },
    drop,
    dropAll: () => [...groups.keys()].forEach((name) => drop(name)),
    counts: () => ({ hits, misses, entries: pages.count(), bytes: pages.bytes() }),
  }
}
