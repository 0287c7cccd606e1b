const PAGE_PATH = /^\/(?:[a-z\d][\w-]*(?:\/[a-z\d][\w-]*)*)?$/i
const LONGEST_PATH = 200

/** A path that a page may have: no dots, since they begin selectors. */
export const isPagePath = (path: unknown): path is string =>
  typeof path === 'string' && path.length <= LONGEST_PATH && PAGE_PATH.test(path)
