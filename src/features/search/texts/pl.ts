import type { en } from '#features/search/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  open: 'Szukaj',
  submit: 'Pokaż wyniki',
  close: 'Zamknij wyszukiwanie',
  title: 'Przeszukaj tę witrynę',
  'page.field': 'Czego Państwo szukają?',
  'page.submit': 'Znajdź',
  'page.lead': 'Proszę wpisać jedno lub dwa słowa: rodzinę produktów, usługę, temat.',
  found: 'Strony dla „{query}”: {count}',
  'found.one': 'Jedna strona dla „{query}”',
  'empty.title': 'Brak stron dla „{query}”',
  'empty.text': 'Proszę użyć mniejszej liczby słów lub słów ogólniejszych albo przejrzeć kategorie produktów.',
  'empty.products': 'Zobacz wszystkie produkty',
  failed: 'Wyszukiwarka nie odpowiedziała. Wpisany tekst pozostał na miejscu.',
  'highlight.label': 'O wyszukiwarce',
  'highlight.title': 'Szukaj z każdej strony',
  'highlight.text': 'Wystarczy wpisać słowo, aby znaleźć strony, które o nim mówią.',
  'highlight.close': 'Rozumiem',
}
