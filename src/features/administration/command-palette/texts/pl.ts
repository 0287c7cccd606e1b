import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  title: 'Szukaj w administracji',
  field: 'Ekran, osoba, klient, strona lub produkt',
  search: 'Szukaj „{text}” w: {list}',
  none: 'Nic nie znaleziono.',
  'group.screens': 'Ekrany',
  'group.people': 'Osoby',
  'group.customers': 'Klienci',
  'group.pages': 'Strony',
  'group.products': 'Produkty',
  'group.orders': 'Zamówienia',
  'group.searches': 'Wyszukiwanie',
}
