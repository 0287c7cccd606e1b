import type { ListSpec } from '#kernel/list-query.ts'

/** Below the accounts, whose screen is for admins alone. */
export const ORDERS_SCREEN = '/back-office/accounts/orders'

/** The orders of one company, by its number. */
export const listOrdersOf = (company: string): string => `${ORDERS_SCREEN}?company=${encodeURIComponent(company)}`

export const ORDER_DESK_LIST = {
  sortable: ['placed', 'number'],
  sort: '-placed',
  sizes: [50, 100, 200],
} as const satisfies ListSpec

/** Numbers and references begin like this, in any of the ways people write them. */
export const listSpellings = (text: string): string[] => {
  const given = text.trim()
  return given === '' ? [] : [...new Set([given, given.toUpperCase(), given.toLowerCase()])]
}

/** Audit details of a look at the list: its filters, nothing of its rows. */
export const describeLook = (requested: Readonly<Record<string, unknown>>): string =>
  Object.entries(requested)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')
