import type { PageContext, PageRecorder } from '#foundation/blocks/public.ts'
import { lookUp } from '#kernel/look-up.ts'

type Values = Readonly<Record<string, unknown>>
type ReadOfPage = { readonly path: readonly string[]; readonly value: unknown }
type FactOfPage = { readonly read: (page: PageContext) => unknown; readonly value: unknown }

/** Facts of a page that went into markup: on a page where all of them are the same, the markup is. */
export type PageReads = { readonly values: readonly ReadOfPage[]; readonly facts: readonly FactOfPage[] }

export type RecordedPage = {
  /** To be drawn with in place of the page. */
  readonly page: PageContext
  readonly recorder: PageRecorder
  readonly reads: PageReads
  readonly texts: readonly ((page: PageContext) => string)[]
}

const isParts = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Lists are small, and read as a whole. */
const freeze = (value: unknown): unknown => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

const follow = (page: PageContext, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isParts(value) ? lookUp(value, key) : undefined), page)

export const isSamePage = ({ values, facts }: PageReads, page: PageContext): boolean =>
  values.every(({ path, value }) => freeze(follow(page, path)) === value) &&
  facts.every(({ read, value }) => read(page) === value)

/** A page that notes what is read of it, down to single values. */
export const recordPage = (page: PageContext, markOf: (index: number) => string): RecordedPage => {
  const values = new Map<string, ReadOfPage>()
  const facts: FactOfPage[] = []
  const texts: ((page: PageContext) => string)[] = []
  const note = (path: readonly string[], value: unknown): void => void values.set(path.join('\n'), { path, value: freeze(value) })
  const watch = <Parts extends object>(parts: Parts, path: readonly string[]): Parts => {
    const known = new Map<string, object>()
    const noteWhole = (): void => note(path, parts)
    // Over an empty object: a proxy may not answer for a property that is frozen.
    return new Proxy({} as Parts, {
      get: (_, key) => {
        const value: unknown = Reflect.get(parts, key)
        if (typeof key === 'symbol') return value
        if (!isParts(value)) {
          note([...path, key], value)
          return value
        }
        const watched = known.get(key) ?? watch(value, [...path, key])
        known.set(key, watched)
        return watched
      },
      has: (_, key) => {
        noteWhole()
        return Reflect.has(parts, key)
      },
      ownKeys: () => {
        noteWhole()
        return Reflect.ownKeys(parts)
      },
      getOwnPropertyDescriptor: (_, key) => {
        noteWhole()
        const found = Reflect.getOwnPropertyDescriptor(parts, key)
        return found && { ...found, configurable: true }
      },
    })
  }
  return {
    page: watch(page, []),
    recorder: {
      noteFact: (read) => {
        const value = read(page)
        facts.push({ read, value })
        return value
      },
      markText: (read) => markOf(texts.push(read) - 1),
    },
    reads: {
      get values() {
        return [...values.values()]
      },
      facts,
    },
    texts,
  }
}
