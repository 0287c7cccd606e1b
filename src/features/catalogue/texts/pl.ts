import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  home: 'Strona główna',
  products: 'Produkty',
  'products.lead': 'Wszystkie grupy produktów z cenami, stanami i dokumentami każdej części.',
  groups: 'Grupy',
}
