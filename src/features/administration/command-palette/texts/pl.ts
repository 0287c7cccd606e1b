import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  title: 'Szukaj w administracji',
  field: 'Ekran, osoba, klient, strona lub produkt',
  search: 'Szukaj „{text}” w: {list}',
  none: 'Nic nie znaleziono.',
  'group.screens': 'Ekrany',
  'group.actions': 'Działania',
  'action.page': 'Nowa strona',
  'action.product': 'Nowy produkt',
  'action.products': 'Wczytaj plik z produktami',
  'action.person': 'Nowa osoba',
  'action.people': 'Wczytaj plik z osobami',
  'action.company': 'Nowa firma',
  'action.companies': 'Wczytaj plik z firmami',
  'group.people': 'Osoby',
  'group.customers': 'Klienci',
  'group.pages': 'Strony',
  'group.products': 'Produkty',
  'group.orders': 'Zamówienia',
  'group.searches': 'Wyszukiwanie',
}
