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
  'favourites.empty': 'Nic jeszcze nie zapisano. Na stronach artykułów i innych stronach jest do tego przycisk.',
  'quick-links.title': 'Szybkie linki',
  'quick-links.empty': 'Tu możesz dodać strony, które często otwierasz.',
  'recent.title': 'Ostatnio oglądane',
  'link.name': 'Nazwa',
  'link.address': 'Adres',
  'link.hint': 'Adres strony tej witryny, tak jak w przeglądarce.',
  'link.failed': 'Można zapisać tylko strony tej witryny.',
  'link.add': 'Dodaj link',
}
