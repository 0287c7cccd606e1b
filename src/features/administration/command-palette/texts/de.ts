import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  title: 'Im Back-Office suchen',
  field: 'Ansicht, Person, Kunde, Seite oder Produkt',
  search: '„{text}“ in {list} suchen',
  none: 'Nichts gefunden.',
  'group.screens': 'Ansichten',
  'group.actions': 'Aktionen',
  'action.page': 'Neue Seite',
  'action.product': 'Neues Produkt',
  'action.products': 'Produkte aus einer Datei einlesen',
  'action.person': 'Neue Person',
  'action.people': 'Personen aus einer Datei einlesen',
  'action.company': 'Neue Firma',
  'action.companies': 'Firmen aus einer Datei einlesen',
  'group.people': 'Personen',
  'group.customers': 'Kunden',
  'group.pages': 'Seiten',
  'group.products': 'Produkte',
  'group.orders': 'Bestellungen',
  'group.searches': 'Suche',
}
