import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Usługi', href: '/services' },
    { label: 'O nas', href: '/about' },
    { label: 'Kontakt', href: '/contact-us' },
  ],
  home: {
    title: 'Części lotnicze, dokumenty i naprawy',
    description:
      'Awionika, siłowniki, czujniki i oświetlenie dla flot lotniczych: stany, ceny, poświadczenia i naprawy w jednym miejscu.',
    hero: {
      title: 'Każda część lotu ma swoje dokumenty',
      lead: 'Awionika, siłowniki i czujniki dla flot, które nie mogą czekać. Część, dokumenty i cena w jednym miejscu.',
      primary: { label: 'Znajdź część', href: '/products' },
      secondary: { label: 'Wyślij urządzenie', href: '/contact-us?subject=repairs' },
      imageAlt: 'Rysunek liniowy komputera danych aerodynamicznych HA-5108',
      callouts: [
        { title: 'Komputer danych aerodynamicznych HA-5108', text: 'Do 14 typów samolotów' },
        { title: '3,9 kg, 28 V DC', text: 'Szczelny, chłodzony przez przewodzenie' },
      ],
    },
    tasks: [
      { label: 'Sprawdź stan', href: '/shop/aerobt/parts', text: 'Cena, termin, trwałość', icon: 'box' },
      { label: 'Wyślij urządzenie', href: '/contact-us?subject=repairs', text: 'Naprawa, wymiana, remont', icon: 'wrench' },
      {
        label: 'Przeczytaj biuletyn',
        href: '/news/service-bulletin-34-118-revised',
        text: '34-118, nowe numery seryjne',
        icon: 'book',
      },
      {
        label: 'Zapytaj inżyniera',
        href: '/contact-us?subject=technical&topic=Pytanie%20techniczne',
        text: 'Odpowiedź w cztery godziny',
        icon: 'chat',
      },
    ],
    categories: {
      title: 'Części według układów',
      text: 'W kolejności ilustrowanego katalogu części; numery wycofane prowadzą do zamienników.',
      all: 'Wszystkie kategorie',
    },
    feature: {
      title: 'Dokumenty są na miejscu przed częścią',
      lead: 'Poświadczenia, historia pochodzenia i daty trwałości są przypisane do pozycji zamówienia. Dział przyjęć otwiera jedną stronę zamiast pięciu e-maili.',
      figures: [
        { value: '98,4%', label: 'pozycji wysłanych w obiecanym dniu, ostatnie 12 miesięcy' },
        { value: '6 h', label: 'od zamówienia do wysyłki części z magazynu (mediana)' },
        { value: '41', label: 'stacji naprawczych pracujących na tej samej dokumentacji urządzenia' },
      ],
      imageAlt: 'Główny wyświetlacz pilotażowy HA-7120 widziany z przodu',
    },
    ways: {
      title: 'Od numeru części do zabudowanego urządzenia',
      tabs: [
        {
          label: 'Identyfikacja',
          title: 'Proszę zacząć od numeru z tabliczki',
          text: 'Wystarczy wpisać numer części, własny numer klienta albo numer z katalogu. Wszystkie trzy prowadzą do tego samego urządzenia.',
          points: [
            'Stan modyfikacji i zamienność podane na stronie produktu',
            'Numer wycofany otwiera aktualną część i podaje powód zmiany',
            'Stosowalność według typu samolotu i zakresu numerów seryjnych',
          ],
        },
        {
          label: 'Zamówienie',
          title: 'Stan techniczny, zapas i data wysyłki od razu',
          text: 'Urządzenia nowe, po remoncie i wymienne stoją obok siebie, każde z własną ceną i datą możliwej wysyłki.',
          points: [
            'Ceny Państwa konta, kaucja za rdzeń podana osobno',
            'Zapasy w Dayton, Gdańsku i Singapurze',
            'Priorytety: zwykły, krytyczny, samolot uziemiony (AOG)',
          ],
        },
        {
          label: 'Przyjęcie',
          title: 'Przyjęcie bez szukania dokumentów',
          text: 'Poświadczenia są przy pozycji zamówienia od chwili zapakowania, więc kontroler czyta je, gdy przesyłka jest jeszcze w drodze.',
          points: [
            'FAA 8130-3 i EASA Form 1 jako podpisane pliki PDF',
            'Historia aż do ostatniego certyfikowanego operatora',
            'Daty wulkanizacji uszczelek i trwałości akumulatorów',
          ],
        },
        {
          label: 'Zwrot',
          title: 'Rdzeń wraca razem ze swoją historią',
          text: 'Etykietę zwrotną drukuje się z zamówienia. Warsztat zna powód demontażu i nalot, zanim urządzenie trafi na stanowisko.',
          points: [
            'Zwrot rdzenia w 21 dni od wysyłki urządzenia wymiennego',
            'Wynik weryfikacji i wycena w pięć dni roboczych',
            'Raport warsztatowy zapisany przy numerze seryjnym',
          ],
        },
      ],
    },
    stories: {
      title: 'Co słyszymy od obsługi liniowej',
      slides: [
        {
          heading: 'Dwa dni zamiast dziewięciu',
          text: 'Siłownik klap potrafił uziemić samolot na ponad tydzień. Dzięki puli w Gdańsku sprawny HA-2204 był na skrzydle drugiego dnia.',
          author: 'Ingrid Solvang',
          role: 'Kierowniczka obsługi liniowej, Northmere Air',
        },
        {
          heading: 'Pusta półka kwarantanny',
          text: 'Połowa półki kwarantanny czekała na poświadczenia. Teraz formularz przychodzi przed paczką i do południa półka jest pusta.',
          author: 'Daniel Okafor',
          role: 'Kontrola przyjęć, Kestrel Cargo',
        },
        {
          heading: 'Warsztat wiedział, czego szukać',
          text: 'Wpisaliśmy kod usterki i wysokość, na której się pojawiała. W raporcie był wskazany konkretny punkt lutowniczy i zdjęcie.',
          author: 'Marie Lecomte',
          role: 'Inżynier awioniki, Aérienne du Littoral',
        },
      ],
    },
    news: { title: 'Z hangaru', readMore: 'Czytaj artykuł' },
    questions: {
      title: 'Pytania do działu zamówień',
      items: [
        {
          question: 'Jakie dokumenty otrzymuję z częścią?',
          answer:
            'Urządzenia nowe i po remoncie mają FAA 8130-3 lub EASA Form 1, na życzenie oba. Normalia i materiały zużywalne mają świadectwo zgodności z numerem partii.',
        },
        {
          question: 'Co oznacza samolot uziemiony?',
          answer:
            'Samolot, którego nie można dopuścić do lotu z braku tej części. Prosimy podać znaki rejestracyjne i port; urządzenia z magazynu wysyłamy w ciągu czterech godzin, w dzień i w nocy.',
        },
        {
          question: 'Czy mogę zamówić wycofany numer części?',
          answer:
            'Tak. Zamówienie przyjmujemy pod podanym numerem, a dostarczamy część aktualną. Strona produktu pokazuje, czy zamiana jest jedno- czy dwukierunkowa, i podaje biuletyn.',
        },
        {
          question: 'Co się dzieje, gdy rdzeń wraca po terminie?',
          answer:
            'Po 21 dniach wysyłamy przypomnienie, po 35 dniach fakturujemy kaucję. Zwracamy ją po nadejściu urządzenia, o ile jest kompletne i nadaje się do naprawy.',
        },
      ],
    },
    desk: {
      title: 'Samolot uziemiony?',
      text: 'W dzień i w nocy telefon odbiera osoba, która może zwolnić część z magazynu.',
      phone: '+48 22 000 0142',
      action: { label: 'Złóż pilne zamówienie', href: '/contact-us?subject=orders' },
    },
  },
  services: {
    title: 'Naprawa, wymiana i wsparcie techniczne',
    description:
      'Naprawy i remonty, pule wymienne, wzorcowanie przyrządów, publikacje i szkolenia dla urządzeń awioniki i siłowników.',
    lead: 'Urządzenie spędza więcej czasu u Państwa niż u nas. Te usługi utrzymują je na samolocie, a jego dokumentację w porządku, gdy go tam nie ma.',
    offers: [
      {
        title: 'Naprawy i remonty',
        text: 'Certyfikowane warsztaty w Dayton, Gdańsku i Singapurze. Stałe ceny dla 320 numerów części, mediana 18 dni w warsztacie.',
        icon: 'wrench',
      },
      {
        title: 'Pule wymienne',
        text: 'Sprawne urządzenia w zamian za rdzeń. Ryczałt lub stawka za godzinę lotu, z uzgodnionym zapasem w Państwa bazie głównej.',
        icon: 'refresh',
      },
      {
        title: 'Wzorcowanie przyrządów',
        text: 'Testery danych aerodynamicznych i manometry w sześć dni roboczych, spójność z wzorcami krajowymi, świadectwo z wynikami.',
        icon: 'gear',
      },
      {
        title: 'Publikacje techniczne',
        text: 'Instrukcje obsługi podzespołów, biuletyny serwisowe i schematy połączeń, z powiadomieniami o zmianach dla Państwa urządzeń.',
        icon: 'book',
      },
      {
        title: 'Przegląd niezawodności',
        text: 'Wskaźniki demontaży i demontaży bez stwierdzonej usterki dla każdego numeru, porównane z flotą i omawiane dwa razy w roku.',
        icon: 'list',
      },
      {
        title: 'Szkolenie na stanowisku',
        text: 'Od trzech do pięciu dni lokalizacji usterek i prób odbiorczych, u nas lub na Państwa stanowisku. Grupy do ośmiu osób.',
        icon: 'user',
      },
    ],
    sections: [
      {
        heading: 'Przebieg naprawy',
        paragraphs: [
          'Zwrot zgłasza się w zamówieniu lub po numerze seryjnym, podając powód demontażu. Otrzymują Państwo etykietę, adres najbliższego warsztatu i termin na stanowisku.',
          'Po próbie wejściowej wysyłamy wynik weryfikacji i wycenę. Jeśli naprawa jest nieopłacalna, obok znajdą Państwo ofertę wymiany; niczego nie złomujemy bez pisemnej zgody.',
        ],
      },
      {
        heading: 'Zatwierdzenia',
        paragraphs: [
          'Wszystkie trzy warsztaty mają zatwierdzenia Part 145 od FAA i EASA; Singapur poświadcza także według CAAS i CAAC. Zakres każdego warsztatu podajemy według numerów części, aktualne certyfikaty wysyłamy na życzenie.',
        ],
      },
    ],
  },
  about: {
    title: 'O Halden Aerospace',
    description:
      'Halden Aerospace od 1958 roku buduje i naprawia awionikę, siłowniki i czujniki w warsztatach w Dayton, Gdańsku i Singapurze.',
    lead: 'Produkujemy komputery, sondy i siłowniki ukryte za panelami i opiekujemy się nimi tak długo, jak lata samolot.',
    figures: [
      { value: '1958', label: 'pierwszy wysokościomierz dostarczony z Dayton' },
      { value: '2150', label: 'pracowników, co trzeci przy stanowisku warsztatowym' },
      { value: '64', label: 'typy samolotów latających z naszymi urządzeniami' },
    ],
    quote: {
      text: 'Część bez dokumentów to przycisk do papieru. Dokumentację traktujemy jak podzespół: ma rysunek i właściciela.',
      author: 'Ruth Adeyemi',
      role: 'Wiceprezes ds. jakości, Halden Aerospace',
    },
    sections: [
      {
        heading: 'Od wysokościomierzy do sterowania lotem',
        paragraphs: [
          'Halden zaczynał jako warsztat przyrządów obok lotniska w Dayton. Po danych aerodynamicznych przyszły komputery, po nich wyświetlacze, a w 1987 roku wraz z gdańskim producentem przekładni także siłowniki.',
          'Dziś pięć biur konstrukcyjnych korzysta z jednej listy części. Zmianę złącza ocenia się raz, dla wszystkich urządzeń, w których występuje.',
        ],
      },
      {
        heading: 'Wsparcie starszych flot',
        paragraphs: [
          'Jedna trzecia naprawianych urządzeń ma ponad dwadzieścia lat. Elementy elektroniczne kupujemy przed końcem ich produkcji, a gdy ostatnia partia jest policzona, projektujemy moduł na nowo.',
          'Żadne urządzenie nie opuszcza listy wsparcia bez czteroletniego wyprzedzenia i wskazanego następcy.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'ha-2204-exchange-pools-in-three-regions',
      date: '2026-11-12',
      title: 'Urządzenia wymienne HA-2204 już w trzech regionach',
      summary: 'Pule w Gdańsku, Dayton i Singapurze skracają oczekiwanie na sprawny siłownik do dwóch dni.',
      paragraphs: [
        'Od 9 listopada siłowniki klap HA-2204 po remoncie czekają w Gdańsku, Dayton i Singapurze. Dotąd pula znajdowała się tylko w Dayton, a dostawa do Europy lub Azji trwała z odprawą celną do dziewięciu dni.',
        'Każda lokalizacja utrzymuje dwanaście urządzeń w najnowszym stanie modyfikacji. Są sprawdzane co 90 dni i wysyłane z podwójnym poświadczeniem, więc to samo urządzenie można zabudować według przepisów FAA lub EASA.',
        'Operatorzy z umową godzinową nie płacą nic więcej. Dla pozostałych opłata za wymianę się nie zmienia, a rdzeń zwraca się do najbliższej z trzech lokalizacji.',
      ],
    },
    {
      slug: 'service-bulletin-34-118-revised',
      date: '2026-11-04',
      title: 'Nowa rewizja biuletynu serwisowego 34-118',
      summary: 'Rewizja 2 obejmuje numery seryjne HA-5108 od 2210 do 2388 i skraca procedurę na stanowisku.',
      paragraphs: [
        'Rewizja 2 biuletynu serwisowego 34-118 dotyczy uszczelki króćca ciśnienia statycznego w komputerze HA-5108. Dodaje numery seryjne od 2210 do 2388, wyprodukowane od marca do sierpnia 2024 roku z tą samą partią uszczelek.',
        'Próba szczelności trwa teraz 25 minut zamiast 70, ponieważ nie trzeba otwierać urządzenia, jeśli pierwszy odczyt mieści się w granicach. Urządzenia, które przeszły próbę według rewizji 1, nie wymagają dalszych działań.',
        'Zestaw uszczelek HA-5108-K3 jest dla objętych urządzeń bezpłatny do 30 czerwca 2027 roku. Zamawia się go przez konto, podając numer seryjny.',
      ],
    },
    {
      slug: 'what-pitot-heater-wear-looks-like',
      date: '2026-10-27',
      title: 'Jak wygląda zużyty grzejnik rurki Pitota',
      summary: 'Cztery objawy, które warto powiesić nad stanowiskiem, wraz z granicami decydującymi o demontażu sondy.',
      paragraphs: [
        'Grzejniki sond rzadko psują się nagle. W 212 zwróconych sondach HA-3310 nasz gdański warsztat znalazł te same cztery objawy w tej samej kolejności: niebieski nalot za końcówką, otwór drenażowy zwężony przez osad, izolację poniżej 20 MΩ i wreszcie spadek prądu grzania.',
        'Sam nalot jest nieszkodliwy. Otwór drenażowy poniżej 0,6 mm należy czyścić narzędziem z zestawu, nigdy drutem, który rysuje otwór i przyspiesza odkładanie osadu.',
        'Izolacja poniżej 5 MΩ lub prąd niższy o ponad 8% od znamionowego oznacza demontaż. Jedno i drugie można zmierzyć na samolocie w dziesięć minut; karta zadaniowa jest w rewizji 14 instrukcji obsługi technicznej.',
      ],
    },
  ],
  contact: {
    title: 'Kontakt z Halden Aerospace',
    description:
      'Telefony i godziny pracy Halden Aerospace: pilne zamówienia dla samolotów uziemionych, dział zamówień i wsparcie techniczne.',
    lead: 'Prosimy przygotować numer części i, jeśli jest, numer seryjny. Oszczędzi to obu stronom pierwszego pytania.',
    desks: [
      { name: 'Samolot uziemiony (AOG)', phone: '+48 22 000 0142', hours: 'Codziennie, całą dobę' },
      {
        name: 'Dział zamówień',
        phone: '+48 22 000 0143',
        hours: 'Od poniedziałku do piątku, 7:00–19:00 (wschodnie wybrzeże USA)',
      },
      {
        name: 'Wsparcie techniczne',
        phone: '+48 22 000 0147',
        hours: 'Od poniedziałku do piątku, 8:00–18:00 w Dayton, Gdańsku i Singapurze',
      },
    ],
    sections: [
      {
        heading: 'Dokąd wysyłać urządzenia',
        paragraphs: [
          'Najpierw prosimy zgłosić zwrot, a potem użyć adresu z etykiety: to warsztat zatwierdzony dla danego numeru części. Urządzenia bez numeru zwrotu czekają na przyjęciu, aż się z Państwem skontaktujemy.',
        ],
      },
      {
        heading: 'Jakość i zdatność do lotu',
        paragraphs: [
          'Podejrzenie części niezatwierdzonej lub wątpliwości co do zdatności prosimy zgłaszać do wsparcia technicznego. Zgłoszenie trafia do działu jakości tego samego dnia, a Państwo otrzymują numer zgłoszenia na piśmie.',
        ],
      },
    ],
  },
}
