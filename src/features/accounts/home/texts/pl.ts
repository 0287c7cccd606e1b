import type { en } from '#features/accounts/home/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  title: 'W skrócie',
  all: 'Pokaż wszystkie',
  failed: 'Nie udało się wczytać lub zapisać.',
  edit: 'Edytuj',
  done: 'Gotowe',
  up: 'Przesuń {title} w górę',
  down: 'Przesuń {title} w dół',
  remove: 'Usuń {title}',
  'favourites.title': 'Ulubione',
  'favourites.empty': 'Nic jeszcze nie zapisano. Artykuły i inne strony mają do tego przycisk.',
  'quick-links.title': 'Szybkie linki',
  'quick-links.empty': 'Tu jest miejsce na często otwierane strony.',
  'recent.title': 'Ostatnio oglądane',
  'link.name': 'Nazwa',
  'link.address': 'Adres',
  'link.hint': 'Strona tego serwisu, tak jak w przeglądarce.',
  'link.failed': 'Można zapisać tylko strony tego serwisu.',
  'link.add': 'Dodaj link',
}
