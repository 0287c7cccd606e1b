import type { GroupCopy } from '#demo/tenant-copy.ts'

export const groupCopy: GroupCopy = {
  productsLabel: 'Produkty',
  footer: {
    about: 'Jedno wejście do pięciu firm: części, dokumenty, zamówienia i ludzie, którzy znają urządzenia.',
    headings: { products: 'Produkty', services: 'Usługi', company: 'Firma', legal: 'Informacje prawne' },
    links: {
      allProducts: 'Wszystkie produkty',
      services: 'Usługi',
      about: 'O nas',
      contactUs: 'Kontakt',
      privacy: 'Prywatność',
      termsOfSale: 'Warunki sprzedaży',
      accessibility: 'Dostępność',
      cookies: 'Pliki cookie',
    },
    copyright: '© {year} Grupa Halden',
  },
  errors: {
    notFound: {
      title: 'Pod tym adresem nie ma strony',
      lead: 'W adresie może być literówka albo strona została przeniesiona. Stąd można przejść dalej.',
      ways: [
        { label: 'Wszystkie produkty', text: 'Według kategorii lub numeru części', href: '/products' },
        { label: 'Usługi', text: 'Co robimy po dostawie', href: '/services' },
        { label: 'Kontakt', text: 'Telefony i godziny w regionach', href: '/contact-us' },
      ],
    },
    failed: {
      title: 'Po naszej stronie wystąpił błąd',
      lead: 'Nie udało się wyświetlić strony. Prosimy spróbować ponownie za minutę. Jeśli błąd się powtórzy, prosimy podać adres i godzinę, a poszukamy przyczyny.',
    },
  },
  legal: {
    privacy: {
      title: 'Prywatność',
      description:
        'Jakie dane osobowe przechowują witryny Halden, do czego służą, kto je widzi, jak długo pozostają i jak je poprawić lub usunąć.',
      lead: 'Co o Państwu przechowujemy, dlaczego i kto może to zobaczyć. Strona dotyczy wszystkich pięciu witryn Halden; każda przechowuje dane swoich klientów oddzielnie.',
      sections: [
        {
          heading: 'Co przechowujemy',
          paragraphs: [
            'Dla konta: imię i nazwisko, adres e-mail, telefon, firmę, rolę oraz konta klientów, w imieniu których można działać. Z pracy w portalu: zamówienia, faktury, zgłoszenia, zapisane pozycje, preferencje i zaakceptowane umowy licencyjne.',
            'Hasła przechowujemy tylko w postaci, z której nie da się ich odtworzyć. Jeśli firma używa własnej usługi logowania, hasło nigdy do nas nie dociera.',
          ],
        },
        {
          heading: 'Do czego to służy',
          paragraphs: [
            'Do realizacji zamówień, odpowiedzi na zgłoszenia, przyznawania lub odmowy dostępu do narzędzi oraz informowania o tym, o co Państwo prosili. Dane z formularza wykorzystujemy w celu podanym w tym formularzu.',
            'Rejestrujemy, które strony, produkty, dokumenty, zamówienia i zgłoszenia są otwierane oraz czego się szuka, aby znajdować błędy i ulepszać witrynę. Nie sprzedajemy tych danych i nie łączymy ich z korzystaniem z innych witryn.',
          ],
        },
        {
          heading: 'Kto może to zobaczyć',
          paragraphs: [
            'Współpracownicy z Państwa firmy widzą zamówienia i zgłoszenia wspólnych kont. Nasza obsługa klienta może działać w Państwa imieniu; każde takie działanie jest zapisywane z osobą i czasem.',
            'Firmy, które utrzymują dla nas witrynę lub doręczają pocztę, przetwarzają dane wyłącznie na nasze polecenie.',
          ],
        },
        {
          heading: 'Jak długo przechowujemy dane i jakie mają Państwo prawa',
          paragraphs: [
            'Dane konta usuwamy po jego zamknięciu. Zamówienia i faktury przechowujemy tak długo, jak wymaga tego prawo handlowe i podatkowe.',
            'Mogą Państwo żądać dostępu do danych, ich sprostowania, usunięcia lub kopii, a także sprzeciwić się ich wykorzystaniu. Prosimy o kontakt przez stronę kontaktową. Skargę można też złożyć do organu ochrony danych w swoim kraju.',
          ],
        },
      ],
    },
    termsOfSale: {
      title: 'Warunki sprzedaży',
      description:
        'Zasady zamówień, cen, dostawy, gwarancji i licencji na oprogramowanie, gdy Państwa firma kupuje w tej witrynie od spółki grupy Halden.',
      lead: 'Warunki obowiązują między przedsiębiorcami. Podpisana z nami umowa ma przed nimi pierwszeństwo.',
      sections: [
        {
          heading: 'Oferty i zamówienia',
          paragraphs: [
            'Pokazane produkty są zaproszeniem do złożenia zamówienia. Umowa zostaje zawarta, gdy potwierdzimy zamówienie na piśmie; automatyczna wiadomość po zamówieniu potwierdza tylko jego wpłynięcie.',
            'Produkty wykonywane na zamówienie można zmienić lub anulować do rozpoczęcia produkcji. Później obciążamy poniesionymi już kosztami.',
          ],
        },
        {
          heading: 'Ceny i płatność',
          paragraphs: [
            'Po zalogowaniu widzą Państwo ceny swojego konta w jego walucie. Podatek VAT i transport są doliczane i podane w potwierdzeniu zamówienia.',
            'Faktury są płatne w ciągu 30 dni od daty wystawienia, chyba że konto ma inne warunki.',
          ],
        },
        {
          heading: 'Dostawa',
          paragraphs: [
            'Dostawa odbywa się na warunkach FCA w magazynie podanym w potwierdzeniu (Incoterms 2020). Potwierdzony termin to dzień przekazania przewoźnikowi.',
            'Niektóre produkty wymagają zezwolenia na wywóz lub oświadczenia o końcowym użyciu. Czas dostawy biegnie od ich uzyskania.',
          ],
        },
        {
          heading: 'Gwarancja i oprogramowanie',
          paragraphs: [
            'Okres gwarancji podajemy w potwierdzeniu zamówienia; wynosi co najmniej 12 miesięcy od dostawy. Wady prosimy zgłaszać niezwłocznie, a przed odesłaniem towaru zgłosić zwrot w portalu.',
            'Oprogramowanie jest licencjonowane, a nie sprzedawane. Obowiązuje umowa licencyjna wyświetlana przed pobraniem.',
          ],
        },
      ],
    },
    accessibility: {
      title: 'Dostępność',
      description:
        'Jak korzystać z witryn Halden za pomocą klawiatury, czytnika ekranu lub powiększonego tekstu, jakie są ograniczenia i jak zgłosić barierę.',
      lead: 'Naszym celem jest zgodność każdej strony, publicznej i po zalogowaniu, z WCAG 2.2 na poziomie AA.',
      sections: [
        {
          heading: 'Co działa',
          paragraphs: [
            'Wszystko można osiągnąć i obsłużyć z klawiatury, a fokus jest zawsze widoczny. Nagłówki, tabele, formularze i komunikaty mają nazwy dla czytników ekranu.',
            'Tekst można powiększyć do 400% bez przewijania na boki. Strony stosują ustawienia systemu dotyczące trybu ciemnego i ograniczenia ruchu. Treści publiczne można czytać bez skryptów.',
          ],
        },
        {
          heading: 'Co jeszcze nie działa',
          paragraphs: [
            'Instrukcje i świadectwa udostępniamy jako pliki PDF, w których je wydano; nie wszystkie są oznaczone dla czytników ekranu. Na życzenie dostarczamy wersję czytelną.',
            'Obrazy produktów są rysunkami z krótkim opisem; wymiary widoczne tylko na rysunku są zwykle także w karcie katalogowej, ale nie zawsze.',
          ],
        },
        {
          heading: 'Prosimy o informację',
          paragraphs: [
            'Jeśli natrafią Państwo na barierę, prosimy napisać przez stronę kontaktową i podać adres oraz używane urządzenie. Odpowiedź nadejdzie w ciągu pięciu dni roboczych.',
            'Strony są sprawdzane automatycznie przed każdym wydaniem. Takie kontrole nie wykrywają wszystkiego, dlatego Państwa zgłoszenie jest pomocne.',
          ],
        },
      ],
    },
    cookies: {
      title: 'Pliki cookie',
      description:
        'Wszystkie pliki cookie i wpisy w pamięci przeglądarki z witryn Halden: nazwa, cel, okres ważności i skutki ich usunięcia lub zablokowania.',
      lead: 'Zapisujemy pliki cookie, których witryna potrzebuje do działania i do zapamiętania Państwa wyboru. Nie ma wśród nich reklamowych.',
      sections: [
        {
          heading: 'Kraj i język',
          paragraphs: [
            'usr_country i usr_lang pamiętają kraj i język przez 24 miesiące, a w niektórych witrynach tylko do zamknięcia przeglądarki.',
            'dtm zawiera, najwyżej przez jeden dzień, rynek, dla którego pokazujemy katalog, ustalony na podstawie lokalizacji. selecteddtm zawiera rynek wybrany przez Państwa i ma pierwszeństwo.',
          ],
        },
        {
          heading: 'Logowanie i koszyk',
          paragraphs: [
            '{tenant}-token identyfikuje sesję; skrypty nie mogą go odczytać. {tenant}-isAuthenticated informuje tylko stronę, że są Państwo zalogowani, i sam nie daje dostępu. Oba kończą się przy wylogowaniu lub wygaśnięciu sesji.',
            'Zaszyfrowany plik cookie przekazuje do sklepu konto, walutę i koszyk. Jest związany z sesją i bez niej bezużyteczny.',
          ],
        },
        {
          heading: 'Powiadomienia i wnioski',
          paragraphs: [
            'Plik cookie o nazwie zaczynającej się od notification- zapisuje, że powiadomienie zostało zamknięte, aby pozostało ukryte przez ustaloną liczbę dni.',
            'Enable Training odnotowuje, że wniosek o dostęp do szkoleń czeka na decyzję. contact-us-click-url pamięta stronę, z której otwarto stronę kontaktową. Każdego używa tylko witryna, która go potrzebuje.',
          ],
        },
        {
          heading: 'Pamięć przeglądarki i jej czyszczenie',
          paragraphs: [
            'Ostatnie wyszukiwania, ostatnio oglądane części, listy porównań, wybrane konto i pozostały czas sesji są przechowywane w pamięci przeglądarki. Wybrane konta są usuwane po wylogowaniu.',
            'Wszystko to można usunąć lub zablokować w ustawieniach przeglądarki. Strony publiczne pozostają czytelne; logowanie i zamawianie nie działają bez plików cookie logowania.',
          ],
        },
      ],
    },
  },
}
