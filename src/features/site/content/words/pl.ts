import type { StarterWords } from '#features/site/content/starter.texts.ts'

export const words: StarterWords = {
  home: 'Strona główna',
  hero: {
    lead: 'Produkty, dokumenty i serwis w jednym miejscu.',
    products: 'Zobacz wszystkie produkty',
    search: 'Szukaj w witrynie',
  },
  tasks: 'Na skróty',
  products: { title: 'Produkty', text: 'Cała oferta według kategorii' },
  search: { title: 'Wyszukiwanie', text: 'Według numeru części, produktu lub dokumentu' },
  portal: { title: 'Portal klienta', text: 'Konto, ceny i zamówienia' },
  contact: { title: 'Kontakt', text: 'Jak się z nami skontaktować' },
  privacy: {
    title: 'Prywatność',
    text: 'Jakie dane przechowuje ta witryna i po co.',
    paragraphs: [
      'Dla konta przechowujemy imię i nazwisko, adres e-mail, firmę oraz konta klientów, w których imieniu można działać. Hasła przechowujemy tylko w postaci, z której nie da się ich odtworzyć.',
      'Wizyty liczymy tylko za zgodą, tam gdzie wymaga jej prawo. Wybór można w każdej chwili zmienić w „Ustawieniach plików cookie” na dole każdej strony.',
      'Przez stronę kontaktową można zapytać, jakie dane przechowujemy, oraz poprosić o ich poprawienie lub usunięcie.',
    ],
  },
  cookies: {
    title: 'Pliki cookie',
    text: 'Jakie pliki cookie zapisuje ta witryna.',
    paragraphs: [
      'Niezbędne pliki cookie utrzymują zalogowanie oraz pamiętają kraj, język i wybór dotyczący plików cookie. Inne zapisujemy tylko za zgodą; „Ustawienia plików cookie” na dole każdej strony pozwalają ją zmienić.',
    ],
  },
  terms: {
    title: 'Warunki korzystania',
    text: 'Co obowiązuje przy korzystaniu z tej witryny.',
    paragraphs: [
      'Opisy, ceny i dostępność podajemy starannie; mogą się zmieniać. Zamówienie jest wiążące po potwierdzeniu.',
      'Konto jest imienne. Nie udostępniaj nikomu hasła i daj nam znać, jeśli mógł je poznać ktoś inny.',
    ],
  },
  notFound: {
    title: 'Pod tym adresem nie ma strony',
    text: 'Adres może zawierać literówkę albo strona została przeniesiona. Stąd można przejść dalej.',
  },
  failed: {
    title: 'Coś się u nas nie powiodło',
    text: 'Nie udało się wyświetlić strony. Spróbuj ponownie za minutę.',
  },
  notPermitted: {
    title: 'Brak uprawnień do tej strony',
    text: 'Strona istnieje, ale nie dla używanego konta. Skontaktuj się z nami, jeśli powinna być widoczna.',
  },
  cart: {
    title: 'Nie można otworzyć koszyka',
    text: 'Konto może nie mieć prawa do zamówień online albo nie wybrano konta zamówień. Skontaktuj się z nami, a pomożemy.',
  },
  waysOn: 'Dokąd dalej',
}
