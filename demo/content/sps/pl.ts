import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Usługi', href: '/services' },
    { label: 'O nas', href: '/about' },
    { label: 'Kontakt', href: '/contact-us' },
  ],
  home: {
    title: 'Detekcja gazów, bezpieczeństwo maszyn i mobilne skanowanie',
    description:
      'Detektory gazów, wyłączniki bezpieczeństwa, środki ochrony, skanery i drukarki etykiet dla zakładów i magazynów, stale kalibrowane.',
    hero: {
      title: 'Sprawdzone, zanim zacznie się zmiana',
      lead: 'Sprzęt dla ludzi, którzy pracują przy gazach, maszynach i towarach w ruchu. Każde urządzenie ma świadectwo i datę następnego sprawdzenia.',
      primary: { label: 'Zobacz cały sprzęt', href: '/products' },
      secondary: { label: 'Zamów kalibrację', href: '/contact-us?subject=repairs' },
      imageAlt: 'Rysunek liniowy detektora czterogazowego HS-330 z klipsem',
      callouts: [
        { title: 'Detektor czterogazowy HS-330', text: 'O₂, CO, H₂S i gazy palne' },
        { title: '18 h na jednym ładowaniu', text: 'IP68, 245 g z klipsem' },
      ],
    },
    tasks: [
      {
        label: 'Detektory gazów',
        href: '/products/gas-detection',
        text: 'Przenośne, stacjonarne, stacje dokujące',
        icon: 'alert',
      },
      { label: 'Termin kalibracji', href: '/secure/equipment', text: 'Wysyłkowo lub w Państwa zakładzie', icon: 'clock' },
      { label: 'Skanery', href: '/products/scanning-and-mobility', text: 'Ręczne, pierścieniowe, do pojazdów', icon: 'search' },
      { label: 'Zamów części', href: '/shop/sps/quickCart', text: 'Czujniki, filtry, akumulatory', icon: 'wrench' },
    ],
    categories: {
      title: 'Sprzęt według zagrożenia i zadania',
      text: 'Proszę zacząć od tego, co może pójść źle albo co trzeba policzyć. Normy i dopuszczenia to filtry, a nie przypisy.',
      all: 'Cały sprzęt',
    },
    feature: {
      title: 'Urządzenie jest warte tyle, co jego ostatni test',
      lead: 'Testy gazem, kalibracje i wymiany czujników zapisujemy pod numerem seryjnym. Gdy zapyta audytor, wystarczy otworzyć stronę, zamiast przeszukiwać segregatory.',
      figures: [
        { value: '3 dni', label: 'trwa kalibracja wysyłkowa, od drzwi do drzwi' },
        { value: '112 000', label: 'urządzeń z bieżącą historią testów' },
        { value: '99,2%', label: 'terminów dotrzymanych dla sprzętu pod opieką, ostatnie 12 miesięcy' },
      ],
      imageAlt: 'Stacja dokująca z czterema detektorami gazów podczas testu gazem',
    },
    ways: {
      title: 'Jak wyposażamy zakład',
      tabs: [
        {
          label: 'Ocena',
          title: 'Obchód z kimś, kto widział już gorsze rzeczy',
          text: 'Inżynier bezpieczeństwa spędza dzień z Państwa brygadzistami i spisuje zagrożenia, strefy i urządzenia. Lista zostaje u Państwa, bez względu na wybór dostawcy.',
          points: [
            'Strefy i grupy gazów naniesione na plan zakładu',
            'Wymagany poziom zapewnienia bezpieczeństwa (PL) dla każdej osłony',
            'Zmierzone odległości skanowania i wysokości upadku',
          ],
        },
        {
          label: 'Próba',
          title: 'Dwa tygodnie próby na własnej zmianie',
          text: 'Można wypożyczyć do dziesięciu urządzeń. Rękawice, hałas i deszcz mówią więcej niż karta katalogowa.',
          points: [
            'Urządzenia przyjeżdżają naładowane, skonfigurowane i skalibrowane',
            'Bezpłatnie przez 14 dni',
            'Formularz opinii w języku Państwa załogi',
          ],
        },
        {
          label: 'Opieka',
          title: 'Terminy proszę zostawić nam',
          text: 'Sprzęt pod opieką dostaje zamiennik, zanim minie termin. Nikt nie wchodzi do zbiornika z detektorem, którego ważność skończyła się w niedzielę.',
          points: [
            'Skalibrowane zamienniki wysyłane 10 dni wcześniej',
            'Jedna faktura na zakład i miesiąc',
            'Historia testów dla audytorów z dostępem tylko do odczytu',
          ],
        },
      ],
    },
    stories: {
      title: 'Opowiedziane przez ludzi ze zmiany',
      slides: [
        {
          heading: 'Alarm, z którym nikt nie dyskutował',
          text: 'Przy 25 ppm HS-330 zawył i czterech ludzi wyszło ze studzienki. Rano widzieli, jak przeszedł test gazem, więc nikt w niego nie postukał, żeby pracować dalej.',
          author: 'Gareth Pugh',
          role: 'Kierownik zmiany, wodociągi Cwmafon',
        },
        {
          heading: 'Jedenaście minut mniej na ciężarówkę',
          text: 'Operatorzy skanują teraz z fotela, z odległości do 15 metrów. Załadunek ciężarówki trwał 47 minut, dziś trwa 36, a pomylonych palet jest mniej.',
          author: 'Katarzyna Wilk',
          role: 'Kierowniczka magazynu, Bałtyk Logistyka',
        },
        {
          heading: 'Audyt w jedno przedpołudnie',
          text: 'Inspektor wybrał na chybił trafił dwanaście wyłączników bezpieczeństwa. Otworzyliśmy dwanaście kart na tablecie i skończyliśmy przed obiadem.',
          author: 'Laurent Fabre',
          role: 'Specjalista BHP, Papeteries du Vercors',
        },
      ],
    },
    news: { title: 'Notatki z terenu', readMore: 'Przeczytaj notatkę' },
    questions: {
      title: 'O co pytają nas specjaliści BHP',
      items: [
        {
          question: 'Jak często trzeba kalibrować detektor gazów?',
          answer:
            'HS-330 co 180 dni lub po alarmie powyżej zakresu pomiarowego. Przed każdą zmianą należy wykonać test gazem (bump test). Przepisy krajowe lub ocena ryzyka w zakładzie mogą wymagać krótszych odstępów.',
        },
        {
          question: 'Czy urządzeń można używać w atmosferach wybuchowych?',
          answer:
            'Urządzeń z oznaczeniem II 1G lub II 2G tak, w strefie podanej w certyfikacie. Listę można filtrować według strefy ATEX lub IECEx; certyfikat znajduje się wśród dokumentów produktu.',
        },
        {
          question: 'Jak długo można przechowywać czujniki i filtry?',
          answer:
            'Czujniki elektrochemiczne od dwóch do trzech lat, filtry w szczelnych opakowaniach do pięciu. Nie wysyłamy niczego, co ma przed sobą mniej niż trzy czwarte okresu przechowywania.',
        },
        {
          question: 'Czy skaner będzie działał z naszym programem magazynowym?',
          answer:
            'Prawie zawsze, bo skanery wysyłają zwykłe znaki jak z klawiatury albo dane do interfejsu. Proszę przesłać przykładową etykietę i nazwę programu, a odeślemy sprawdzoną konfigurację.',
        },
      ],
    },
    desk: {
      title: 'Alarm, wyciek lub uszkodzona osłona?',
      text: 'Najpierw proszę zabezpieczyć miejsce, potem zadzwonić. Urządzenia zastępcze wypożyczamy tego samego dnia.',
      phone: '+48 22 000 0183',
      action: { label: 'Zamów urządzenie zastępcze', href: '/contact-us?subject=repairs' },
    },
  },
  services: {
    title: 'Kalibracja, naprawa i opieka nad sprzętem',
    description:
      'Kalibracja wysyłkowa lub na miejscu, naprawa, wynajem, ocena zakładu, testy dopasowania masek i konfiguracja urządzeń.',
    lead: 'Sprzęt ochronny starzeje się na półce tak samo jak przy pasku. Dzięki tym usługom każde urządzenie ma ważny termin, a każdy zapis jest w porządku.',
    offers: [
      {
        title: 'Kalibracja',
        text: 'W trzy dni wysyłkowo albo w Państwa zakładzie na mobilnym stanowisku, do 120 detektorów dziennie. Akredytacja ISO/IEC 17025.',
        icon: 'gear',
      },
      {
        title: 'Naprawa',
        text: 'Stałe ceny za detektory, skanery i drukarki, pięć dni roboczych. Urządzenie zastępcze na cały czas naprawy.',
        icon: 'wrench',
      },
      {
        title: 'Wynajem',
        text: 'Detektory, wentylatory i zestawy ratownicze na postoje remontowe, od jednego dnia do sześciu miesięcy. Dostarczane po kalibracji.',
        icon: 'truck',
      },
      {
        title: 'Ocena zakładu',
        text: 'Strefy gazowe, osłony maszyn i słyszalność alarmów sprawdzone w jeden dzień, raport w ciągu tygodnia.',
        icon: 'eye',
      },
      {
        title: 'Testy dopasowania',
        text: 'Ilościowe testy dopasowania masek w Państwa siedzibie, 20 minut na osobę, z kartą dla każdego użytkownika.',
        icon: 'user',
      },
      {
        title: 'Konfiguracja urządzeń',
        text: 'Skanery, komputery mobilne i drukarki skonfigurowane, oznakowane i zarejestrowane, zanim trafią na rampę.',
        icon: 'box',
      },
    ],
    sections: [
      {
        heading: 'Kalibracja wysyłkowa',
        paragraphs: [
          'Proszę zgłosić numery seryjne, wydrukować etykietę i nadać paczkę. W dniu przyjęcia każde urządzenie jest odczytywane, sprawdzane w stanie zastanym, kalibrowane i sprawdzane ponownie. Oba wyniki są na świadectwie.',
          'O czujnikach, które nie wytrzymają do następnego terminu, informujemy przed wymianą. Decyzja należy do Państwa; bez pytania nie montujemy niczego.',
        ],
      },
      {
        heading: 'Podczas postojów',
        paragraphs: [
          'Na planowane postoje stawiamy na terenie zakładu kontener: stanowisko, urządzenia zastępcze, zapasowe czujniki i technik na każdej zmianie. Rezerwacja z wyprzedzeniem ośmiu tygodni, wiosną i jesienią dwunastu.',
        ],
      },
    ],
  },
  about: {
    title: 'O Halden Safety & Productivity',
    description:
      'Halden Safety & Productivity produkuje detektory gazów, wyłączniki bezpieczeństwa, środki ochrony i skanery dla zakładów i magazynów.',
    lead: 'Nasi klienci przez osiem godzin mają nasze produkty na sobie albo w ręce. Masa, chwyt i dostatecznie głośny alarm znaczą dla nich więcej niż długa lista funkcji.',
    figures: [
      { value: '1971', label: 'pierwszy detektor metanu, zbudowany dla kopalni węgla' },
      { value: '26', label: 'laboratoriów wzorcujących na czterech kontynentach' },
      { value: '1,8 m', label: 'upadek na beton, który wytrzymuje każde urządzenie ręczne' },
    ],
    quote: {
      text: 'Nie pytamy, czy pracownik je upuści. Pytamy, jak często, skąd i do czego.',
      author: 'Shauna McBride',
      role: 'Kierowniczka badań, Halden Safety & Productivity',
    },
    sections: [
      {
        heading: 'Dwie branże pod jednym dachem',
        paragraphs: [
          'Bezpieczeństwo i skanowanie dorastały osobno: detektory dla kopalń i rafinerii, czytniki kodów kreskowych dla sortowni paczek. Spotkały się, gdy zakłady zechciały mieć jedno i drugie na jednym pasku, w jednej ładowarce i na jednej liście.',
          'Od 2014 roku mają wspólne akumulatory, stacje dokujące i halę badań, w której ramię robota upuszcza urządzenia 400 razy dziennie.',
        ],
      },
      {
        heading: 'Co publikujemy',
        paragraphs: [
          'Wskaźniki awaryjności, wycofania i komunikaty bezpieczeństwa są jawne, z numerami seryjnymi. Jeśli urządzenie zawiedzie w sposób, który mógłby komuś zaszkodzić, zarejestrowani użytkownicy dowiedzą się o tym od nas w ciągu 24 godzin.',
          'Dane do obliczania poziomu zapewnienia bezpieczeństwa udostępniamy jako plik biblioteki do popularnych programów obliczeniowych.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'field-notice-hs-410-pull-cord-switch',
      date: '2026-11-20',
      title: 'Komunikat bezpieczeństwa: sprawdzenie naciągu linki w HS-410',
      summary:
        'Wyłączniki linkowe z czerwca 2026 roku mogą wymagać większej siły, niż podano. Wystarczy dwuminutowe sprawdzenie.',
      paragraphs: [
        'W 1140 wyłącznikach linkowych HS-410, wyprodukowanych od 8 do 26 czerwca 2026 roku, zamontowano sprężynę z niewłaściwej partii. Wyłączniki działają niezawodnie, ale mogą wymagać siły do 260 N zamiast 200 N dopuszczonych w normie.',
        'Dotyczy to numerów seryjnych od 626-0412 do 626-1551. Proszę zawiesić ciężarek próbny z zestawu na środku linki: jeśli wyłącznik zadziała, jest sprawny. Jeśli nie, należy zatrzymać przenośnik i zadzwonić do nas; zamiennik wysyłamy tego samego dnia.',
        'Zarejestrowanych właścicieli powiadomiono 19 listopada. Nie zgłoszono żadnego wypadku.',
      ],
    },
    {
      slug: 'hs-330-docking-station-tests-in-40-seconds',
      date: '2026-11-09',
      title: 'Stacja dla HS-330 testuje teraz w 40 sekund',
      summary: 'Nowe prowadzenie gazu skraca test o ponad połowę, więc 30-osobowa załoga przechodzi przez bramę w sześć minut.',
      paragraphs: [
        'Stacja dokująca HS-338 wykonuje test gazem detektora czterogazowego w 40 sekund; poprzedniczka potrzebowała 85. Gazy docierają teraz do wszystkich czterech czujników równolegle, a nie po kolei.',
        'Przy czterech gniazdach 30-osobowa załoga przechodzi w sześć minut, łącznie z wymianą urządzeń. Butla o pojemności 58 litrów wystarcza na około 1300 testów, o jedną piątą więcej niż dotąd.',
        'Istniejące stacje można przebudować zestawem HS-338-U. Trwa to pół godziny, nie wymaga ponownej certyfikacji i zachowuje wszystkie zapisane wyniki.',
      ],
    },
    {
      slug: 'label-that-survives-the-freezer',
      date: '2026-10-22',
      title: 'Etykieta, która wytrzymuje mroźnię',
      summary: 'Próby w −28 °C pokazują, który klej trzyma na mokrym kartonie i jak długo czekać ze skanowaniem.',
      paragraphs: [
        'Etykiety rzadko zawodzą w mroźni; zawodzą po drodze, na kartonie, który jest już wilgotny. W próbie z dwiema chłodniami nakleiliśmy 6000 etykiet w +4 °C i zeskanowaliśmy je po nocy, tygodniu i miesiącu w −28 °C.',
        'Przy zwykłym kleju akrylowym w ciągu tygodnia odpadło 11% etykiet. Z materiału HS-L72 przez miesiąc nie odpadła żadna, o ile dociśnięto ją przez dwie sekundy i zostawiono w spokoju na dziesięć minut.',
        'Ważne jest też zaczernienie druku: dwa stopnie powyżej ustawienia domyślnego kod pozostaje czytelny przez szron. Profil drukarki można pobrać ze strony produktu.',
      ],
    },
  ],
  contact: {
    title: 'Kontakt z Halden Safety & Productivity',
    description:
      'Telefony: wypożyczenia i nagłe przypadki, kalibracja oraz wsparcie sprzedaży detektorów gazów, sprzętu ochronnego i skanerów.',
    lead: 'Jeśli ktoś jest w niebezpieczeństwie, najpierw proszę zadzwonić pod numer alarmowy. We wszystkich innych sprawach właściwy jest jeden z tych trzech numerów.',
    desks: [
      { name: 'Urządzenia zastępcze i komunikaty bezpieczeństwa', phone: '+48 22 000 0183', hours: 'Codziennie, całą dobę' },
      { name: 'Kalibracja i naprawa', phone: '+48 22 000 0185', hours: 'Od poniedziałku do piątku, 6:00–18:00' },
      { name: 'Sprzedaż i konfiguracja', phone: '+48 22 000 0188', hours: 'Od poniedziałku do piątku, 8:00–17:30' },
    ],
    sections: [
      {
        heading: 'Wysyłka urządzeń',
        paragraphs: [
          'Urządzenia proszę wyłączyć, a akumulatory zostawić w środku, nigdy luzem. Urządzenia, które miały kontakt z chemikaliami, wymagają karty dekontaminacji na zewnątrz paczki; bez niej laboratorium jej nie otworzy.',
        ],
      },
      {
        heading: 'Zgłoszenie zdarzenia potencjalnie wypadkowego',
        paragraphs: [
          'Proszę dać nam znać, gdy urządzenie uratowało sytuację albo zawiodło. Zgłoszenia trafiają do hali badań, nie do działu sprzedaży, i mogą być anonimowe.',
        ],
      },
    ],
  },
}
