import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Leistungen', href: '/services' },
    { label: 'Über uns', href: '/about' },
    { label: 'Kontakt', href: '/contact-us' },
  ],
  home: {
    title: 'Armaturen, Messgeräte und Regler für Prozessanlagen',
    description:
      'Stellventile, Messumformer, Durchflussmesser und Regler mit Auslegungsdaten, Zeugnissen und Ersatzteilen. Bauzeit und Preis je Teilenummer.',
    hero: {
      title: 'Ventile und Messgeräte nach Ihrem Datenblatt',
      lead: 'Alles, was ein Regelkreis braucht: vom Sensor in der Leitung bis zum Ventil, das sie schließt. Zu jeder Teilenummer finden Sie Bauzeit, Zeichnungen und Zeugnisse.',
      primary: { label: 'Stellventile ansehen', href: '/products/control-valves' },
      secondary: { label: 'Auslegung anfragen', href: '/request-a-quote?about=advice' },
      imageAlt: 'Strichzeichnung eines Durchgangsventils mit Stellantrieb',
      callouts: [
        { title: 'HP-2210 Durchgangsventil', text: 'DN 15 bis DN 200, bis PN 160' },
        { title: 'Leckageklasse V', text: 'Prüfprotokoll je Seriennummer' },
      ],
    },
    tasks: [
      { label: 'Ersatzteilsatz finden', text: 'Nach Ventil oder Teilenummer', icon: 'box', href: '/search?search=Dichtungssatz' },
      { label: 'Kalibrierung buchen', text: 'ISO/IEC 17025, fünf Tage', icon: 'check', href: '/contact-us?subject=repairs' },
      {
        label: 'Durchflussmesser vergleichen',
        text: 'Nach Prinzip, Nennweite, Ausgang',
        icon: 'list',
        href: '/products/flow-measurement',
      },
      {
        label: 'Ingenieur fragen',
        text: 'Antwort am selben Arbeitstag',
        icon: 'chat',
        href: '/contact-us?subject=technical&topic=Technische%20Frage',
      },
    ],
    categories: {
      title: 'Geräte nach Aufgabe im Regelkreis',
      text: 'Messen, entscheiden, stellen: sieben Gruppen mit Datenblättern, Zeichnungen und Bauzeiten.',
      all: 'Alle Produkte',
    },
    feature: {
      title: 'Ihr Stillstandstermin bestimmt unseren Bauplan',
      lead: 'Schicken Sie uns die PLT-Stellenliste für den Stillstand. Wir entscheiden mit Ihnen je PLT-Stelle, ob repariert, die Garnitur erneuert oder das Gerät ersetzt wird, reservieren Prüfstandszeit und bestätigen für jede Position einen Termin. Verschiebt sich eine Position, erfahren Sie es am selben Tag und mit Begründung.',
      figures: [
        { value: '96,2 %', label: 'der Bestellpositionen in den letzten 12 Monaten zum bestätigten Termin geliefert' },
        { value: '5 Tage', label: 'Bauzeit für ein HP-2210 bis DN 100 mit Standardgarnitur' },
        { value: '15 Jahre', label: 'Ersatzteile nach dem Auslaufen einer Baureihe' },
      ],
      imageAlt: 'Druckmessumformer mit Vor-Ort-Anzeige',
    },
    ways: {
      title: 'Vom Datenblatt bis zur Nachkalibrierung',
      tabs: [
        {
          label: 'Auslegen',
          title: 'Am Anfang stehen die Prozessdaten',
          text: 'Nennen Sie uns Medium, Durchfluss, Drücke und Temperatur. Ein Anwendungsingenieur schickt Ihnen ein Auslegungsblatt mit Garnitur, Schallpegel und Stellkraft.',
          points: [
            'Auslegung nach IEC 60534, Berechnung liegt bei',
            'Werkstoffprüfung nach NACE MR0175 auf Wunsch',
            'Maßzeichnungen und 3D-Modelle für HP-2210 und HP-2260',
          ],
        },
        {
          label: 'Bestellen',
          title: 'Eine Position je PLT-Stelle',
          text: 'PLT-Stellennummer, Teilenummer und geforderte Zeugnisse bleiben vom Angebot bis zum Lieferschein in einer Position zusammen.',
          points: [
            'Die Preise Ihres Kontos nach der Anmeldung',
            'Bauzeit zu jeder gewählten Option',
            'Abnahmeprüfzeugnis 3.1 nach EN 10204 mit dem Teil bestellbar',
          ],
        },
        {
          label: 'In Betrieb nehmen',
          title: 'Unterlagen je Seriennummer',
          text: 'Die Seriennummer auf dem Typenschild öffnet die Akte genau dieses Geräts: was gebaut wurde, wie es eingestellt ist und was der Prüfstand gemessen hat.',
          points: [
            'Werkseinstellungen und Kalibrierprotokoll',
            'Gerätebeschreibungen für HART und PROFIBUS PA',
            'Betriebs- und Sicherheitshandbücher in sechs Sprachen',
          ],
        },
        {
          label: 'Instand halten',
          title: 'Reparieren, nachkalibrieren oder ersetzen',
          text: 'Wir führen das Kalibrierintervall jedes Geräts und melden, was fällig wird, bevor Ihre Arbeitsvorbereitung danach fragen muss.',
          points: [
            'Erinnerung 30 Tage vor Fälligkeit der Kalibrierung',
            'Ersatzteilsätze nach Seriennummer des Ventils',
            'Benannter Nachfolger für jedes abgekündigte Teil',
          ],
        },
      ],
    },
    stories: {
      title: 'Aus Anlagen, die wir beliefern',
      slides: [
        {
          heading: '42 Ventile in elf Tagen Stillstand',
          text: 'Im Mai haben wir die PLT-Stellenliste geschickt, im Juni stand für jedes Ventil fest, was geschieht: 29 repariert, neun mit neuer Garnitur, vier ersetzt. Alle 42 waren zwei Tage vor dem Anfahren zurück.',
          author: 'Marta Kowalczyk',
          role: 'Instandhaltungsplanerin, Ammoniakanlage, Polen',
        },
        {
          heading: 'Ein Füllstand, der nicht mehr driftet',
          text: 'Der alte Verdränger brauchte jeden Monat Pflege. Das geführte Radar HP-3420 haben wir dieses Jahr zweimal geprüft, und beide Male gab es nichts nachzustellen.',
          author: 'Daniel Ortega',
          role: 'MSR-Techniker, Raffinerie, Spanien',
        },
        {
          heading: 'Sechs zufällig gewählte Seriennummern',
          text: 'Der Auditor wählte sechs Messumformer aus und wollte die Kalibrierprotokolle sehen. Jedes war innerhalb einer Minute auf dem Bildschirm, und wir gingen zum nächsten Punkt über.',
          author: 'Helen Brandt',
          role: 'Qualitätsleiterin, Pharmastandort, Deutschland',
        },
      ],
    },
    news: { title: 'Aus den Werken', readMore: 'Weiterlesen' },
    questions: {
      title: 'Was unsere Kunden am häufigsten fragen',
      items: [
        {
          question: 'Wie finde ich den Nachfolger eines abgekündigten Teils?',
          answer:
            'Suchen Sie nach der alten Teilenummer. Gibt es einen Nachfolger, nennt ihn die Produktseite zusammen mit den Unterschieden bei Maßen, Anschlüssen und Ausgang. Für die Baureihe HP-1800 ist es HP-3110.',
        },
        {
          question: 'Welche Zeugnisse kann ich nach der Lieferung noch bestellen?',
          answer:
            'Kalibrierscheine, Dichtheitsprotokolle und SIL-Erklärungen stellen wir auch später nach Seriennummer aus. Abnahmeprüfzeugnisse 3.1 nach EN 10204 müssen mit dem Teil bestellt werden, weil sie die Schmelze durch die Fertigung begleiten.',
        },
        {
          question: 'Was umfasst die Bauzeit?',
          answer:
            'Montage, Einstellung und Endprüfung in unserem Werk, gezählt in Arbeitstagen ab Auftragsbestätigung. Der Transport ist gesondert ausgewiesen und hängt vom Land ab.',
        },
        {
          question: 'Kalibrieren Sie auch Geräte anderer Hersteller?',
          answer:
            'Ja, für Druck, Temperatur und Durchfluss, sofern die Abgleichvorschrift des Herstellers vorliegt. Der Kalibrierschein nennt die Werte vor und nach dem Abgleich.',
        },
      ],
    },
    desk: {
      title: 'Anlage steht?',
      text: 'Unter dieser Nummer erreichen Sie Tag und Nacht einen Servicetechniker, der Ersatzteile freigeben kann.',
      phone: '+49 30 23125 160',
      action: { label: 'Service kontaktieren', href: '/contact-us' },
    },
  },
  services: {
    title: 'Leistungen',
    description:
      'Ventilreparatur, akkreditierte Kalibrierung, Auslegung, Inbetriebnahme, Ersatzteilplanung und Schulung für Armaturen und Messgeräte in Prozessanlagen.',
    lead: 'Die eine Hälfte unserer Techniker arbeitet bei Kunden vor Ort, die andere an den Prüfständen in Bydgoszcz, Köln, Baton Rouge und Perth. Beide schreiben in dieselbe Akte Ihrer Geräte.',
    offers: [
      {
        title: 'Ventilreparatur',
        text: 'Befundbericht und Festpreis innerhalb von drei Arbeitstagen nach Eingang. Reparierte Ventile werden nach EN 12266-1 geprüft und haben 12 Monate Gewährleistung.',
        icon: 'wrench',
      },
      {
        title: 'Kalibrierung',
        text: 'Druck, Temperatur und Durchfluss, akkreditiert nach ISO/IEC 17025. Fünf Arbeitstage im Labor oder vor Ort mit mobilem Prüfstand.',
        icon: 'check',
      },
      {
        title: 'Auslegung und Auswahl',
        text: 'Stellventile nach IEC 60534, Wirkdruckgeber nach ISO 5167, Sicherheitsfunktionen bis SIL 3. Sie erhalten die Berechnung und nicht nur das Ergebnis.',
        icon: 'gear',
      },
      {
        title: 'Inbetriebnahme',
        text: 'Loop-Checks, Einrichten der Stellungsregler und Ventilkennlinien als Grundlage für die spätere Diagnose. Übergabe mit unterschriebenem Protokoll je PLT-Stelle.',
        icon: 'building',
      },
      {
        title: 'Ersatzteilplanung',
        text: 'Wir gleichen Ihren Lagerbestand mit den eingebauten Geräten ab und kennzeichnen, was fehlt, überzählig oder abgelöst ist. Einmal im Jahr aktualisiert.',
        icon: 'box',
      },
      {
        title: 'Schulung',
        text: 'Zweitägige Kurse an echten Ventilen und Messumformern: Diagnose, Garniturwechsel, HART-Parametrierung. Höchstens acht Teilnehmer.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Geräte einsenden',
        paragraphs: [
          'Legen Sie vor dem Versand eine Rücksendung im Portal an. Sie erhalten eine Rücksendenummer und ein Versandetikett und können das Gerät vom Eingang bis zum Versand verfolgen.',
          'Spülen Sie bitte Geräte, die mit dem Medium in Berührung waren, und legen Sie die Dekontaminationserklärung bei. Ohne sie dürfen wir die Kiste nicht öffnen, und die Reparaturzeit beginnt nicht.',
        ],
      },
      {
        heading: 'Servicevereinbarungen',
        paragraphs: [
          'Eine Vereinbarung legt Reaktionszeit, Stundensätze und einen reservierten Anteil am Prüfstand während Ihres Stillstands fest. Sie läuft ein bis fünf Jahre und führt die erfassten Geräte nach Seriennummer auf.',
          'Die übliche Reaktionszeit vor Ort beträgt 48 Stunden, mit der 24-Stunden-Option 24 Stunden in den Ländern, in denen wir eigene Techniker haben.',
        ],
      },
    ],
  },
  about: {
    title: 'Über Halden Process Solutions',
    description:
      'Wer Stellventile, Messumformer und Regler von Halden baut und betreut, an welchen Orten und nach welchen Normen Werke und Labore arbeiten.',
    lead: 'Wir bauen Stellventile und Prozessmessgeräte für Chemie, Energie, Wasser, Lebensmittel und Pharma und halten sie so lange in Betrieb, wie die Anlage läuft.',
    figures: [
      { value: '1964', label: 'erstes Stellventil ausgeliefert' },
      { value: '1.180', label: 'Beschäftigte an vier Standorten' },
      { value: '3', label: 'akkreditierte Kalibrierlabore' },
    ],
    quote: {
      text: 'Ein Ventil verlässt den Prüfstand, wenn der Techniker, der es geprüft hat, das Protokoll unterschrieben hat. Niemand sonst kann es freigeben, auch ich nicht.',
      author: 'Agnieszka Lewandowska',
      role: 'Leiterin des Ventilwerks, Bydgoszcz',
    },
    sections: [
      {
        heading: 'Was wir wo fertigen',
        paragraphs: [
          'Ventile und Antriebe kommen aus Bydgoszcz, Messumformer und Durchflussmesser aus Köln. Baton Rouge und Perth montieren aus bevorrateten Baugruppen, lagern die Ersatzteile der Region und betreiben die Reparaturwerkstätten.',
          'Die Gehäuse gießen drei Gießereien, die wir jährlich auditieren. Garnituren, Membranen und Messzellen fertigen wir selbst.',
        ],
      },
      {
        heading: 'Wofür wir zertifiziert sind',
        paragraphs: [
          'Alle Werke sind nach ISO 9001 und ISO 14001 zertifiziert. Druckgeräte bauen wir nach der Druckgeräterichtlinie, Module H und B+D; explosionsgeschützte Geräte tragen ATEX- und IECEx-Zertifikate.',
          'Die Kalibrierlabore in Köln, Baton Rouge und Perth sind nach ISO/IEC 17025 akkreditiert. Der gültige Akkreditierungsumfang liegt jedem Kalibrierschein bei.',
        ],
      },
      {
        heading: 'Wie lange wir zu einem Produkt stehen',
        paragraphs: [
          'Das Ende einer Baureihe kündigen wir mindestens sechs Monate vor dem letzten Bestelltermin an. Danach sind Ersatzteile 15 Jahre lang lieferbar, und wo es einen Nachfolger gibt, nennen wir ihn mit Teilenummer.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hp-2210-build-time-five-days',
      date: '2026-11-18',
      title: 'HP-2210 bis DN 100 jetzt in fünf Arbeitstagen',
      summary:
        'Eine zweite Montagezelle in Bydgoszcz trennt Standardgarnituren von Sonderausführungen. Die Bauzeit sinkt von neun auf fünf Tage.',
      paragraphs: [
        'Bis Oktober liefen Standard- und Sonderausführungen des HP-2210 über dieselbe Montagelinie. Ein einziges Ventil mit geräuscharmem Käfig konnte zehn gewöhnliche aufhalten. Seit dem 2. November baut eine zweite Zelle ausschließlich Gehäuse bis DN 100 mit Parabol- oder Schlitzkegel.',
        'Für diese Ausführungen beträgt die Bauzeit nun fünf Arbeitstage ab Auftragsbestätigung, die Dichtheitsprüfung eingeschlossen. Für geräuscharme, kavitationsmindernde und Faltenbalg-Ausführungen bleibt es bei 15 Arbeitstagen.',
        'Offene Aufträge sind neu eingeplant. Ist Ihr Termin vorgerückt und Sie möchten das Ventil nicht früher erhalten, behält der Auftragsservice auf Wunsch den alten Termin bei.',
      ],
    },
    {
      slug: 'cologne-laboratory-flow-scope',
      date: '2026-11-05',
      title: 'Labor Köln kalibriert Durchflussmesser bis DN 200',
      summary: 'Die Akkreditierung umfasst nun 0,05 bis 800 m³/h mit Wasser bei einer erweiterten Messunsicherheit von 0,08 %.',
      paragraphs: [
        'Der neue Prüfstand in Köln hat die Begutachtung bestanden. Magnetisch-induktive, Coriolis- und Ultraschall-Durchflussmesser bis DN 200 können nun nach ISO/IEC 17025 mit Wasser kalibriert werden; bisher lag die Grenze bei DN 80.',
        'Eine Kalibrierung dauert fünf Arbeitstage und umfasst fünf Durchflusspunkte, vor und nach dem Abgleich. Geräte anderer Hersteller nehmen wir an.',
        'Baton Rouge behält seinen Umfang bis DN 100. Größere Geräte aus Amerika gehen zum selben Preis nach Köln; rechnen Sie zehn Tage für den Transport.',
      ],
    },
    {
      slug: 'hp-1800-last-orders',
      date: '2026-10-22',
      title: 'Druckmessumformer HP-1800: letzte Bestellungen am 31. März 2027',
      summary: 'HP-3110 übernimmt mit denselben Prozessanschlüssen. Ersatzteile für HP-1800 sind bis 2042 lieferbar.',
      paragraphs: [
        'Nach 19 Jahren beenden wir die Fertigung der Baureihe HP-1800. Bestellungen nehmen wir bis zum 31. März 2027 an, die Lieferung erfolgt bis zum 30. September 2027.',
        'Der Nachfolger HP-3110 passt auf dieselben Ventilblöcke und dieselbe Verdrahtung, misst auf 0,04 % der Spanne statt auf 0,1 % und ist für SIL 2 zertifiziert. Das Gehäuse ist 14 mm höher, was nur in engen Schutzkästen eine Rolle spielt.',
        'Jede Produktseite der Baureihe HP-1800 nennt den Ersatz mit allen Optionen. Elektronikmodule und Messzellen für Reparaturen bleiben bis 2042 lieferbar.',
      ],
    },
  ],
  contact: {
    title: 'Kontakt',
    description:
      'Auftragsservice, Anwendungsingenieure und Servicetechniker von Halden Process Solutions: Telefonnummern und Zeiten für jede Region.',
    lead: 'Halten Sie bitte die Teilenummer oder die Seriennummer vom Typenschild bereit. Damit kann meist schon die erste Person helfen, die Sie erreichen.',
    desks: [
      { name: 'Amerika, Baton Rouge', phone: '+49 30 23125 161', hours: 'Montag bis Freitag, 7:00 bis 18:00 Uhr Central Time' },
      {
        name: 'Europa, Naher Osten und Afrika, Köln',
        phone: '+49 221 4710 262',
        hours: 'Montag bis Freitag, 7:30 bis 17:30 Uhr MEZ',
      },
      {
        name: 'Asien-Pazifik, Perth',
        phone: '+61 8 5550 0163',
        hours: 'Montag bis Freitag, 8:00 bis 17:00 Uhr, UTC+8, Englisch und Mandarin',
      },
    ],
    sections: [
      {
        heading: 'Wer wofür zuständig ist',
        paragraphs: [
          'Der Auftragsservice kümmert sich um Angebote, Termine und Auftragsänderungen. Anwendungsingenieure beantworten Fragen zu Auslegung, Werkstoffen und explosionsgefährdeten Bereichen und brauchen dafür die Prozessdaten.',
          'Für Reparaturen und Kalibrierungen eröffnen Sie bitte einen Fall im Portal: So erreichen Fotos und Seriennummer gleich die Werkstatt.',
        ],
      },
      {
        heading: 'Außerhalb der Geschäftszeiten',
        paragraphs: [
          'Steht eine Anlage still, rufen Sie zu jeder Stunde +49 30 23125 160 an. Der diensthabende Techniker kann Ersatzteile aus allen vier Lagern freigeben und einen Kurier beauftragen.',
        ],
      },
    ],
  },
}
