import { MAX_BODY_BYTES } from '#foundation/analytics/event.rules.ts'
import { labelTenant, stripHost } from '#foundation/analytics/label.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'

export type PackedPage = {
  readonly tenant: { readonly key: TenantKey; readonly traits: Traits }
  /** As the page's `lang` says it: `en-US`. */
  readonly locale: string
  /** Below the locale, without a query: addresses may hold what people typed. */
  readonly path: string
  readonly kind: string
  readonly template: string
  readonly host: string
  /** Whether the site sends to Adobe's web SDK as well. */
  readonly isWebSdkEnabled: boolean
}

export type EventForm = { readonly payload: string; readonly tenantPath: string; readonly isWebSdkEnable: 'true' | 'false' }

export const describePage = ({ tenant, locale, path, kind, template, host }: PackedPage) => ({
  ...{ kind, template, path, locale },
  tenant: labelTenant(tenant),
  host: stripHost(host),
})

const toForm = (page: PackedPage, events: readonly unknown[]): EventForm => ({
  payload: JSON.stringify({ request: { page: describePage(page), events } }),
  tenantPath: `/content/${page.tenant.key}`,
  isWebSdkEnable: page.isWebSdkEnabled ? 'true' : 'false',
})

const fits = (form: EventForm): boolean => new URLSearchParams(form).toString().length <= MAX_BODY_BYTES

type Lines = Readonly<Record<string, unknown>> & { readonly products: readonly unknown[] }
const hasLines = (event: unknown): event is Lines =>
  typeof event === 'object' && event !== null && 'products' in event && Array.isArray(event.products)

/** As long as numbers of parts get. */
const LONGEST_PART = { part: 1_000, parts: 1_000 }

const cutLines = (page: PackedPage, event: Lines, products: readonly unknown[]): (readonly unknown[])[] => {
  if (products.length < 2 || fits(toForm(page, [{ ...event, ...LONGEST_PART, products }]))) return [products]
  const half = Math.ceil(products.length / 2)
  return [...cutLines(page, event, products.slice(0, half)), ...cutLines(page, event, products.slice(half))]
}

/** An event with more lines than a body holds, in parts; reports count the first one [T-64]. */
const splitEvent = (page: PackedPage, event: unknown): unknown[] => {
  if (!hasLines(event)) return []
  const cuts = cutLines(page, event, event.products)
  return cuts.map((products, at) => ({ ...event, products, part: at + 1, parts: cuts.length }))
}

/** Bodies that the server takes: halved until they fit; an event too large on its own is sent in parts by its lines. */
export const packEvents = (page: PackedPage, events: readonly unknown[]): EventForm[] => {
  const form = toForm(page, events)
  if (fits(form)) return [form]
  if (events.length < 2) {
    const parts = events.flatMap((event) => splitEvent(page, event))
    return parts.length < 2 ? [] : parts.flatMap((part) => packEvents(page, [part]))
  }
  const half = Math.ceil(events.length / 2)
  return [...packEvents(page, events.slice(0, half)), ...packEvents(page, events.slice(half))]
}
