import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

const NOT_IN_CHINA = ['us', 'gb', 'de', 'fr', 'es', 'pl']

/** Branches that are not sold everywhere; whatever lies below one of them is sold where it is. */
const LIMITED: Readonly<Record<TenantKey, Readonly<Record<string, readonly string[]>>>> = {
  aerobt: { connectivity: NOT_IN_CHINA },
  hbtbt: { 'cables-and-enclosures': NOT_IN_CHINA, 'energy-and-metering': ['us', ...NOT_IN_CHINA.slice(2)] },
  sps: { 'printing-and-labelling': NOT_IN_CHINA },
  process: { 'gas-and-flame': NOT_IN_CHINA },
  hpsbt: { 'edge-and-connectivity': NOT_IN_CHINA, 'licences-and-services': ['us', 'gb', 'de', 'fr'] },
}

/** Null is everywhere. */
export const findMarkets = (tenant: TenantKey, path: string): readonly string[] | null => lookUp(LIMITED[tenant], path) ?? null

/** Pages of a country lead to nothing that is not sold there. */
export const isSoldAt = ({ markets }: { readonly markets: readonly string[] | null }, country: string): boolean =>
  markets === null || markets.includes(country)

/** A link that copy writes below the locale: a group of products that is not among the sold ones has no page. */
export const leadsSomewhere = (href: string, sold: readonly { readonly path: string }[]): boolean =>
  !href.startsWith('/products/') || sold.some(({ path }) => `/products/${path}` === href)
