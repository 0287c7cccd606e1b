import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  menu: 'Menü',
  close: 'Schließen',
  primary: 'Hauptnavigation',
  business: 'Geschäftsbereiche',
  home: '{name}, Startseite',
  signIn: 'Anmelden',
  'locales.button': 'Land und Sprache: {label}',
  'locales.title': 'Land und Sprache',
  'tour.label': 'Rundgang durch die Website',
  'tour.next': 'Weiter',
  'tour.skip': 'Überspringen',
  'tour.finish': 'Fertig',
}
