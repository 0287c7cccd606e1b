import { filterKey, MOST_FILTER } from '#features/administration/data-admin/line-filter.rules.ts'

/** Before the filters in an address: some of these pages have a list of another area as well. */
export const RECORDS_PREFIX = 'data-'

/** Kinds of data that stand together on one screen, the first at its address and the others below it. */
export const DATA_SCREENS = {
  companies: ['companies', 'accounts', 'ship-tos', 'sites'],
  people: ['people', 'tool-access'],
  tools: ['tools'],
  catalogue: [
    'products',
    'categories',
    'attributes',
    'brands',
    'prices',
    'stock',
    'part-terms',
    'part-costs',
    'inbound-deliveries',
    'replacements',
    'cross-references',
    'customer-part-numbers',
  ],
  dealers: ['dealers'],
  orders: ['orders', 'shipments', 'invoices', 'order-state-words'],
  terms: ['freight-rates', 'tax-rates', 'market-currencies', 'exchange-rates', 'holidays', 'cut-off-times', 'delivery-times'],
  downloads: ['documents', 'media'],
  publications: ['publications'],
  software: ['software'],
  knowledge: ['articles'],
  training: ['courses', 'course-dates'],
  messages: ['messages'],
  cases: ['cases'],
  equipment: ['equipment'],
} as const satisfies Record<string, readonly [string, ...string[]]>
export type DataScreen = keyof typeof DATA_SCREENS

export const pathOfScreen = (screen: DataScreen) => `/back-office/${screen}` as const

/** Screens whose address belongs to a list of another area; all their kinds stand below it. */
const LISTED_ELSEWHERE: ReadonlySet<DataScreen> = new Set(['people', 'downloads'])
export const isListedElsewhere = (screen: DataScreen): boolean => LISTED_ELSEWHERE.has(screen)

export const pathOfKind = (screen: DataScreen, kind: string): string => {
  const isFirst = DATA_SCREENS[screen][0] === kind
  if (isFirst && !isListedElsewhere(screen)) return pathOfScreen(screen)
  return `${pathOfScreen(screen)}/${isFirst ? 'details' : kind}`
}

/** Undefined for a kind without a screen. */
export const findKindPath = (kind: string): string | undefined => {
  const screen = (Object.keys(DATA_SCREENS) as DataScreen[]).find((one) =>
    (DATA_SCREENS[one] as readonly string[]).includes(kind),
  )
  return screen && pathOfKind(screen, kind)
}

/** Where lines of a kind are listed that have one of these values in a field; undefined where the address has no room for all. */
export const listRecordsPath = (kind: string, field: string, values: readonly string[]): string | undefined => {
  const path = findKindPath(kind)
  const value = values.join('|')
  if (path === undefined || value === '' || value.length > MOST_FILTER) return undefined
  return `${path}?${RECORDS_PREFIX}${filterKey(field)}=${encodeURIComponent(value)}`
}

export const findRecordsPath = (kind: string, find: string): string | undefined => {
  const path = findKindPath(kind)
  return path && `${path}?${RECORDS_PREFIX}find=${encodeURIComponent(find)}`
}

/** A block for one kind, with the way to those that stand beside it. */
export const writeRecordsBlock = (screen: DataScreen, kind: string) => ({
  type: 'data-records' as const,
  props: { kind, tabs: DATA_SCREENS[screen].map((one) => ({ kind: one, path: pathOfKind(screen, one) })) },
})
