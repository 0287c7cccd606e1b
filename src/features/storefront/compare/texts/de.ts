import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  title: 'Produkte vergleichen',
  lead: 'Bis zu vier Produkte nebeneinander, mit allem, worin sie sich unterscheiden.',
  region: 'Produkte im Vergleich',
  clear: 'Leeren',
  full: 'Vier Produkte lassen sich gleichzeitig vergleichen. Entfernen Sie zuerst eines.',
  differences: 'Nur Unterschiede zeigen',
  differs: 'unterschiedlich',
  property: 'Merkmal',
  nothing: 'Keine Angabe',
  'none.title': 'Noch nichts zu vergleichen',
  'none.text': 'Merken Sie Produkte auf ihren Seiten mit „Vergleichen“ vor, oder geben Sie hier eine Teilenummer ein.',
  missing: 'In Ihrem Markt nicht erhältlich: {skus}',
  number: 'Teilenummer hinzufügen',
  submit: 'Hinzufügen',
}
