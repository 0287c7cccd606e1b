const PAGE_PATH = /^\/(?:[a-z\d][\w-]*(?:\/[a-z\d][\w-]*)*)?$/i
const LONGEST_PATH = 200

/** A path that a page may have: no dots, since they begin selectors. */
export const isPagePath = (path: unknown): path is string =>
  typeof path === 'string' && path.length <= LONGEST_PATH && PAGE_PATH.test(path)

export const isBelow = (path: string, parent: string): boolean => path.startsWith(`${parent}/`)

/** Where a page stands when the page at `from`, itself or above it, is moved to `to`. */
export const movePath = (path: string, from: string, to: string): string =>
  path === from || isBelow(path, from) ? `${to === '/' ? '' : to}${path.slice(from.length)}` || '/' : path
