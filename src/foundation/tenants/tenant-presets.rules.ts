import { lookUp } from '#kernel/look-up.ts'
import type { SiteConfigOverride } from '#kernel/site-config.ts'
import type { Traits } from '#kernel/traits.ts'

export type TenantPreset = { readonly traits: Traits; readonly config?: SiteConfigOverride }

/** The five business units that Portico was made for, each as what differs in it. */
export const TENANT_PRESETS = {
  aerobt: {
    traits: {
      theme: 'blue-amber',
      soldToList: 'orders-returns',
      leavesAfterChange: 'inactive-account',
      contactClick: 'remembered',
    },
  },
  hbtbt: {
    traits: {
      theme: 'green-sand',
      soldToMerge: 'manager-default',
      soldToChange: 'manager-roles',
      soldToChangeMark: 'sent',
      leavesAfterChange: 'video-selector',
      orderingByFavourites: 'managers',
      csrRole: 'manager',
      signedInHome: 'my-account',
      countryNames: 'portal-list',
      marketBanner: 'visitors-only',
      countryChoice: 'by-page',
      trainingSearch: 'approved',
      homeFirst: ['certificates', 'requests'],
      trainingAccess: 'requested',
      visitorSearch: 'products',
    },
  },
  sps: {
    traits: {
      theme: 'red-graphite',
      soldToList: 'controlled',
      soldToValue: 'with-erp',
      soldToChange: 'roles',
      orderingByFavourites: 'employees',
      orderingNeeds: 'default-account',
      miniCartCheck: 'none',
      miniCartSource: 'tenant',
      toolLinks: 'approved',
      searchScope: 'market',
      targetMarket: 'geolocated',
      countryCookies: 'session',
      countryChoice: 'by-page',
      productSearch: 'shop',
      visitorSearch: 'products',
      reportLabel: 'IA',
    },
  },
  process: {
    traits: {
      theme: 'teal-white',
      soldToList: 'controlled',
      soldToChange: 'roles',
      leavesAfterChange: 'not-permitted',
      miniCartSource: 'tenant',
      shopNotPermittedPath: '/shop/hps/en/notPermittedPage',
      productPlaceholder: 'instrument',
      homeFirst: ['cases'],
      reportLabel: 'HPS',
    },
    config: { quickcart_url: '/shop/hps/en/quickCart', minicart_url: '/cart/hps/en' },
  },
  hpsbt: { traits: { theme: 'violet-ink', soldToChange: 'roles', homeFirst: ['requests', 'files-ready', 'cases'] } },
} satisfies Readonly<Record<string, TenantPreset>>

export type PresetName = keyof typeof TENANT_PRESETS
export const PRESET_NAMES = Object.keys(TENANT_PRESETS) as PresetName[]

export const findPreset = (name: string): TenantPreset | undefined => lookUp<TenantPreset>(TENANT_PRESETS, name)
