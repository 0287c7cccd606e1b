import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  menu: 'Menu',
  close: 'Zamknij',
  primary: 'Nawigacja główna',
  business: 'Serwisy grupy',
  home: '{name}, strona główna',
  signIn: 'Zaloguj się',
  'locales.button': 'Kraj i język: {label}',
  'locales.title': 'Kraj i język',
  'tour.label': 'Przewodnik po witrynie',
  'tour.next': 'Dalej',
  'tour.skip': 'Pomiń',
  'tour.finish': 'Zakończ',
}
