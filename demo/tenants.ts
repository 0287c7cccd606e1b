import { listSalesOrgCountries } from '#demo/sales-org-countries.ts'
import { type Tenant, findPreset } from '#foundation/tenants/public.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

export type DemoTenant = Tenant & {
  readonly key: TenantKey
  /** Search terms for the page that introduces the five sites. */
  readonly colours: string
}

/** Customers with nothing but this line see a shorter header [6.11.1]. */
export const RESTRICTED_LINE_OF_BUSINESS = 'Distribution'
/** Names of places in the header, besides account and currency, which are always among them. */
const RESTRICTED_HEADER_ITEMS = ['business-links', 'quick-cart']

/** Here only accounts that are enabled for ordering are offered [5.7.3]. */
const CONTROLLED: readonly TenantKey[] = ['sps', 'process']

const describeTenant = (key: TenantKey, name: string, colours: string): DemoTenant => ({
  key,
  name,
  colours,
  hosts: [`${key}.localhost`],
  formerHosts: [],
  traits: findPreset(key)?.traits ?? {},
  config: {
    ...findPreset(key)?.config,
    restrictedLinesOfBusiness: [RESTRICTED_LINE_OF_BUSINESS],
    restrictedHeaderItems: RESTRICTED_HEADER_ITEMS,
  },
  flags: { soldto_control: CONTROLLED.includes(key) },
  identity: {
    blockedEmailDomains: ['throwaway.example', 'mailtrap.example', 'ten-minutes.example'],
    internalEmailDomains: ['halden.example'],
    secondFactorRoles: [],
  },
  salesOrgCountries: listSalesOrgCountries(key),
})

export const DEMO_TENANTS: readonly DemoTenant[] = [
  describeTenant('aerobt', 'Halden Aerospace', 'night blue, amber'),
  describeTenant('hbtbt', 'Halden Building Technologies', 'green, sand'),
  describeTenant('sps', 'Halden Safety & Productivity', 'red, graphite'),
  describeTenant('process', 'Halden Process Solutions', 'teal, white'),
  describeTenant('hpsbt', 'Halden Performance Software', 'violet, ink'),
]

export const demoTenant = (key: TenantKey): DemoTenant => {
  const tenant = DEMO_TENANTS.find((known) => known.key === key)
  if (!tenant) throw new Error(`the demo has no tenant ${key}`)
  return tenant
}
