import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  title: 'Porównaj produkty',
  lead: 'Do czterech produktów obok siebie, ze wszystkim, czym się różnią.',
  region: 'Produkty do porównania',
  clear: 'Wyczyść',
  full: 'Jednocześnie można porównać cztery produkty. Najpierw usuń jeden z nich.',
  differences: 'Pokaż tylko różnice',
  differs: 'różni się',
  property: 'Cecha',
  nothing: 'Brak danych',
  'none.title': 'Nie ma jeszcze czego porównywać',
  'none.text': 'Wybierz produkty przyciskiem „Porównaj” na ich stronach albo wpisz tutaj numer części.',
  missing: 'Niedostępne na Twoim rynku: {skus}',
  number: 'Dodaj numer części',
  submit: 'Dodaj',
}
