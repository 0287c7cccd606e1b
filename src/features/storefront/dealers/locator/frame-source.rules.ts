import { DEALER_ID, isDealerTag, type DealerTag } from '#features/storefront/dealers/dealer.rules.ts'
import type { SiteConfig } from '#kernel/site-config.ts'

export type LocatorConfig = Pick<SiteConfig, 'locatorBaseUrl' | 'locatorDefaultUrl'>

/** `?filterTag=` of the page: a tag, once; anything else is as if it were not there [T-36]. */
export const readFilterTag = (query: URLSearchParams): DealerTag | undefined => {
  const [tag, ...others] = query.getAll('filterTag')
  return others.length === 0 && isDealerTag(tag) ? tag : undefined
}

/** `?dealer=` of the page: an id and nothing else [T-36]. */
export const readDealer = (query: URLSearchParams): string | undefined => {
  const id = query.get('dealer') ?? ''
  return DEALER_ID.test(id) ? id : undefined
}

/** The address in the frame: the locator of a tag, or the configured default [2.20.2, 2.20.3]; our own shows a dealer at once. */
export const chooseFrameSource = (
  { locatorBaseUrl, locatorDefaultUrl }: LocatorConfig,
  tag: unknown,
  dealer?: string,
): string => {
  if (isDealerTag(tag)) return `${locatorBaseUrl}${tag}?f=1`
  if (dealer === undefined || !locatorDefaultUrl.startsWith('/')) return locatorDefaultUrl
  return `${locatorDefaultUrl}${locatorDefaultUrl.includes('?') ? '&' : '?'}dealer=${dealer}`
}

/** The one place that the page may frame [T-36]. */
export const frameOrigin = (source: string): string => (source.startsWith('/') ? "'self'" : new URL(source).origin)
