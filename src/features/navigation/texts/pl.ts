import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  menu: 'Menu',
  close: 'Zamknij',
  primary: 'Nawigacja główna',
  back: 'Wstecz',
  more: 'Pokaż więcej: {label}',
  loading: 'Wczytywanie',
  seeAll: 'Zobacz wszystko',
  goTo: 'Przejdź do strony: {label}',
  locked: 'wymaga zalogowania',
  myAccount: 'Moje konto',
  business: 'Serwisy grupy',
  home: '{name}, strona główna',
  signIn: 'Zaloguj się',
  'locales.button': 'Kraj i język: {label}',
  'locales.title': 'Kraj i język',
  'locales.find': 'Znajdź kraj lub język',
  'locales.clear': 'Wyczyść',
  'locales.found': 'Wyniki: {count}',
  'locales.none':
    'Żaden kraj ani język nie pasuje do „{query}”. Proszę sprawdzić pisownię lub wyczyścić wyszukiwanie, aby zobaczyć wszystkie.',
  'locales.americas': 'Ameryka Północna i Południowa',
  'locales.emea': 'Europa, Bliski Wschód i Afryka',
  'locales.apac': 'Azja i Pacyfik',
}
