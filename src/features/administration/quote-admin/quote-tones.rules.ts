import type { QuoteState } from '#features/buying/quotes/public.ts'

/** Quotes that wait for staff stand out. */
export const QUOTE_TONES = {
  Requested: 'warn',
  Offered: 'idle',
  Countered: 'warn',
  Accepted: 'ok',
  Declined: 'bad',
  Expired: 'idle',
  Ordered: 'ok',
} as const satisfies Record<QuoteState, string>
