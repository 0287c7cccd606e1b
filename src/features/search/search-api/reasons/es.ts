import type { en } from '#features/search/search-api/reasons/en.ts'

export const es: Record<keyof typeof en, string> = {
  'why.market.not-here': 'En este sitio los resultados no se limitan a un mercado.',
  'why.market.not-here.change': 'Acote los resultados con los filtros que hay al lado.',
  'why.market.customer-data': 'Los resultados se limitan a los países de los datos de su empresa.',
  'why.market.site-country': 'Los resultados se limitan al país y al idioma de esta página.',
}
