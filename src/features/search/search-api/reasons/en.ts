/** Why something is allowed or not, and what would change it: one pair of texts for each rule. */
export const en = {
  'why.market.not-here': 'On this site results are not narrowed to a market.',
  'why.market.not-here.change': 'Narrow the results yourself with the filters beside them.',
  'why.market.customer-data': 'Results are narrowed to the countries in your company’s data.',
  'why.market.site-country': 'Results are narrowed to the country and language of this page.',
} as const
