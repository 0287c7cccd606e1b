import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Usługi', href: '/services' },
    { label: 'O nas', href: '/about' },
    { label: 'Kontakt', href: '/contact-us' },
  ],
  home: {
    title: 'Zawory, przyrządy i regulatory dla instalacji procesowych',
    description:
      'Zawory regulacyjne, przetworniki, przepływomierze i regulatory z doborem, świadectwami i częściami zamiennymi. Czas produkcji i cena przy każdym numerze.',
    hero: {
      title: 'Zawory i przyrządy według Państwa karty danych',
      lead: 'Wszystko, czego potrzebuje pętla regulacji: od czujnika na rurociągu po zawór, który go zamyka. Przy każdym numerze części podajemy czas produkcji, rysunki i świadectwa.',
      primary: { label: 'Zobacz zawory regulacyjne', href: '/products/control-valves' },
      secondary: { label: 'Zamów dobór', href: '/request-a-quote?about=advice' },
      imageAlt: 'Rysunek liniowy zaworu regulacyjnego grzybkowego z siłownikiem',
      callouts: [
        { title: 'Zawór grzybkowy HP-2210', text: 'Od DN 15 do DN 200, do PN 160' },
        { title: 'Klasa szczelności V', text: 'Protokół próby dla numeru seryjnego' },
      ],
    },
    tasks: [
      {
        label: 'Znajdź zestaw naprawczy',
        text: 'Według zaworu lub numeru części',
        icon: 'box',
        href: '/search?search=zestaw%20uszczelek',
      },
      { label: 'Zamów wzorcowanie', text: 'ISO/IEC 17025, pięć dni', icon: 'check', href: '/contact-us?subject=repairs' },
      {
        label: 'Porównaj przepływomierze',
        text: 'Zasada, średnica, wyjście',
        icon: 'list',
        href: '/products/flow-measurement',
      },
      {
        label: 'Zapytaj inżyniera',
        text: 'Odpowiedź tego samego dnia',
        icon: 'chat',
        href: '/contact-us?subject=technical&topic=Pytanie%20techniczne',
      },
    ],
    categories: {
      title: 'Urządzenia według roli w pętli',
      text: 'Pomiar, decyzja, działanie: siedem grup z kartami katalogowymi, rysunkami i czasem produkcji.',
      all: 'Wszystkie produkty',
    },
    feature: {
      title: 'Termin Państwa postoju wyznacza nasz plan produkcji',
      lead: 'Proszę przesłać listę punktów AKPiA objętych postojem. Dla każdego wspólnie ustalamy, czy naprawić, wymienić wnętrze zaworu czy całe urządzenie, rezerwujemy stanowisko prób i potwierdzamy termin każdej pozycji. O opóźnieniu informujemy tego samego dnia, z podaniem przyczyny.',
      figures: [
        { value: '96,2%', label: 'pozycji zamówień dostarczonych w potwierdzonym terminie w ostatnich 12 miesiącach' },
        { value: '5 dni', label: 'czas produkcji zaworu HP-2210 do DN 100 ze standardowym wnętrzem' },
        { value: '15 lat', label: 'dostępności części po zakończeniu serii' },
      ],
      imageAlt: 'Przetwornik ciśnienia z wyświetlaczem lokalnym',
    },
    ways: {
      title: 'Od karty danych do ponownego wzorcowania',
      tabs: [
        {
          label: 'Dobór',
          title: 'Zaczynamy od danych procesowych',
          text: 'Proszę podać medium, przepływ, ciśnienia i temperaturę. Inżynier aplikacji odsyła arkusz doboru z wnętrzem zaworu, poziomem hałasu i siłą siłownika.',
          points: [
            'Dobór według IEC 60534 z załączonymi obliczeniami',
            'Na życzenie weryfikacja materiałów według NACE MR0175',
            'Rysunki wymiarowe i modele 3D dla HP-2210 i HP-2260',
          ],
        },
        {
          label: 'Zamówienie',
          title: 'Jedna pozycja na punkt AKPiA',
          text: 'Numer punktu, numer części i wymagane świadectwa pozostają w jednej pozycji zamówienia, od oferty po listę pakową.',
          points: [
            'Po zalogowaniu ceny Państwa konta',
            'Czas produkcji dla każdej wybranej opcji',
            'Świadectwa materiałowe EN 10204 3.1 zamawiane razem z częścią',
          ],
        },
        {
          label: 'Uruchomienie',
          title: 'Dokumenty według numeru seryjnego',
          text: 'Numer seryjny z tabliczki znamionowej otwiera akta właśnie tego egzemplarza: co zbudowano, jak go ustawiono i co wskazało stanowisko prób.',
          points: [
            'Ustawienia fabryczne i protokół wzorcowania',
            'Opisy urządzeń HART i PROFIBUS PA',
            'Instrukcje obsługi i bezpieczeństwa w sześciu językach',
          ],
        },
        {
          label: 'Utrzymanie',
          title: 'Naprawa, wzorcowanie albo wymiana',
          text: 'Pilnujemy okresu wzorcowania każdego przyrządu i informujemy o terminach, zanim zapyta o nie Państwa planista.',
          points: [
            'Przypomnienie 30 dni przed terminem wzorcowania',
            'Zestawy naprawcze według numeru seryjnego zaworu',
            'Wskazany następca każdej wycofanej części',
          ],
        },
      ],
    },
    stories: {
      title: 'Z zakładów, które zaopatrujemy',
      slides: [
        {
          heading: '42 zawory w jedenaście dni postoju',
          text: 'Listę punktów wysłaliśmy w maju, a w czerwcu mieliśmy decyzję dla każdego zaworu: 29 do naprawy, dziewięć z nowym wnętrzem, cztery do wymiany. Wszystkie 42 wróciły na dwa dni przed rozruchem.',
          author: 'Marta Kowalczyk',
          role: 'Planistka utrzymania ruchu, instalacja amoniaku, Polska',
        },
        {
          heading: 'Pomiar poziomu, który przestał dryfować',
          text: 'Stary nurnik wymagał uwagi co miesiąc. Radar falowodowy HP-3420 sprawdziliśmy w tym roku dwa razy i za każdym razem nie było czego regulować.',
          author: 'Daniel Ortega',
          role: 'Technik automatyk, rafineria, Hiszpania',
        },
        {
          heading: 'Sześć losowo wybranych numerów seryjnych',
          text: 'Audytor wskazał sześć przetworników i poprosił o protokoły wzorcowania. Każdy był na ekranie w ciągu minuty, więc przeszliśmy do następnego punktu.',
          author: 'Helen Brandt',
          role: 'Kierowniczka jakości, zakład farmaceutyczny, Niemcy',
        },
      ],
    },
    news: { title: 'Z naszych zakładów', readMore: 'Czytaj dalej' },
    questions: {
      title: 'O co pytają nas najczęściej',
      items: [
        {
          question: 'Jak znaleźć następcę wycofanej części?',
          answer:
            'Proszę wyszukać stary numer części. Jeśli następca istnieje, strona produktu podaje go wraz z różnicami wymiarów, przyłączy i wyjścia. Dla serii HP-1800 jest to HP-3110.',
        },
        {
          question: 'Które świadectwa można zamówić po dostawie?',
          answer:
            'Świadectwa wzorcowania, protokoły prób szczelności i deklaracje SIL możemy wystawić później na podstawie numeru seryjnego. Świadectwa materiałowe EN 10204 3.1 trzeba zamówić razem z częścią, ponieważ towarzyszą wytopowi przez całą produkcję.',
        },
        {
          question: 'Co obejmuje czas produkcji?',
          answer:
            'Montaż, regulację i próbę końcową w naszym zakładzie, liczone w dniach roboczych od potwierdzenia zamówienia. Transport podajemy osobno, zależy od kraju.',
        },
        {
          question: 'Czy wzorcują Państwo przyrządy innych producentów?',
          answer:
            'Tak, ciśnienie, temperaturę i przepływ, o ile dostępna jest procedura adiustacji producenta. Świadectwo podaje wskazania przed adiustacją i po niej.',
        },
      ],
    },
    desk: {
      title: 'Instalacja stoi?',
      text: 'Pod tym numerem dniem i nocą odbiera serwisant, który może wydać części zamienne.',
      phone: '+48 22 000 0160',
      action: { label: 'Skontaktuj się z serwisem', href: '/contact-us' },
    },
  },
  services: {
    title: 'Usługi',
    description:
      'Naprawa zaworów, akredytowane wzorcowanie, dobór, uruchomienia, planowanie części zamiennych i szkolenia dla instalacji procesowych.',
    lead: 'Połowa naszych techników pracuje u klientów, druga połowa na stanowiskach w Bydgoszczy, Kolonii, Baton Rouge i Perth. Jedni i drudzy prowadzą te same akta Państwa urządzeń.',
    offers: [
      {
        title: 'Naprawa zaworów',
        text: 'Raport z oględzin i stała cena w ciągu trzech dni roboczych od przyjęcia. Naprawione zawory przechodzą próby według EN 12266-1 i mają 12 miesięcy gwarancji.',
        icon: 'wrench',
      },
      {
        title: 'Wzorcowanie',
        text: 'Ciśnienie, temperatura i przepływ, z akredytacją ISO/IEC 17025. Pięć dni roboczych w laboratorium albo na miejscu, na stanowisku mobilnym.',
        icon: 'check',
      },
      {
        title: 'Obliczenia i dobór',
        text: 'Zawory regulacyjne według IEC 60534, zwężki według ISO 5167, funkcje bezpieczeństwa do SIL 3. Otrzymują Państwo obliczenia, a nie tylko wynik.',
        icon: 'gear',
      },
      {
        title: 'Uruchomienia',
        text: 'Sprawdzenie pętli, nastawy pozycjonerów i charakterystyki zaworów jako punkt odniesienia dla diagnostyki. Odbiór z podpisanym protokołem dla każdego punktu.',
        icon: 'building',
      },
      {
        title: 'Planowanie części zamiennych',
        text: 'Porównujemy stan magazynu z zainstalowanymi urządzeniami i zaznaczamy, czego brakuje, co jest zbędne, a co zastąpione. Przegląd raz w roku.',
        icon: 'box',
      },
      {
        title: 'Szkolenia',
        text: 'Dwudniowe kursy na prawdziwych zaworach i przetwornikach: diagnostyka, wymiana wnętrza, konfiguracja HART. Najwyżej ośmiu uczestników.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Wysyłka urządzeń do nas',
        paragraphs: [
          'Przed wysyłką proszę zgłosić zwrot w portalu. Otrzymają Państwo numer zwrotu i etykietę przewozową oraz możliwość śledzenia urządzenia od przyjęcia do wysyłki.',
          'Urządzenia, które miały kontakt z medium, prosimy wypłukać i dołączyć deklarację dekontaminacji. Bez niej nie wolno nam otworzyć skrzyni, a czas naprawy nie biegnie.',
        ],
      },
      {
        heading: 'Umowy serwisowe',
        paragraphs: [
          'Umowa określa czas reakcji, stawki godzinowe i zarezerwowany udział w stanowisku prób na czas Państwa postoju. Trwa od roku do pięciu lat i wymienia objęte nią urządzenia według numerów seryjnych.',
          'Standardowy czas reakcji na miejscu wynosi 48 godzin, a z opcją 24-godzinną 24 godziny w krajach, w których mamy własnych techników.',
        ],
      },
    ],
  },
  about: {
    title: 'O Halden Process Solutions',
    description:
      'Kto buduje i serwisuje zawory regulacyjne, przetworniki i regulatory Halden, gdzie to robi i jakie normy spełniają zakłady i laboratoria.',
    lead: 'Budujemy zawory regulacyjne i przyrządy pomiarowe dla chemii, energetyki, wodociągów, przemysłu spożywczego i farmacji, i utrzymujemy je w ruchu tak długo, jak pracuje instalacja.',
    figures: [
      { value: '1964', label: 'pierwszy dostarczony zawór regulacyjny' },
      { value: '1180', label: 'osób w czterech lokalizacjach' },
      { value: '3', label: 'akredytowane laboratoria wzorcujące' },
    ],
    quote: {
      text: 'Zawór opuszcza stanowisko, gdy technik, który go sprawdził, podpisze protokół. Nikt inny nie może go zwolnić, ja też nie.',
      author: 'Agnieszka Lewandowska',
      role: 'Dyrektorka fabryki zaworów, Bydgoszcz',
    },
    sections: [
      {
        heading: 'Co i gdzie produkujemy',
        paragraphs: [
          'Zawory i siłowniki powstają w Bydgoszczy, przetworniki i przepływomierze w Kolonii. Baton Rouge i Perth montują z modułów magazynowych, przechowują części dla regionu i prowadzą warsztaty naprawcze.',
          'Korpusy odlewają trzy odlewnie, które audytujemy co roku. Wnętrza zaworów, membrany i cele pomiarowe wytwarzamy sami.',
        ],
      },
      {
        heading: 'Nasze certyfikaty',
        paragraphs: [
          'Wszystkie zakłady mają certyfikaty ISO 9001 i ISO 14001. Urządzenia ciśnieniowe budujemy zgodnie z dyrektywą ciśnieniową, moduły H i B+D; urządzenia przeciwwybuchowe mają certyfikaty ATEX i IECEx.',
          'Laboratoria w Kolonii, Baton Rouge i Perth są akredytowane według ISO/IEC 17025. Aktualny zakres akredytacji dołączamy do każdego świadectwa.',
        ],
      },
      {
        heading: 'Jak długo wspieramy produkt',
        paragraphs: [
          'Koniec serii ogłaszamy co najmniej sześć miesięcy przed ostatnim terminem zamówień. Potem części są dostępne przez 15 lat, a jeśli istnieje następca, podajemy jego numer.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hp-2210-build-time-five-days',
      date: '2026-11-18',
      title: 'HP-2210 do DN 100 produkujemy teraz w pięć dni roboczych',
      summary:
        'Drugie gniazdo montażowe w Bydgoszczy oddziela wnętrza standardowe od specjalnych. Czas produkcji skraca się z dziewięciu dni do pięciu.',
      paragraphs: [
        'Do października standardowe i specjalne wykonania HP-2210 dzieliły jedną linię montażową. Jeden zawór z klatką cichobieżną potrafił zatrzymać dziesięć zwykłych. Od 2 listopada drugie gniazdo montuje wyłącznie korpusy do DN 100 z grzybem parabolicznym lub okienkowym.',
        'Czas produkcji tych wykonań wynosi teraz pięć dni roboczych od potwierdzenia zamówienia, łącznie z próbą szczelności. Dla wykonań cichobieżnych, antykawitacyjnych i mieszkowych pozostaje 15 dni roboczych.',
        'Otwarte zamówienia zostały przeplanowane. Jeśli termin się przyspieszył, a nie chcą Państwo otrzymać zaworu wcześniej, dział zamówień na życzenie zachowa poprzednią datę.',
      ],
    },
    {
      slug: 'cologne-laboratory-flow-scope',
      date: '2026-11-05',
      title: 'Laboratorium w Kolonii wzorcuje przepływomierze do DN 200',
      summary: 'Zakres akredytacji obejmuje teraz od 0,05 do 800 m³/h na wodzie przy niepewności rozszerzonej 0,08%.',
      paragraphs: [
        'Nowe stanowisko w Kolonii przeszło ocenę. Przepływomierze elektromagnetyczne, Coriolisa i ultradźwiękowe do DN 200 można teraz wzorcować na wodzie według ISO/IEC 17025; dotąd granicą było DN 80.',
        'Wzorcowanie trwa pięć dni roboczych i obejmuje pięć punktów przepływu, przed adiustacją i po niej. Przyjmujemy przyrządy innych producentów.',
        'Baton Rouge zachowuje zakres do DN 100. Większe przepływomierze z obu Ameryk trafiają do Kolonii w tej samej cenie; na transport należy doliczyć dziesięć dni.',
      ],
    },
    {
      slug: 'hp-1800-last-orders',
      date: '2026-10-22',
      title: 'Przetworniki ciśnienia HP-1800: ostatnie zamówienia 31 marca 2027',
      summary: 'Zastępuje je HP-3110 z tymi samymi przyłączami. Części do HP-1800 będą dostępne do 2042 roku.',
      paragraphs: [
        'Po 19 latach kończymy produkcję serii HP-1800. Zamówienia przyjmujemy do 31 marca 2027, z dostawą do 30 września 2027.',
        'Następca, HP-3110, pasuje do tych samych bloków zaworowych i okablowania, mierzy z dokładnością 0,04% zakresu zamiast 0,1% i ma certyfikat SIL 2. Obudowa jest o 14 mm wyższa, co ma znaczenie tylko w wąskich skrzynkach ochronnych.',
        'Każda strona produktu HP-1800 wskazuje zamiennik ze wszystkimi opcjami. Moduły elektroniki i cele pomiarowe do napraw pozostaną dostępne do 2042 roku.',
      ],
    },
  ],
  contact: {
    title: 'Kontakt',
    description:
      'Dział zamówień, inżynierowie aplikacji i serwisanci Halden Process Solutions: numery telefonów i godziny pracy w każdym regionie.',
    lead: 'Proszę przygotować numer części lub numer seryjny z tabliczki znamionowej. Z jednym z nich zwykle pomoże już pierwsza osoba, która odbierze.',
    desks: [
      {
        name: 'Ameryka Północna i Południowa, Baton Rouge',
        phone: '+48 22 000 0161',
        hours: 'Od poniedziałku do piątku, 7:00–18:00 czasu centralnego USA',
      },
      {
        name: 'Europa, Bliski Wschód i Afryka, Kolonia',
        phone: '+49 221 4710 262',
        hours: 'Od poniedziałku do piątku, 7:30–17:30 CET',
      },
      {
        name: 'Azja i Pacyfik, Perth',
        phone: '+61 8 5550 0163',
        hours: 'Od poniedziałku do piątku, 8:00–17:00, UTC+8, angielski i mandaryński',
      },
    ],
    sections: [
      {
        heading: 'Kto w czym pomoże',
        paragraphs: [
          'Dział zamówień zajmuje się ofertami, terminami i zmianami zamówień. Inżynierowie aplikacji odpowiadają na pytania o dobór, materiały i strefy zagrożone wybuchem, do czego potrzebują danych procesowych.',
          'W sprawie naprawy lub wzorcowania prosimy utworzyć zgłoszenie w portalu: zdjęcia i numer seryjny trafią wtedy od razu do warsztatu.',
        ],
      },
      {
        heading: 'Poza godzinami pracy',
        paragraphs: [
          'Jeśli instalacja stoi, proszę dzwonić o każdej porze pod +48 22 000 0160. Dyżurny technik może wydać części ze wszystkich czterech magazynów i zamówić kuriera.',
        ],
      },
    ],
  },
}
