import type { SalesOrgCountries } from '#foundation/tenants/public.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

const NAMES = {
  us: 'United States',
  ca: 'Canada',
  mx: 'Mexico',
  gb: 'United Kingdom',
  de: 'Germany',
  at: 'Austria',
  ch: 'Switzerland',
  fr: 'France',
  es: 'Spain',
  it: 'Italy',
  nl: 'Netherlands',
  pl: 'Poland',
  cz: 'Czechia',
  hu: 'Hungary',
  ro: 'Romania',
  bg: 'Bulgaria',
  al: 'Albania',
  ae: 'United Arab Emirates',
  in: 'India',
  cn: 'China',
  jp: 'Japan',
} as const
type Country = keyof typeof NAMES

/** Neighbours share an organisation; its number begins with the tenant's. */
const ORGANISATIONS: readonly (readonly Country[])[] = [
  ['us', 'ca'],
  ['mx'],
  ['gb'],
  ['de', 'at', 'ch'],
  ['fr'],
  ['es'],
  ['it'],
  ['nl'],
  ['pl', 'cz', 'hu'],
  ['ro', 'bg', 'al'],
  ['ae', 'in'],
  ['cn'],
  ['jp'],
]

const NOT_SERVED: Readonly<Record<TenantKey, readonly Country[]>> = {
  aerobt: ['al', 'bg'],
  hbtbt: ['jp'],
  sps: [],
  process: ['al'],
  hpsbt: ['al', 'bg', 'mx'],
}
const FIRST_NUMBER: Readonly<Record<TenantKey, number>> = { aerobt: 1000, hbtbt: 2000, sps: 3000, process: 4000, hpsbt: 5000 }

export const listSalesOrgCountries = (tenant: TenantKey): SalesOrgCountries =>
  Object.fromEntries(
    ORGANISATIONS.flatMap((countries, index) =>
      countries
        .filter((country) => !NOT_SERVED[tenant].includes(country))
        .map((country) => [country, { salesOrg: String(FIRST_NUMBER[tenant] + index * 10), name: NAMES[country] }]),
    ),
  )
