import { QUOTES_PATH } from '#features/buying/quotes/quote-list.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const LOCALE = '/:country([a-z]{2})/:language([a-z]{2})'

/** The page of one quote. */
export const openQuote = endpoint({
  isHidden: true,
  method: 'GET',
  access: 'everyone',
  path: `${LOCALE}${QUOTES_PATH}/details.:number`,
})
