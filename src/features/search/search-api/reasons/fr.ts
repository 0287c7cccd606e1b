import type { en } from '#features/search/search-api/reasons/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'why.market.not-here': 'Sur ce site, les résultats ne sont pas limités à un marché.',
  'why.market.not-here.change': 'Limitez vous-même les résultats avec les filtres.',
  'why.market.customer-data': 'Les résultats sont limités aux pays figurant dans les données de votre entreprise.',
  'why.market.site-country': 'Les résultats sont limités au pays et à la langue de cette page.',
}
