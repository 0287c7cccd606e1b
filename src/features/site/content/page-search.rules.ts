import { PASSING_PATHS } from '#features/site/content/seo.rules.ts'
import { isErrorPath } from '#kernel/site-path.ts'

/** Beginnings of addresses that are no public content. */
const CLOSED = ['/secure', '/back-office', '/fragments', '/search', ...PASSING_PATHS]

export const isFindable = (path: string): boolean =>
  !isErrorPath(path) && !CLOSED.some((closed) => path === closed || path.startsWith(`${closed}/`))

const SUPPORT = /^\/support(?:-center)?(?:\/|$)/
const NEWS = /^\/(?:news|events)(?:\/|$)/

/** The front page tells a little of everything: what it only mentions stands elsewhere. */
const GENERAL: ReadonlyMap<string, number> = new Map([
  ['/', 0.5],
  ['/about', 0.8],
])
export const weighPage = (path: string): number => GENERAL.get(path) ?? 1

/** Everything that an author writes for the public site is found under news and events, but for support. */
export const kindOfPage = (path: string): { readonly type: string; readonly parentType: string } => {
  if (SUPPORT.test(path)) return { type: 'support', parentType: 'pages' }
  return { type: 'news-events-id', parentType: NEWS.test(path) ? 'news' : 'pages' }
}

export const PAGE_KIND = 'page'

/** A page as a document of the search index. */
export const pageKey = (page: { readonly country: string; readonly language: string; readonly path: string }): string =>
  `${page.country}/${page.language}${page.path}`
