import type { en } from '#features/search/search-api/reasons/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'why.market.not-here': 'W tej witrynie wyniki nie są zawężane do rynku.',
  'why.market.not-here.change': 'Zawęź wyniki samodzielnie filtrami obok.',
  'why.market.customer-data': 'Wyniki są zawężone do krajów z danych Twojej firmy.',
  'why.market.site-country': 'Wyniki są zawężone do kraju i języka tej strony.',
}
