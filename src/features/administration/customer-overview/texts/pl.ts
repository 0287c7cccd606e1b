import type { en } from '#features/administration/customer-overview/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  find: 'Znajdź klienta',
  'find.hint': 'Numer lub nazwa firmy',
  found: 'Znalezieni klienci',
  none: 'Nie znaleziono klienta',
  'none.text': 'Sprawdź numer lub nazwę.',
  'none.yet': 'Nie dodano jeszcze żadnej firmy.',
  companies: 'Wszystkie firmy',
  other: 'Inny klient',
  record: 'Dane firmy',
  unknown: 'Nie ma takiego klienta',
  'unknown.text': 'Żadna firma tej witryny nie ma numeru {number}.',
  failed: 'Nie można tego teraz pokazać',
  number: 'Numer',
  country: 'Kraj',
  type: 'Rodzaj klienta',
  accounts: 'Konta',
  credit: 'Limit kredytowy',
  'credit.at': 'stan na {date}',
  'credit.over': 'Limit przekroczony',
  'amount.of': '{amount} z {limit}',
  'amount.limit': 'Limit {limit}',
  all: 'Pokaż wszystko',
  'section.failed': 'Nie udało się tego wczytać. Nie dotyczy to reszty strony.',
  'right.orders':
    'Widzą to administratorzy z uprawnieniem „Zamówienia klientów”. Nadaje je inny administrator na ekranie „Osoby”.',
  'right.cases':
    'Widzą to administratorzy z uprawnieniem „Zgłoszenia klientów”. Nadaje je inny administrator na ekranie „Osoby”.',
}
