import type { en } from '#features/search/search-api/reasons/en.ts'

export const de: Record<keyof typeof en, string> = {
  'why.market.not-here': 'Auf dieser Website werden Treffer nicht auf einen Markt beschränkt.',
  'why.market.not-here.change': 'Grenzen Sie die Treffer mit den Filtern daneben selbst ein.',
  'why.market.customer-data': 'Treffer sind auf die Länder aus den Daten Ihrer Firma beschränkt.',
  'why.market.site-country': 'Treffer sind auf Land und Sprache dieser Seite beschränkt.',
}
