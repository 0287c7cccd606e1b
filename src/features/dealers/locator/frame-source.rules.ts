import { isDealerTag, type DealerTag } from '#features/dealers/dealer.rules.ts'
import type { SiteConfig } from '#features/tenants/public.ts'

export type LocatorConfig = Pick<SiteConfig, 'locatorBaseUrl' | 'locatorDefaultUrl'>

/** `?filterTag=` of the page: one of the five tags, once; anything else is as if it were not there [T-36]. */
export const readFilterTag = (query: URLSearchParams): DealerTag | undefined => {
  const [tag, ...others] = query.getAll('filterTag')
  return others.length === 0 && isDealerTag(tag) ? tag : undefined
}

/** What the frame shows: the locator of a tag, or the configured default [2.20.2, 2.20.3]. */
export const chooseFrameSource = ({ locatorBaseUrl, locatorDefaultUrl }: LocatorConfig, tag: unknown): string =>
  isDealerTag(tag) ? `${locatorBaseUrl}${tag}?f=1` : locatorDefaultUrl

/** The one place that the page may frame [T-36]. */
export const frameOrigin = (source: string): string => (source.startsWith('/') ? "'self'" : new URL(source).origin)
