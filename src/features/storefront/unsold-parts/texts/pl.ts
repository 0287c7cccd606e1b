import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  title: '{item} – niedostępne na rynku: {market}',
  'title.many': '{item} – niedostępne na Twoim rynku',
  product: 'Tę część sprzedajemy tylko w innych krajach. Wybierz powyżej inny kraj lub zapytaj nas o pasującą część.',
  category: 'Tę grupę produktów sprzedajemy tylko w innych krajach. Wybierz powyżej inny kraj lub zapytaj nas o pasujące części.',
  change: 'Zmień kraj lub zobacz, co pasuje',
  replacements: 'Zamienniki sprzedawane tutaj',
  versions: 'Inne wersje sprzedawane tutaj',
}
