import { pageHref } from '#foundation/blocks/public.ts'
import type { Tenant, Tenants } from '#foundation/tenants/public.ts'
import type { Locale } from '#kernel/locale.ts'

export const pathOf = (url: string): string => {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** With its question mark; a redirect keeps it. */
export const searchOf = (url: string): string => url.slice(pathOf(url).length)

/** A header takes no letters beyond Latin, and a sign that was encoded stays what it was. */
export const encodeHref = (locale: Locale, page: string): string =>
  pageHref(locale, page.split('/').map(encodeURIComponent).join('/'))

/** Where an anonymous visitor is sent from a portal page; the way back is a path of ours [2.1.10]. */
export const signInAddress = (tenants: Tenants, tenant: Tenant, locale: Locale, url: string): string => {
  const { authorizationUri, appId } = tenants.configOf(tenant.key, locale)
  return `${authorizationUri}?${new URLSearchParams({ resource: url, appId }).toString()}`
}
