import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Usługi', href: '/services' },
    { label: 'Firma', href: '/about' },
    { label: 'Kontakt i wsparcie', href: '/contact-us' },
  ],
  home: {
    title: 'Oprogramowanie do danych, maszyn i energii w zakładzie',
    description:
      'Historian, analiza pracy, niezawodność i energia: oprogramowanie dla przemysłu z opisami wersji, licencjami i terminami wsparcia.',
    hero: {
      title: 'Co robił Państwa zakład, sekunda po sekundzie',
      lead: 'Oprogramowanie HX zbiera dane z systemów sterowania, przechowuje je przez dziesięciolecia i zamienia w zadania, z którymi zmiana może pracować. Na Państwa serwerach i z datą końca wsparcia dla każdej wersji.',
      primary: { label: 'Zobacz HX-Historian', href: '/products/plant-historian' },
      secondary: { label: 'Zamów licencję próbną', href: '/contact-us?subject=sales' },
      imageAlt: 'Rysunek liniowy pakietu oprogramowania na modułach serwerowych',
      callouts: [
        { title: 'HX-Historian 7.4', text: 'Dwa miliony tagów na serwer' },
        { title: 'Wydanie z 10 listopada 2026', text: 'Wsparcie do listopada 2031' },
      ],
    },
    tasks: [
      {
        label: 'Wybierz licencję',
        text: 'Na osobę, serwer lub zakład',
        icon: 'lock',
        href: '/products/licences-and-services',
      },
      { label: 'Zaplanuj aktualizację', text: 'Bezpośrednio od wersji 5.2', icon: 'refresh', href: '/services#offer-2' },
      { label: 'Sprawdź zmiany', text: 'Wydanie HX-Historian 7.4', icon: 'file', href: '/news/hx-historian-7-4' },
      {
        label: 'Zadzwoń po wsparcie',
        text: 'Priorytet 1 w 30 minut',
        icon: 'help',
        href: '/contact-us?subject=technical&topic=Pro%C5%9Bba%20o%20wsparcie',
      },
    ],
    categories: {
      title: 'Produkty według pytania, na które odpowiadają',
      text: 'Co się stało, co wkrótce zawiedzie, ile to kosztuje i kto musi o tym wiedzieć.',
      all: 'Wszystkie produkty',
    },
    feature: {
      title: 'Aktualizacja, którą można przećwiczyć',
      lead: 'Każda licencja produkcyjna obejmuje serwer testowy. Tam wykonują Państwo aktualizację na kopii archiwum, czytają raport porównawczy, a potem powtarzają te same kroki na produkcji. Powrót do starej wersji jest częścią procedury.',
      figures: [
        { value: '47 min', label: 'mediana przestoju przy aktualizacji historiana w ostatnich 12 miesiącach' },
        { value: '312', label: 'archiwów zaktualizowanych z nami, żadne z utratą próbek' },
        { value: '5 lat', label: 'wsparcia każdej wersji głównej od pierwszego dnia' },
      ],
      imageAlt: 'Brama brzegowa na szynę z portami sieciowymi',
    },
    ways: {
      title: 'Od próby do wycofania systemu',
      tabs: [
        {
          label: 'Ocena',
          title: 'Próba na własnych tagach',
          text: 'Licencja próbna działa 60 dni bez ograniczeń funkcji. Można ją połączyć z pracującym serwerem OPC UA albo wczytać plik z wartościami historycznymi.',
          points: [
            'Instalacja na jednej maszynie wirtualnej w około 20 minut',
            'Dane z próby pozostają po wpisaniu klucza licencji',
            'Tabela doboru według liczby tagów i częstości odczytu',
          ],
        },
        {
          label: 'Podłączenie',
          title: 'Odczyt z systemów, które już są',
          text: 'HX-Edge zbiera dane u źródła, buforuje je przy awarii sieci i wysyła wyłącznie na zewnątrz. Nic w sieci sterowania nie musi przyjmować połączeń.',
          points: [
            'OPC UA, OPC Classic, Modbus TCP, MQTT i 38 sterowników komunikacyjnych',
            'Lokalny bufor na 14 dni przy 5000 wartości na sekundę',
            'Zgodność ze strefami i kanałami według IEC 62443',
          ],
        },
        {
          label: 'Praca',
          title: 'Ta sama liczba w każdym raporcie',
          text: 'Obliczenia definiuje się raz, wersjonuje i zatwierdza. Raport zmianowy, bilans energii i pulpit zarządu czytają tę samą wartość.',
          points: [
            'Ślad audytowy każdej zmiany wzoru i progu',
            'Podpisy elektroniczne według 21 CFR Part 11 w HX-Comply',
            'Udokumentowany dostęp REST i SQL do wszystkich danych',
          ],
        },
        {
          label: 'Odnowienie',
          title: 'Terminy znane trzy lata naprzód',
          text: 'Portal pokazuje każdą licencję z wersją, końcem wsparcia i właściwą ścieżką aktualizacji.',
          points: [
            'Oferta odnowienia 90 dni przed końcem opieki serwisowej',
            'Bezpłatne przeniesienie kluczy na nowy sprzęt',
            'Pełny eksport do otwartych formatów przy wycofaniu systemu',
          ],
        },
      ],
    },
    stories: {
      title: 'Co zmienili nasi klienci',
      slides: [
        {
          heading: '22 lata danych w jeden weekend',
          text: 'Przenieśliśmy 410 000 tagów z historiana, którego nikt już nie wspierał. Raport porównawczy wykazał 37 luk, a wszystkie istniały już w starym archiwum.',
          author: 'Ingrid Solheim',
          role: 'Szefowa automatyki, celulozownia, Norwegia',
        },
        {
          heading: 'Sprężarka, której nie trzeba było otwierać',
          text: 'HX-Asset wskazał łożysko 3 jedenaście tygodni przed planowanym remontem. Wymieniliśmy chłodnicę oleju zamiast wirnika i dotrzymaliśmy terminu.',
          author: 'Piotr Zieliński',
          role: 'Inżynier niezawodności, magazyn gazu, Polska',
        },
        {
          heading: 'Audyt energetyczny bez arkuszy',
          text: 'Na potrzeby ISO 50001 zbieraliśmy e-mailem odczyty z dziewięciu budynków. Dziś audytor loguje się, widzi poziom bazowy i jego wzór, i zadaje lepsze pytania.',
          author: 'Claire Fontaine',
          role: 'Menedżerka energii, mleczarnia, Francja',
        },
      ],
    },
    news: { title: 'Wydania i ostrzeżenia', readMore: 'Czytaj komunikat' },
    questions: {
      title: 'Zanim poproszą Państwo o ofertę',
      items: [
        {
          question: 'Czy potrzebna jest subskrypcja w chmurze?',
          answer:
            'Nie. Wszystkie produkty HX działają na Państwa serwerach z systemem Windows lub Linux, bez stałego połączenia z internetem. HX-Insight oferujemy także jako usługę hostowaną w centrach danych w Dublinie i Frankfurcie.',
        },
        {
          question: 'Co się dzieje po wygaśnięciu opieki serwisowej?',
          answer:
            'Oprogramowanie działa dalej, bo licencje są bezterminowe. Nie otrzymują Państwo nowych wersji, poprawek bezpieczeństwa ani wsparcia, a opiekę można wznowić w ciągu 12 miesięcy bez dopłaty.',
        },
        {
          question: 'Z których wersji można aktualizować?',
          answer:
            'Do HX-Historian 7.4 przechodzi się bezpośrednio z wersji 5.2 i nowszych. Starsze archiwa najpierw konwertuje się do 5.2 bezpłatnym narzędziem, które nie zmienia plików źródłowych.',
        },
        {
          question: 'Jak liczony jest tag?',
          answer:
            'Tag to jedna wartość mierzona lub wpisywana ręcznie, która ma własną historię. Pochodne obliczenia, prognozy i alarmy nie są liczone.',
        },
      ],
    },
    desk: {
      title: 'System produkcyjny nie działa?',
      text: 'Zgłoszenia priorytetu 1 trafiają całą dobę prosto do inżyniera z dostępem do kodu źródłowego.',
      phone: '+48 22 000 0170',
      action: { label: 'Zobacz punkty wsparcia', href: '/contact-us' },
    },
  },
  services: {
    title: 'Usługi',
    description:
      'Migracja, aktualizacje, integracja, przeglądy bezpieczeństwa, zdalna opieka i szkolenia z oprogramowania HX, w ustalonym zakresie.',
    lead: 'Osoby, które instalują oprogramowanie HX, przekazują swoje uwagi zespołowi, który je pisze. Każde zlecenie ma pisemny zakres, kryteria odbioru i imiennie wskazanego inżyniera.',
    offers: [
      {
        title: 'Migracja historiana',
        text: 'Tagi, wartości, adnotacje i ekrany z 11 starszych systemów. Na koniec raport porównawczy każdego tagu, podpisany przez obie strony.',
        icon: 'recent',
      },
      {
        title: 'Pomoc w aktualizacji',
        text: 'Próba na serwerze testowym, aktualizacja w uzgodnionym oknie, potem dwa dni opieki. Stała cena za serwer.',
        icon: 'refresh',
      },
      {
        title: 'Integracja',
        text: 'Połączenia z ERP, utrzymaniem ruchu i laboratorium przez udokumentowane interfejsy REST, wraz z kodem źródłowym i testami.',
        icon: 'grid',
      },
      {
        title: 'Przegląd bezpieczeństwa',
        text: 'Konfiguracja, konta, certyfikaty i ścieżki sieciowe sprawdzone według IEC 62443-3-3. Ustalenia uszeregowane według nakładu i ryzyka.',
        icon: 'lock',
      },
      {
        title: 'Zdalna opieka',
        text: 'Nadzorujemy miejsce na dyskach, kolektory, licencje i kopie zapasowe, i naprawiamy, co trzeba. Raport co miesiąc, dostęp tylko przez Państwa serwer przesiadkowy.',
        icon: 'eye',
      },
      {
        title: 'Szkolenia',
        text: 'Kursy dla administratorów, analityków i programistów w sześciu językach, online albo w Edynburgu, Minneapolis i Brisbane. Ćwiczenia na Państwa wersji.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Poziomy wsparcia',
        paragraphs: [
          'Wsparcie standardowe odpowiada w dni robocze i jest częścią każdej umowy serwisowej. Wsparcie krytyczne dodaje całodobową obsługę priorytetu 1 z pierwszą odpowiedzią inżyniera w ciągu 30 minut.',
          'Zgłoszenia tworzy się w portalu. Dołączone dzienniki i ślady usuwamy 90 dni po zamknięciu zgłoszenia.',
        ],
      },
      {
        heading: 'Wydania i czas ich życia',
        paragraphs: [
          'Każdy produkt ma jedną wersję główną w roku i wydanie serwisowe w każdym kwartale. Wersję główną wspieramy pięć lat: trzy ze wszystkimi poprawkami, dwa tylko z poprawkami bezpieczeństwa.',
          'Opis wydania wymienia każdy usunięty błąd z numerem, znane ograniczenia oraz sprawdzone bazy danych, systemy operacyjne i przeglądarki.',
        ],
      },
    ],
  },
  about: {
    title: 'O Halden Performance Software',
    description:
      'Kto tworzy HX-Historian, HX-Insight i HX-Asset, jak testujemy wydania, jak postępujemy z podatnościami i gdzie pracują nasze zespoły.',
    lead: 'Piszemy oprogramowanie dla ludzi, którzy prowadzą zakłady: operatorów, inżynierów niezawodności i energii oraz działów IT, które to wszystko utrzymują.',
    figures: [
      { value: '1993', label: 'pierwszy historian, czytelny do dziś' },
      { value: '2650', label: 'zakładów z aktualną umową serwisową' },
      { value: '290', label: 'osób w rozwoju, testach i wsparciu' },
    ],
    quote: {
      text: 'Archiwum z 1996 roku otwiera się w dzisiejszej wersji. Sprawdzamy to przy każdej kompilacji, bo od tego zależą pozwolenia niektórych klientów.',
      author: 'Ewan Macrae',
      role: 'Szef rozwoju, Edynburg',
    },
    sections: [
      {
        heading: 'Jak powstaje wydanie',
        paragraphs: [
          'Rozwój prowadzimy w Edynburgu, drugi zespół pracuje w Minneapolis. Zanim zaoferujemy wydanie, działa ono sześć tygodni na zarejestrowanych danych z 24 zakładów klientów, którzy się na to zgodzili.',
          'Proces rozwoju ma certyfikaty IEC 62443-4-1 i ISO 9001. Do każdego wydania dołączamy wykaz składników oprogramowania w formacie CycloneDX.',
        ],
      },
      {
        heading: 'Jak postępujemy z podatnościami',
        paragraphs: [
          'Zgłoszenia potwierdzamy w ciągu dwóch dni roboczych. Ostrzeżenia podają wersje, których dotyczą, ocenę CVSS, poprawkę i obejście dla tych, którzy nie mogą od razu zaktualizować.',
          'Klienci z umową serwisową otrzymują informację e-mailem w tej samej chwili, przed publikacją ostrzeżenia.',
        ],
      },
      {
        heading: 'Państwa dane',
        paragraphs: [
          'Format archiwum jest opisany w podręczniku produktu. Dane można odczytać i wyeksportować także bez ważnej licencji.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hx-historian-7-4',
      date: '2026-11-10',
      title: 'HX-Historian 7.4 jest dostępny',
      summary: 'Dwa miliony tagów na serwer, archiwa mniejsze o jedną trzecią, bezpośrednia aktualizacja z 5.2.',
      paragraphs: [
        'Wersja 7.4 podnosi sprawdzoną granicę z 1,2 do 2 milionów tagów na serwer. Nowa kompresja archiwum zmniejsza zajętość dysku średnio o 34% dla naszych 24 referencyjnych zbiorów danych; istniejące archiwa są konwertowane w tle albo pozostają bez zmian.',
        'Kolektor OPC UA odnawia teraz certyfikaty bez ponownego uruchomienia. Zapytania obejmujące ponad rok korzystają z gotowych wartości godzinowych i odpowiadają do ośmiu razy szybciej.',
        'Windows Server 2016 nie jest już obsługiwany. Opis wydania wymienia 61 usuniętych błędów i cztery znane ograniczenia; instalator i jego suma kontrolna są w dziale pobierania.',
        'Wersja 7.4 ma wsparcie do listopada 2031. Wersja 6.2 otrzymuje poprawki bezpieczeństwa do marca 2028.',
      ],
    },
    {
      slug: 'advisory-hx-sa-2026-07',
      date: '2026-11-03',
      title: 'Ostrzeżenie HX-SA-2026-07: prosimy zaktualizować HX-Edge 2.4, 2.5 i 2.6',
      summary: 'Spreparowana odpowiedź Modbus może zatrzymać kolektor. Usuwa to wersja 2.6.3; zapisane dane nie są zagrożone.',
      paragraphs: [
        'Urządzenie w sieci lokalnej, które odpowie błędną ramką Modbus TCP, może zatrzymać kolektor HX-Edge 2.4, 2.5 i 2.6 do czasu ponownego uruchomienia. Ocena CVSS 3.1 wynosi 6,5. Nie znamy przypadku wykorzystania tego błędu.',
        'Prosimy zainstalować 2.6.3. Aktualizacja trwa około trzech minut, a bufor zostaje zachowany. Jeśli nie jest to jeszcze możliwe, należy ograniczyć port 502 do znanych urządzeń i włączyć automatyczne uruchamianie kolektora.',
        'Błąd zgłosił zespół testowy klienta, któremu dziękujemy.',
      ],
    },
    {
      slug: 'licence-pools-2027',
      date: '2026-10-15',
      title: 'Od stycznia 2027 imienni użytkownicy wspólni dla zakładów',
      summary: 'Jedna pula na firmę zamiast jednej na serwer. Obecne licencje przechodzą bez nowego klucza.',
      paragraphs: [
        'Dotąd imienny użytkownik HX-Insight lub HX-Asset był przypisany do jednego serwera. Od 1 stycznia 2027 użytkownicy należą do puli firmy i mogą pracować na każdym jej serwerze.',
        'Zmiana wymaga bezpłatnego HX-Licence 4.1. Działa on na miejscu i przekazuje tylko liczby, bez nazwisk.',
        'Cena za użytkownika nie zmienia się. Powtórzonych użytkowników można do 30 czerwca 2027 wymienić na tagi lub miesiące opieki serwisowej.',
      ],
    },
  ],
  contact: {
    title: 'Kontakt i wsparcie',
    description:
      'Telefony i godziny punktów wsparcia HX w Edynburgu, Minneapolis i Brisbane oraz kontakt w sprawach licencji i bezpieczeństwa.',
    lead: 'Poza przestojem najszybszą drogą jest zgłoszenie w portalu: produkt, wersja i licencja są tam już wpisane.',
    desks: [
      {
        name: 'Europa, Bliski Wschód i Afryka, Edynburg',
        phone: '+44 131 496 0174',
        hours: 'Od poniedziałku do piątku, 8:00–18:00 czasu brytyjskiego',
      },
      {
        name: 'Ameryka Północna i Południowa, Minneapolis',
        phone: '+48 22 000 0171',
        hours: 'Od poniedziałku do piątku, 7:00–19:00 czasu centralnego USA',
      },
      { name: 'Azja i Pacyfik, Brisbane', phone: '+61 7 7010 0173', hours: 'Od poniedziałku do piątku, 8:00–18:00, UTC+10' },
    ],
    sections: [
      {
        heading: 'Co musi wiedzieć wsparcie',
        paragraphs: [
          'Produkt i pełna wersja, na przykład HX-Historian 7.4.1, czas pierwszego objawu ze strefą czasową oraz plik wsparcia, który produkt zapisuje na żądanie. Zawiera dzienniki i ustawienia, bez wartości procesowych.',
        ],
      },
      {
        heading: 'Licencje i oferty',
        paragraphs: [
          'Zgubione klucze, nowy sprzęt i dodatkowe tagi obsługuje dział licencji pod tymi samymi numerami, zwykle w ciągu jednego dnia roboczego. Prosimy podać numer licencji, który zaczyna się od HXL.',
        ],
      },
      {
        heading: 'Zgłoszenie podatności',
        paragraphs: [
          'Błędy bezpieczeństwa prosimy zgłaszać telefonicznie lub jako zgłoszenie poufne, a nie na publicznym forum. Umowa serwisowa nie jest do tego potrzebna, a na życzenie wymienimy Państwa w ostrzeżeniu.',
        ],
      },
    ],
  },
}
