import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  menu: 'Menu',
  close: 'Zamknij',
  primary: 'Nawigacja główna',
  business: 'Serwisy grupy',
  home: '{name}, strona główna',
  'contact.title': 'Kontakt',
  'contact.account': 'Konto klienta: {number}',
  'contact.page': 'Wszystkie kontakty według regionów',
  signIn: 'Zaloguj się',
  'locales.button': 'Kraj i język: {label}',
  'locales.title': 'Kraj i język',
}
