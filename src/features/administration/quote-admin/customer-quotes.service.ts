import { MOST_CUSTOMER_ITEMS, type CustomerSection } from '#foundation/accounts/public.server.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { QUOTE_TONES } from '#features/administration/quote-admin/quote-tones.rules.ts'
import { listCustomerQuotes } from '#features/buying/quotes/public.server.ts'
import { OFFICE_QUOTES_PATH } from '#features/buying/quotes/public.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Quotes that wait for an answer of staff come first. */
export const quoteSection: CustomerSection = {
  name: 'quotes',
  namespace: 'quote-admin',
  title: 'quotes',
  empty: 'customer.none',
  day: 'changed',
  order: 40,
  read: async ({ tx, services, accountKeys, companyNumber, language, say }) => {
    const quotes = await listCustomerQuotes(tx, accountKeys, { now: services.clock.now(), limit: MOST_CUSTOMER_ITEMS })
    const waiting = quotes[0]?.waiting ?? 0
    // Names of states are those that customers read.
    const states = lookUp(services.dictionaries[language], 'quotes') ?? {}
    return {
      count: quotes[0]?.total ?? 0,
      summary: waiting > 0 ? say('customer.waiting', { count: waiting }) : undefined,
      items: quotes.map(({ number, accountKey, state, changed, currency, totalMinor }) => ({
        label: number,
        target: `${OFFICE_QUOTES_PATH}?quote=${encodeURIComponent(number)}`,
        detail: shortenSoldTo(accountKey.split('~')[1] ?? ''),
        note: lookUp(states, `state.${state}`) ?? state,
        tone: QUOTE_TONES[state],
        ...(totalMinor !== null && { amount: { minor: totalMinor, currency } }),
        at: changed,
      })),
      target: `${OFFICE_QUOTES_PATH}?company=${encodeURIComponent(companyNumber)}`,
    }
  },
}
