export type OutsideCaller = {
  /** As the endpoint declares it. */
  readonly route: string
  readonly who: string
  /** Names the address and what it answers. */
  readonly documentedIn: string
}

const GUIDE = 'docs/guides/call-from-other-pages.md'
const outside = (route: string, who: string): OutsideCaller => ({ route, who, documentedIn: GUIDE })

/** Endpoints that no page of the product calls, and who does; those for integration keys are in the API's document. */
export const OUTSIDE_CALLERS: readonly OutsideCaller[] = [
  outside('GET /etc.clientlibs/toggles.json', 'scripts of the company that depend on a feature'),
  outside('GET /libs/cq/i18n/dict.:locale(^[A-Za-z_-]+).json', 'pages beside the product that use its words'),
  outside('GET /libs/wcm/core/resources/languages.overlay.infinity.json', 'translation tools'),
  outside('GET /bin/public/uop/genericlist-properties.json', 'forms outside of the product'),
  outside('GET /pif/api/conference-metrics/v1/faq-details', 'chat assistants'),
  outside('GET /pif/api/order/v1/documents', 'apps of customers and service staff'),
  outside('GET /api/equipment/v1/:id', 'apps of customers and service staff'),
  outside('GET /pif/api/swdownload/v1/download', 'links in mails and release notes'),
]

export type OutsideKey = { readonly key: string; readonly why: string }

const OF_OTHERS = 'written by other systems on the host, cleared with the person [3.19.2], decision 087'

/** Cookies and storage keys that the product clears although others write them. */
export const CLEARED_FOR_OTHERS: readonly OutsideKey[] = [
  ...['persistentAccounts', 'searchedSoldArr', 'localSatellite', 'selectedTab'].map((key) => ({ key, why: OF_OTHERS })),
  { key: 'cachedFooter', why: 'the footer is part of every page; other pages of the host cache theirs [3.19.9], decision 087' },
]
