import type { ToolEntry } from '#foundation/entitlements/public.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import { parseSitePath } from '#kernel/site-path.ts'

/** The pages that say why a tool does not open, by where someone goes. */
export const RESULT_PAGES = {
  pending: 'pendingPage',
  denied: 'deniedPage',
  'not-permitted': 'notPermittedPage',
  'not-requested': 'notRequestedPage',
  'group-request': 'groupRequestPage',
  'refer-to-network': 'rtnPage',
} as const satisfies Partial<Record<ToolEntry, keyof SiteConfig>>
export type ResultState = keyof typeof RESULT_PAGES

/** `/secure/tools/access/pending` and the like, below the locale. */
export const resultPath = (state: ResultState): string => `/secure/tools/access/${state}`

/** Every result page hears which tool it was; what it says of it comes from the server [2.13.6, T-9]. */
export const writeResultHref = (page: string, toolId: string | undefined): string =>
  toolId === undefined ? page : `${page}?${new URLSearchParams({ applicationId: toolId }).toString()}`

/** The page of this site that a call comes from, below its locale; nothing is granted for it. */
export const readPagePath = (referer: string | undefined, host: string): string | undefined => {
  const url = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined
  return url?.host === host ? parseSitePath(url.pathname)?.page : undefined
}

export type Target = {
  readonly href: string
  /** The shop reads from a cookie that somebody comes through a tool's page. */
  readonly isShopEntry: boolean
}

type ReadTarget = {
  /** Empty for this site. */
  readonly origin: string
  readonly pathname: string
  readonly search: string
}

/** A path of this site, or an https address that staff entered; the visitor's query is no part of it [T-7]. */
const readTarget = (address: string): ReadTarget | undefined => {
  const here = 'http://site.invalid'
  const url = URL.canParse(address, here) ? new URL(address, here) : undefined
  if (!url || url.username !== '' || url.password !== '') return undefined
  const { origin, pathname, search } = url
  if (address.startsWith('/')) return origin === here ? { origin: '', pathname, search } : undefined
  return /^https:\/\/[^/\\]/i.test(address) ? { origin, pathname, search } : undefined
}

const joinQuery = (first: string, second: URLSearchParams): string => {
  const all = new URLSearchParams([...new URLSearchParams(first), ...second]).toString()
  return all === '' ? '' : `?${all}`
}

/**
 * The page's query goes along to the target [2.13.3]. To the tenant's shop its first value goes as a segment of the path,
 * encoded twice, unless the query says by itself where to go [2.13.4].
 */
export const writeTarget = (redirectUrl: string, search: string, shopRoot: string): Target | undefined => {
  const target = readTarget(redirectUrl)
  if (!target) return undefined
  const query = new URLSearchParams(search)
  const isShopEntry = target.origin === '' && target.pathname.includes(shopRoot) && !search.includes('resource=')
  if (!isShopEntry) return { href: `${target.origin}${target.pathname}${joinQuery(target.search, query)}`, isShopEntry }
  const [first] = query.values()
  const segment = first ? `/${encodeURIComponent(encodeURIComponent(first.toWellFormed()))}` : ''
  return { href: `${target.pathname.replace(/\/$/, '')}${segment}${target.search}`, isShopEntry }
}

/** `/shop/{tenant}` as this site's quick cart has it; one tenant's shop has another name [2.2.15]. */
export const shopRootOf = (quickcartUrl: string): string => quickcartUrl.split('/').slice(0, 3).join('/')
