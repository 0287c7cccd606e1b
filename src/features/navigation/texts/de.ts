import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  menu: 'Menü',
  close: 'Schließen',
  primary: 'Hauptnavigation',
  back: 'Zurück',
  more: 'Mehr anzeigen: {label}',
  loading: 'Wird geladen',
  seeAll: 'Alle anzeigen',
  goTo: 'Zur Seite: {label}',
  locked: 'Anmeldung nötig',
  myAccount: 'Mein Konto',
  business: 'Geschäftsbereiche',
  home: '{name}, Startseite',
  signIn: 'Anmelden',
  'locales.button': 'Land und Sprache: {label}',
  'locales.title': 'Land und Sprache',
  'locales.find': 'Land oder Sprache suchen',
  'locales.clear': 'Löschen',
  'locales.found': 'Treffer: {count}',
  'locales.none':
    'Zu „{query}“ gibt es kein Land und keine Sprache. Prüfen Sie die Schreibweise oder löschen Sie die Suche, um alle zu sehen.',
  'locales.americas': 'Nord- und Südamerika',
  'locales.emea': 'Europa, Naher Osten und Afrika',
  'locales.apac': 'Asien-Pazifik',
}
