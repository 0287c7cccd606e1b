import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  menu: 'Menü',
  close: 'Schließen',
  primary: 'Hauptnavigation',
  business: 'Geschäftsbereiche',
  home: '{name}, Startseite',
  'contact.title': 'Kontakt',
  'contact.account': 'Ihr Kundenkonto: {number}',
  'contact.page': 'Alle Kontakte nach Region',
  signIn: 'Anmelden',
  'locales.button': 'Land und Sprache: {label}',
  'locales.title': 'Land und Sprache',
}
