import type { en } from '#features/search/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  open: 'Suche',
  submit: 'Ergebnisse anzeigen',
  close: 'Suche schließen',
  title: 'Diese Website durchsuchen',
  'page.field': 'Wonach suchen Sie?',
  'page.submit': 'Finden',
  'page.lead': 'Geben Sie ein oder zwei Wörter ein: eine Produktfamilie, eine Leistung, ein Thema.',
  found: '{count} Seiten zu „{query}“',
  'found.one': 'Eine Seite zu „{query}“',
  'empty.title': 'Zu „{query}“ gibt es keine Seite',
  'empty.text': 'Versuchen Sie es mit weniger oder allgemeineren Wörtern, oder sehen Sie in den Produktkategorien nach.',
  'empty.products': 'Alle Produkte ansehen',
  failed: 'Die Suche hat nicht geantwortet. Ihre Eingabe ist noch da.',
  'highlight.label': 'Zur Suche',
  'highlight.title': 'Suchen auf jeder Seite',
  'highlight.text': 'Geben Sie ein Wort ein und finden Sie die Seiten, die davon handeln.',
  'highlight.close': 'Verstanden',
}
