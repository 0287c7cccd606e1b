import type { en } from '#features/search/saved-searches/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  save: 'Zapisz to wyszukiwanie',
  list: 'Zapisane wyszukiwania',
  'list.count': 'Zapisane wyszukiwania ({count})',
  name: 'Nazwa',
  'name.title': 'Zapisz to wyszukiwanie jako',
  keep: 'Zapisz',
  cancel: 'Anuluj',
  delete: 'Usuń {name}',
  none: 'Nie masz jeszcze zapisanych wyszukiwań.',
  full: 'Masz już maksymalną liczbę zapisanych wyszukiwań. Usuń jedno, aby zapisać kolejne.',
  favourite: 'Dodaj do ulubionych',
  isFavourite: 'W ulubionych',
  failed: 'Nie udało się. Spróbuj ponownie.',
  done: 'Zapisano jako „{name}”.',
  deleted: 'Usunięto „{name}”.',
}
