import type { ListSpec } from '#kernel/list-query.ts'

export const QUOTE_LIST = {
  sortable: ['number', 'requested', 'changed', 'state', 'total', 'until'],
  sort: '-changed',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

/** The customer's quick choices, and those of staff. */
export const QUOTE_GLANCES = ['open', 'waiting', 'ending'] as const
export type QuoteGlance = (typeof QUOTE_GLANCES)[number]

export const QUOTES_PATH = '/secure/quotes'
export const OFFICE_QUOTES_PATH = '/back-office/quotes'

export const quotePath = (number: string): string => `${QUOTES_PATH}/details.${encodeURIComponent(number)}`

const NUMBER = /^Q-\d{1,12}$/
export const isQuoteNumber = (text: string): boolean => NUMBER.test(text)
export const writeQuoteNumber = (count: string): string => `Q-${count}`

export const MOST_QUOTE_NOTE = 2_000
/** As many as a cart has. */
export const MOST_QUOTE_LINES = 1_000
export const MOST_DISCOUNTS = 10
/** Of one person in a day [T-80]. */
export const MOST_QUOTES_A_DAY = 100
/** Of one quote: a conversation, not a loop. */
export const MOST_VERSIONS = 50
