import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Usługi', href: '/services' },
    { label: 'O nas', href: '/about' },
    { label: 'Kontakt', href: '/contact-us' },
  ],
  home: {
    title: 'Automatyka budynkowa, ochrona ppoż. i pomiary',
    description:
      'Sterowniki, czujki, czytniki, liczniki i szafy dla instalatorów i zarządców budynków, z kartami katalogowymi i stanem magazynu.',
    hero: {
      title: 'Jeden budynek, jedna lista części',
      lead: 'Urządzenia grzewcze, przeciwpożarowe, dostępowe i pomiarowe, które się rozumieją. Schemat połączeń i stan magazynu są na tej samej stronie.',
      primary: { label: 'Przeglądaj produkty', href: '/products' },
      secondary: { label: 'Zaplanuj projekt', href: '/services' },
      imageAlt: 'Rysunek liniowy sterownika pomieszczeniowego HB-640 na szynie montażowej',
      callouts: [
        { title: 'Sterownik pomieszczeniowy HB-640', text: 'BACnet/IP i KNX, 18 wejść i wyjść' },
        { title: '105 mm na szynie', text: 'Szerokość sześciu modułów, 24 V AC/DC' },
      ],
    },
    tasks: [
      {
        label: 'Sygnalizacja pożarowa',
        href: '/products/fire-and-life-safety',
        text: 'Czujki, gniazda, centrale',
        icon: 'alert',
      },
      { label: 'Uruchomienie', href: '/request-a-quote?about=visit', text: 'Inżynier zamawiany na dni', icon: 'cal' },
      { label: 'Liczniki', href: '/products/energy-and-metering', text: 'Ciepło, prąd, woda', icon: 'list' },
      {
        label: 'Rozmowa z projektantem',
        href: '/request-a-quote?about=advice',
        text: 'Rysunki, zestawienia, oferty',
        icon: 'chat',
      },
    ],
    categories: {
      title: 'Produkty według branż',
      text: 'Od czujnika w pokoju po serwer w piwnicy, w układzie dokumentacji przetargowej.',
      all: 'Wszystkie produkty',
    },
    feature: {
      title: 'Pomieszczenia techniczne, które same się tłumaczą',
      lead: 'Każdy sterownik wyjeżdża z listą punktów, schematem połączeń i etykietą adresową. Kto otworzy szafę za dziesięć lat, znajdzie je pod numerem seryjnym.',
      figures: [
        { value: '23%', label: 'mniej energii na ogrzewanie, mediana ze 118 zmodernizowanych szkół' },
        { value: '15 lat', label: 'części zamiennych po ostatniej dostawie serii' },
        { value: '48 h', label: 'od zamówienia do dostawy na budowę urządzeń z magazynu w 19 krajach' },
      ],
      imageAlt: 'Sterownik na szynie z modułami rozszerzeń, widok z przodu',
    },
    ways: {
      title: 'Od przetargu do odbioru',
      tabs: [
        {
          label: 'Projekt',
          title: 'Opisy, które wytrzymują przetarg',
          text: 'Opisy przetargowe, typy pomieszczeń i schematy udostępniamy w plikach do edycji. Nasi projektanci sprawdzają ilości z rzutem kondygnacji.',
          points: [
            'Opisy przetargowe w formatach GAEB i Word',
            'Obiekty BIM dla wszystkich urządzeń obiektowych',
            'Rozmieszczenie czujek sprawdzone według EN 54-14',
          ],
        },
        {
          label: 'Dostawa',
          title: 'Dostawa piętro po piętrze',
          text: 'Jedno zamówienie, podzielone na piętra lub szafy. Kartony mają numer pomieszczenia, więc nikt nie sortuje termostatów na klatce schodowej.',
          points: [
            'Dostawy na żądanie rozłożone nawet na 18 miesięcy',
            'Adresy ustawione i etykiety wydrukowane przed wysyłką',
            'Odbiór opakowań z budowy',
          ],
        },
        {
          label: 'Uruchomienie',
          title: 'Jedno uruchomienie i trwały dowód',
          text: 'Nasi inżynierowie pracują obok Państwa instalatorów, testują każdy punkt i przekazują protokół, który inspektor uznaje.',
          points: [
            'Test punktu z godziną, wartością i nazwiskiem',
            'Matryca pożarowa sprawdzona ze stacją odbiorczą alarmów',
            'Dokumentacja powykonawcza przechowywana pod numerem seryjnym',
          ],
        },
        {
          label: 'Eksploatacja',
          title: 'Budynek pozostaje taki, jak przy odbiorze',
          text: 'Przeglądy odbywają się w terminach wymaganych normami, a rozjeżdżające się nastawy zgłaszamy, zanim zadzwonią najemcy.',
          points: [
            'Coroczny przegląd systemu sygnalizacji pożarowej z raportem',
            'Wymiana liczników przed upływem ważności legalizacji',
            'Opieka nad oprogramowaniem ze sprawdzonymi aktualizacjami',
          ],
        },
      ],
    },
    stories: {
      title: 'Budynki pod naszą opieką',
      slides: [
        {
          heading: 'Szkoła zmodernizowana w wakacje',
          text: 'Sześć tygodni, 84 sale lekcyjne, jedna szafa na piętro. Kartony przyjechały opisane numerami sal, a woźny był przeszkolony przed pierwszym dzwonkiem.',
          author: 'Petra Lindqvist',
          role: 'Wydział nieruchomości, miasto Askersby',
        },
        {
          heading: 'Z 31 fałszywych alarmów zostały dwa',
          text: 'Korytarze przy kuchni co drugi tydzień wzbudzały centralę. Czujki wielosensorowe HB-215 odróżniają parę od dymu, a straż zna nas już tylko z ćwiczeń.',
          author: 'Tomás Herrera',
          role: 'Kierownik techniczny, Hotel Miralba',
        },
        {
          heading: 'Rozliczenia, które lokatorzy przyjmują',
          text: 'Mierzymy ciepło w 260 mieszkaniach. Odkąd przy odczycie widnieje data legalizacji licznika, roczne rozliczenie zajmuje trzy dni i dwa telefony.',
          author: 'Anna Nowicka',
          role: 'Administratorka, spółdzielnia mieszkaniowa Lipowa',
        },
      ],
    },
    news: { title: 'Z budów i pomieszczeń technicznych', readMore: 'Czytaj dalej' },
    questions: {
      title: 'O co często pytają instalatorzy',
      items: [
        {
          question: 'Czy HB-640 współpracuje z urządzeniami innych producentów?',
          answer:
            'Tak, przez BACnet/IP, KNX, Modbus i M-Bus. Lista zgodności wymienia 210 sprawdzonych urządzeń z wersją oprogramowania; w przypadku innych prosimy o przesłanie opisu protokołu, a my go sprawdzimy.',
        },
        {
          question: 'Jak zastąpić sterownik ze starszej serii?',
          answer:
            'Wystarczy otworzyć stronę starego urządzenia i przejść do zamiennika. Programy HB-500 można przekonwertować, a adapter HB-505 pozwala zachować okablowanie starej podstawy.',
        },
        {
          question: 'Kto może uruchomić system sygnalizacji pożarowej?',
          answer:
            'Firma z uprawnieniami wymaganymi przez przepisy krajowe, której pracownicy są przeszkoleni z danej serii central. Państwa ludzi szkolimy w trzy dni albo przysyłamy własnych inżynierów.',
        },
        {
          question: 'Czy mogę zwrócić to, co zostało?',
          answer:
            'Urządzenia magazynowe w zaplombowanych kartonach przyjmujemy w ciągu 60 dni za pełną wartość. Szafy, cięte kable i urządzenia z ustawionym adresem wykonujemy na zamówienie i nie podlegają one zwrotowi.',
        },
      ],
    },
    desk: {
      title: 'Stoją Państwo przed szafą?',
      text: 'Prosimy odczytać nam numer z etykiety. Technik znajdzie schemat i pozostanie na linii.',
      phone: '+48 22 000 0161',
      action: { label: 'Wszystkie kontakty', href: '/contact-us' },
    },
  },
  services: {
    title: 'Usługi dla projektantów, instalatorów i zarządców',
    description:
      'Wsparcie projektowe, budowa szaf, uruchomienia, przeglądy systemów pożarowych, wymiana liczników i szkolenia z techniki budynkowej.',
    lead: 'Budynek projektuje się dwa lata, a eksploatuje czterdzieści. Pomagamy w obu okresach, na dni lub w ramach umowy.',
    offers: [
      {
        title: 'Wsparcie projektowe',
        text: 'Listy punktów, schematy i opisy przetargowe na podstawie rzutu kondygnacji, sprawdzone przez projektanta z Państwa branży. Dziesięć dni roboczych.',
        icon: 'file',
      },
      {
        title: 'Budowa szaf',
        text: 'Szafy sterownicze okablowane, opisane i zbadane według EN 61439, dostarczane w cztery tygodnie ze schematem i protokołem badań.',
        icon: 'box',
      },
      {
        title: 'Uruchomienie',
        text: 'Inżynierowie od ogrzewania, sygnalizacji pożarowej i kontroli dostępu, zamawiani na dni. Każdy punkt sprawdzony i podpisany przed odbiorem.',
        icon: 'check',
      },
      {
        title: 'Przeglądy systemów pożarowych',
        text: 'Przeglądy kwartalne i roczne według EN 54 i przepisów krajowych, z książką eksploatacji czytelną dla ubezpieczyciela.',
        icon: 'alert',
      },
      {
        title: 'Wymiana liczników',
        text: 'Liczniki ciepła, wody i prądu wymieniane przed upływem ważności legalizacji. Stare i nowe wskazania na zdjęciach.',
        icon: 'refresh',
      },
      {
        title: 'Szkolenia',
        text: 'Kursy ze sterowników, central i pomiarów w 14 miastach i online, z zaświadczeniem uznawanym przez właściwy urząd.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Umowy serwisowe',
        paragraphs: [
          'Trzy poziomy, jedna cena za urządzenie rocznie: sam przegląd, przegląd z naprawą albo pełna obsługa z gwarantowanym czasem reakcji. Można zacząć od jednego systemu i z czasem dodać kolejne.',
          'Czas reakcji to cztery godziny dla systemów pożarowych, osiem dla ogrzewania zimą i następny dzień roboczy dla pozostałych. Za niedotrzymanie terminu obniżamy rachunek.',
        ],
      },
      {
        heading: 'Modernizacja bez zamykania budynku',
        paragraphs: [
          'Na czas prac stare i nowe sterowniki mogą działać na jednej magistrali. Wymianę planujemy piętro po piętrze, przeważnie poza godzinami pracy biur, a rano każde piętro działa.',
        ],
      },
    ],
  },
  about: {
    title: 'O Halden Building Technologies',
    description:
      'Halden Building Technologies produkuje automatykę, sygnalizację pożarową, kontrolę dostępu i liczniki w zakładach w trzech krajach.',
    lead: 'Robimy ciche urządzenia, których nikt nie zauważa, dopóki w pokojach jest ciepło, drzwi się otwierają, a alarmy są prawdziwe.',
    figures: [
      { value: '86 000', label: 'budynków z co najmniej jednym sterownikiem Halden' },
      { value: '3', label: 'zakłady: Linz, Wrocław i Guadalajara' },
      { value: '540', label: 'inżynierów serwisu w 19 krajach' },
    ],
    quote: {
      text: 'Najlepsza dyspozytornia to taka, w której kawę pije się ciepłą. Projektujemy z myślą o tej godzinie, a nie o prezentacji.',
      author: 'Matthias Ebner',
      role: 'Dyrektor ds. produktów, Halden Building Technologies',
    },
    sections: [
      {
        heading: 'Zaczęło się w kotłowni',
        paragraphs: [
          'Pierwszym produktem był w 1964 roku zawór grzewczy z regulacją pogodową dla osiedli mieszkaniowych. W 1979 roku doszła sygnalizacja pożarowa, w 1996 kontrola dostępu, a w 2008 pierwszy sterownik, który połączył wszystkie trzy.',
          'Większość naszych inżynierów zaczynała jako instalatorzy. Widać to w drobiazgach: zaciski można obsłużyć w rękawicach, a pokrywy zamykają się nawet w pełnej szafie.',
        ],
      },
      {
        heading: 'Zrobione, żeby służyć',
        paragraphs: [
          'Nasze urządzenia dają się otworzyć. Płytki, przekaźniki i wyświetlacze są osobnymi częściami zamiennymi, dostępnymi przez piętnaście lat od ostatniej dostawy serii.',
          'Dla 410 urządzeń opublikowaliśmy deklaracje środowiskowe według EN 15804, z danymi wymaganymi w certyfikacji budynków.',
        ],
      },
      {
        heading: 'Otwarte protokoły',
        paragraphs: [
          'Listy punktów i nazwy obiektów należą do właściciela budynku. Przekazujemy je wraz z systemem, w pliku, który otworzy każdy integrator.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hb-640-knx-secure-certified',
      date: '2026-11-17',
      title: 'HB-640 z certyfikatem KNX Secure',
      summary:
        'Oprogramowanie 4.2 szyfruje magistralę między sterownikami a panelami obsługi. Pracujące już urządzenia można zaktualizować.',
      paragraphs: [
        'Sterownik pomieszczeniowy HB-640 z oprogramowaniem 4.2 przeszedł badania KNX Secure. Telegramy między sterownikami, panelami obsługi i bramą są teraz uwierzytelniane i szyfrowane, czego od lata wymaga wiele przetargów publicznych.',
        'Wszystkie urządzenia wyprodukowane od stycznia 2023 roku przyjmują aktualizację przez sieć. Trwa ona około trzech minut na sterownik; wyjścia utrzymują w tym czasie ostatnie położenie.',
        'Klucze powstają w narzędziu do uruchamiania i są drukowane na etykiecie do naklejenia na drzwi szafy. W razie utraty pliku projektu budynek można odczytać ponownie z etykiet.',
      ],
    },
    {
      slug: 'askersby-schools-first-heating-season',
      date: '2026-11-05',
      title: 'Szkoły w Askersby: pierwszy sezon grzewczy w liczbach',
      summary: 'Siedem szkół zużyło po modernizacji o 26% mniej ciepła, głównie dzięki trzem prostym zmianom.',
      paragraphs: [
        'Latem 2025 roku miasto Askersby wyposażyło siedem szkół w sterowniki pomieszczeniowe HB-640 i siłowniki zaworów HB-118. Po korekcie pogodowej zużycie w pierwszym sezonie było o 26% niższe od średniej z trzech poprzednich lat.',
        'Prawie połowa oszczędności wynika z harmonogramów: sale ogrzewa się na lekcje, a nie na godziny otwarcia. Równoważenie hydrauliczne dało kolejną jedną czwartą, a kontaktrony okienne większość reszty.',
        'Nie wszystko udało się od razu. W dwóch salach gimnastycznych siatki zasłaniały czujniki obecności, które trzeba było przenieść. Miasto opublikowało raport z pomiarów i na życzenie udostępnia szablony pomieszczeń.',
      ],
    },
    {
      slug: 'hb-200-detectors-last-orders',
      date: '2026-10-19',
      title: 'Czujki dymu HB-200: ostatnie zamówienia do 30 czerwca 2027',
      summary: 'Zastępuje je seria HB-215, pasująca do tego samego gniazda. Czujki na wymianę będą dostępne do 2042 roku.',
      paragraphs: [
        'Po 17 latach kończymy produkcję optycznej czujki dymu HB-200. Zamówienia przyjmujemy do 30 czerwca 2027 roku, a dostawy realizujemy do końca tego samego roku.',
        'Jej następczyni, HB-215, pasuje do zamontowanego gniazda i zgłasza się pod tym samym adresem. Centrale od HB-F4 rozpoznają ją bez aktualizacji; starsze wymagają oprogramowania 3.8.',
        'Czujki na wymianę do istniejących systemów będą dostępne do 2042 roku. Pętle mieszane są dozwolone i objęte certyfikatem.',
      ],
    },
  ],
  contact: {
    title: 'Kontakt z Halden Building Technologies',
    description:
      'Bezpośredni kontakt z infolinią techniczną, działem projektów i pogotowiem systemów pożarowych Halden Building Technologies.',
    lead: 'Trzy linie na trzy rodzaje pytań. Z budowy prosimy dzwonić na pierwszą: odbierają tam ludzie, którzy mają w szufladzie śrubokręt.',
    desks: [
      { name: 'Infolinia techniczna', phone: '+48 22 000 0161', hours: 'Od poniedziałku do soboty, 6:30–20:00' },
      { name: 'Projekty i oferty', phone: '+48 22 000 0164', hours: 'Od poniedziałku do piątku, 8:00–17:00' },
      { name: 'Pogotowie systemów pożarowych', phone: '+48 22 000 0169', hours: 'Codziennie, całą dobę' },
    ],
    sections: [
      {
        heading: 'Salony pokazowe',
        paragraphs: [
          'W Linzu, Wrocławiu i Guadalajarze można dotknąć tego, co się projektuje: ogrzewanego pokoju, pętli dozorowej i drzwi z każdym czytnikiem z naszej oferty. Wizyty po umówieniu, wystarczą dwie godziny.',
        ],
      },
      {
        heading: 'Zanim Państwo zadzwonią',
        paragraphs: [
          'Ośmiocyfrowy numer z boku urządzenia mówi nam, kiedy je zbudowano, jakie ma oprogramowanie i do jakiego projektu trafiło. Wystarczy też zdjęcie etykiety.',
        ],
      },
    ],
  },
}
