import type { en } from '#features/accounts/home/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  title: 'Auf einen Blick',
  all: 'Alle anzeigen',
  failed: 'Das konnte nicht geladen oder gespeichert werden.',
  edit: 'Bearbeiten',
  done: 'Fertig',
  up: '{title} nach oben',
  down: '{title} nach unten',
  remove: '{title} entfernen',
  'favourites.title': 'Favoriten',
  'favourites.empty': 'Noch keine Favoriten. Artikel und andere Seiten haben dafür eine Schaltfläche.',
  'quick-links.title': 'Schnellzugriff',
  'quick-links.empty': 'Seiten, die Sie oft öffnen, finden hier ihren Platz.',
  'recent.title': 'Zuletzt angesehen',
  'link.name': 'Name',
  'link.address': 'Adresse',
  'link.hint': 'Eine Seite dieser Website, wie sie im Browser steht.',
  'link.failed': 'Nur Seiten dieser Website können gemerkt werden.',
  'link.add': 'Link hinzufügen',
}
