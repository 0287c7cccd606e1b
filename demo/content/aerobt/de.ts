import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Leistungen', href: '/services' },
    { label: 'Über uns', href: '/about' },
    { label: 'Kontakt', href: '/contact-us' },
  ],
  home: {
    title: 'Flugzeugteile, Nachweise und Instandsetzung',
    description:
      'Avionik, Aktuatorik, Sensorik und Beleuchtung für Flotten: Bestand, Preise, Freigabezertifikate und Reparatur an einem Ort.',
    hero: {
      title: 'Jedes Teil im Flug, lückenlos nachgewiesen',
      lead: 'Avionik, Aktuatorik und Sensorik für Flotten, die nicht warten können. Sie finden Teil, Papiere und Preis an einem Ort.',
      primary: { label: 'Teil suchen', href: '/products' },
      secondary: { label: 'Gerät einsenden', href: '/contact-us?subject=repairs' },
      imageAlt: 'Strichzeichnung des Luftdatenrechners HA-5108',
      callouts: [
        { title: 'Luftdatenrechner HA-5108', text: 'Passt in 14 Flugzeugmuster' },
        { title: '3,9 kg, 28 V DC', text: 'Abgedichtet, leitungsgekühlt' },
      ],
    },
    tasks: [
      { label: 'Bestand prüfen', href: '/shop/aerobt/parts', text: 'Preis, Lieferzeit, Lagerfrist', icon: 'box' },
      { label: 'Gerät einsenden', href: '/contact-us?subject=repairs', text: 'Reparatur, Tausch, Überholung', icon: 'wrench' },
      {
        label: 'Bulletin lesen',
        href: '/news/service-bulletin-34-118-revised',
        text: '34-118, neue Seriennummern',
        icon: 'book',
      },
      {
        label: 'Ingenieur fragen',
        href: '/contact-us?subject=technical&topic=Technische%20Frage',
        text: 'Antwort binnen vier Stunden',
        icon: 'chat',
      },
    ],
    categories: {
      title: 'Teile nach System',
      text: 'Geordnet wie Ihr bebilderter Teilekatalog; abgelöste Nummern führen zum Nachfolger.',
      all: 'Alle Kategorien',
    },
    feature: {
      title: 'Die Papiere sind vor dem Teil da',
      lead: 'Freigabezertifikate, Herkunftsnachweise und Lagerfristen hängen an der Bestellposition. Ihr Wareneingang öffnet eine Seite statt fünf E-Mails.',
      figures: [
        { value: '98,4 %', label: 'der Positionen am zugesagten Tag versandt, letzte 12 Monate' },
        { value: '6 h', label: 'von der Bestellung bis zum Versand ab Lager (Median)' },
        { value: '41', label: 'Reparaturbetriebe, die mit derselben Geräteakte arbeiten' },
      ],
      imageAlt: 'Primäres Flugdisplay HA-7120 von vorn',
    },
    ways: {
      title: 'Von der Teilenummer zum eingebauten Gerät',
      tabs: [
        {
          label: 'Bestimmen',
          title: 'Beginnen Sie mit der Nummer auf dem Typenschild',
          text: 'Geben Sie die Teilenummer, Ihre eigene Nummer für das Teil oder die Nummer aus dem Teilekatalog ein. Alle drei führen zum selben Gerät.',
          points: [
            'Änderungsstand und Austauschbarkeit auf der Produktseite',
            'Abgelöste Nummern öffnen das aktuelle Teil und nennen den Grund',
            'Gültigkeit nach Flugzeugmuster und Seriennummernbereich',
          ],
        },
        {
          label: 'Bestellen',
          title: 'Zustand, Bestand und Versandtag im Blick',
          text: 'Neue, überholte und Tauschgeräte stehen nebeneinander, jedes mit eigenem Preis und dem Tag, an dem es das Lager verlassen kann.',
          points: [
            'Preise Ihres Kontos, Altteilpfand getrennt ausgewiesen',
            'Bestand in Dayton, Danzig und Singapur',
            'Prioritäten: Routine, kritisch, Aircraft on Ground',
          ],
        },
        {
          label: 'Annehmen',
          title: 'Einbuchen, ohne Papieren nachzulaufen',
          text: 'Sobald das Gerät verpackt ist, liegen die Zertifikate an der Bestellposition. Ihre Prüfer lesen sie, während die Sendung noch unterwegs ist.',
          points: [
            'FAA 8130-3 und EASA Form 1 als signierte PDF-Dateien',
            'Rückverfolgung bis zum letzten zertifizierten Betreiber',
            'Lager- und Vulkanisationsdaten für Dichtungen, Fristen für Batterien',
          ],
        },
        {
          label: 'Zurückgeben',
          title: 'Das Altteil reist mit seiner Geschichte',
          text: 'Drucken Sie das Rücksendeetikett aus der Bestellung. Die Werkstatt kennt Ausbaugrund und Betriebsstunden, bevor das Gerät auf dem Prüfstand steht.',
          points: [
            'Altteil fällig 21 Tage nach Versand des Tauschgeräts',
            'Befund und Angebot innerhalb von fünf Arbeitstagen',
            'Werkstattbericht bleibt bei der Seriennummer',
          ],
        },
      ],
    },
    stories: {
      title: 'Was uns die Line Maintenance erzählt',
      slides: [
        {
          heading: 'Zwei Tage statt neun',
          text: 'Ein Klappenaktuator hielt ein Flugzeug früher länger als eine Woche am Boden. Mit dem Pool in Danzig hatten wir am zweiten Tag ein betriebsbereites HA-2204 am Flügel.',
          author: 'Ingrid Solvang',
          role: 'Leiterin Line Maintenance, Northmere Air',
        },
        {
          heading: 'Nichts mehr im Sperrlager',
          text: 'Unser Sperrlager bestand zur Hälfte aus Geräten, die auf ein Zertifikat warteten. Jetzt ist das Formular vor dem Karton da, und mittags ist das Regal leer.',
          author: 'Daniel Okafor',
          role: 'Wareneingangsprüfung, Kestrel Cargo',
        },
        {
          heading: 'Die Werkstatt wusste, wonach sie sucht',
          text: 'Wir haben den Fehlercode und die Höhe eingetragen, in der er auftrat. Im Bericht standen die genaue Lötstelle und ein Foto.',
          author: 'Marie Lecomte',
          role: 'Avionikingenieurin, Aérienne du Littoral',
        },
      ],
    },
    news: { title: 'Aus der Halle', readMore: 'Artikel lesen' },
    questions: {
      title: 'Fragen an die Auftragsannahme',
      items: [
        {
          question: 'Welche Zertifikate liegen einem Teil bei?',
          answer:
            'Neue und überholte Geräte haben FAA 8130-3 oder EASA Form 1, auf Wunsch beides. Normteile und Verbrauchsmaterial haben eine Konformitätsbescheinigung mit Chargennummer.',
        },
        {
          question: 'Was gilt als Aircraft on Ground?',
          answer:
            'Ein Flugzeug, das mangels dieses Teils nicht freigegeben werden kann. Nennen Sie uns Kennzeichen und Station; Lagergeräte gehen binnen vier Stunden ab, Tag und Nacht.',
        },
        {
          question: 'Kann ich eine abgelöste Teilenummer bestellen?',
          answer:
            'Ja. Die Bestellung läuft unter der eingegebenen Nummer, geliefert wird das aktuelle Teil. Die Produktseite zeigt, ob die Ablösung einseitig oder wechselseitig gilt, und nennt das Bulletin.',
        },
        {
          question: 'Was geschieht, wenn das Altteil zu spät kommt?',
          answer:
            'Nach 21 Tagen erinnern wir Sie, nach 35 Tagen berechnen wir das Altteilpfand. Es wird gutgeschrieben, sobald das Gerät eintrifft, sofern es reparabel und vollständig ist.',
        },
      ],
    },
    desk: {
      title: 'Aircraft on Ground?',
      text: 'Tag und Nacht meldet sich hier jemand, der Bestand freigeben darf.',
      phone: '+49 30 23125 142',
      action: { label: 'Eilauftrag beginnen', href: '/contact-us?subject=orders' },
    },
  },
  services: {
    title: 'Reparatur, Tausch und technische Unterstützung',
    description:
      'Reparatur und Überholung, Tauschpools, Kalibrierung von Prüfgeräten, Unterlagen und Schulung für Avionik und Aktuatoren.',
    lead: 'Ein Gerät verbringt mehr Lebenszeit bei Ihnen als bei uns. Diese Leistungen halten es am Flugzeug und seine Akte in Ordnung, wenn es einmal nicht dort ist.',
    offers: [
      {
        title: 'Reparatur und Überholung',
        text: 'Zugelassene Werkstätten in Dayton, Danzig und Singapur. Festpreise für 320 Teilenummern, im Median 18 Tage in der Werkstatt.',
        icon: 'wrench',
      },
      {
        title: 'Tauschpools',
        text: 'Betriebsbereite Geräte gegen Ihr Altteil. Pauschale oder Preis je Flugstunde, mit vereinbartem Bestand an Ihrer Heimatbasis.',
        icon: 'refresh',
      },
      {
        title: 'Kalibrierung von Prüfgeräten',
        text: 'Luftdatenprüfgeräte und Manometer in sechs Arbeitstagen auf nationale Normale rückgeführt, Zertifikat mit Messwerten.',
        icon: 'gear',
      },
      {
        title: 'Technische Unterlagen',
        text: 'Komponentenhandbücher, Service-Bulletins und Verdrahtungsdaten, mit Revisionshinweisen für die Geräte, die Sie betreiben.',
        icon: 'book',
      },
      {
        title: 'Zuverlässigkeitsgespräch',
        text: 'Ausbauraten und Ausbauten ohne Befund je Teilenummer, mit der Flotte verglichen und zweimal im Jahr mit Ihnen besprochen.',
        icon: 'list',
      },
      {
        title: 'Schulung am Prüfstand',
        text: 'Drei bis fünf Tage Fehlersuche und Abnahmeprüfung, in unserer Werkstatt oder an Ihrem Prüfstand. Gruppen bis acht Personen.',
        icon: 'user',
      },
    ],
    sections: [
      {
        heading: 'So läuft eine Reparatur ab',
        paragraphs: [
          'Sie eröffnen die Rücksendung in der Bestellung oder über die Seriennummer und nennen den Ausbaugrund. Sie erhalten ein Etikett, die Adresse der nächsten Werkstatt und einen Platz am Prüfstand.',
          'Nach der Eingangsprüfung senden wir Befund und Angebot. Lohnt sich die Reparatur nicht, steht ein Tauschangebot daneben; verschrottet wird nichts ohne Ihre schriftliche Zustimmung.',
        ],
      },
      {
        heading: 'Zulassungen',
        paragraphs: [
          'Alle drei Werkstätten sind nach Part 145 von FAA und EASA zugelassen; Singapur gibt auch nach CAAS und CAAC frei. Der Umfang jeder Werkstatt ist nach Teilenummern aufgeführt, gültige Urkunden senden wir auf Anfrage.',
        ],
      },
    ],
  },
  about: {
    title: 'Über Halden Aerospace',
    description:
      'Halden Aerospace baut und repariert seit 1958 Avionik, Aktuatoren und Sensoren, mit Werkstätten in Dayton, Danzig und Singapur.',
    lead: 'Wir bauen die Rechner, Sonden und Aktuatoren hinter der Verkleidung und betreuen sie, solange das Flugzeug fliegt.',
    figures: [
      { value: '1958', label: 'erster Höhenmesser aus Dayton ausgeliefert' },
      { value: '2.150', label: 'Beschäftigte, jeder Dritte am Prüfstand' },
      { value: '64', label: 'Flugzeugmuster mit unseren Geräten' },
    ],
    quote: {
      text: 'Ein Teil ohne Papiere ist ein Briefbeschwerer. Für uns ist der Nachweis ein Bauteil, mit Zeichnung und Verantwortlichem.',
      author: 'Ruth Adeyemi',
      role: 'Leiterin Qualität, Halden Aerospace',
    },
    sections: [
      {
        heading: 'Vom Höhenmesser zur Flugsteuerung',
        paragraphs: [
          'Halden begann als Instrumentenwerkstatt neben dem Flugfeld in Dayton. Auf Luftdaten folgten Rechner, auf Rechner Displays, und 1987 kam mit dem Kauf eines Danziger Getriebebauers die Aktuatorik hinzu.',
          'Heute teilen sich fünf Konstruktionsbüros eine Stückliste. Wird ein Stecker geändert, wird das einmal beurteilt, und zwar für alle Geräte, in denen er sitzt.',
        ],
      },
      {
        heading: 'Betreuung älterer Flotten',
        paragraphs: [
          'Ein Drittel dessen, was wir reparieren, ist über zwanzig Jahre alt. Elektronikbauteile kaufen wir vor Ende ihrer Fertigung ein, und wenn die letzte Charge absehbar ist, konstruieren wir die Baugruppe neu.',
          'Kein Gerät verlässt die Betreuungsliste ohne vier Jahre Vorlauf und einen benannten Nachfolger.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'ha-2204-exchange-pools-in-three-regions',
      date: '2026-11-12',
      title: 'Tauschgeräte für HA-2204 jetzt in drei Regionen',
      summary: 'Pools in Danzig, Dayton und Singapur verkürzen die Wartezeit auf einen betriebsbereiten Aktuator auf zwei Tage.',
      paragraphs: [
        'Seit dem 9. November lagern überholte Klappenaktuatoren HA-2204 in Danzig, Dayton und Singapur. Bisher stand der Pool nur in Dayton, und ein Gerät für Europa oder Asien brauchte mit Zoll bis zu neun Tage.',
        'Jeder Standort hält zwölf Geräte im neuesten Änderungsstand. Sie werden alle 90 Tage geprüft und mit doppelter Freigabe geliefert, können also nach FAA- wie nach EASA-Regeln eingebaut werden.',
        'Betreiber mit Flugstundenvertrag zahlen nichts zusätzlich. Für alle anderen bleibt die Tauschgebühr gleich, und das Altteil geht an den nächsten der drei Standorte.',
      ],
    },
    {
      slug: 'service-bulletin-34-118-revised',
      date: '2026-11-04',
      title: 'Service-Bulletin 34-118 überarbeitet',
      summary: 'Revision 2 nimmt die Seriennummern 2210 bis 2388 des HA-5108 auf und verkürzt die Prüfung am Prüfstand.',
      paragraphs: [
        'Revision 2 des Service-Bulletins 34-118 betrifft die Dichtung am Statikanschluss des Luftdatenrechners HA-5108. Neu sind die Seriennummern 2210 bis 2388, gebaut von März bis August 2024 mit derselben Dichtungscharge.',
        'Die Dichtheitsprüfung dauert nun 25 statt 70 Minuten, denn das Gerät muss nicht mehr geöffnet werden, wenn der erste Messwert in den Grenzen liegt. Nach Revision 1 bestandene Geräte erfordern nichts weiter.',
        'Der Dichtungssatz HA-5108-K3 ist für betroffene Geräte bis zum 30. Juni 2027 kostenlos. Bestellen Sie ihn über Ihr Konto und geben Sie die Seriennummer an.',
      ],
    },
    {
      slug: 'what-pitot-heater-wear-looks-like',
      date: '2026-10-27',
      title: 'Woran man eine verschlissene Pitot-Heizung erkennt',
      summary: 'Vier Anzeichen, die über jede Werkbank gehören, mit den Grenzwerten für den Verbleib am Flugzeug.',
      paragraphs: [
        'Sondenheizungen fallen selten plötzlich aus. An 212 zurückgesandten Sonden HA-3310 fand unsere Werkstatt in Danzig dieselben vier Anzeichen in derselben Reihenfolge: bläuliche Verfärbung hinter der Spitze, eine durch Belag verengte Drainagebohrung, Isolation unter 20 MΩ und zuletzt sinkender Heizstrom.',
        'Die Verfärbung allein ist harmlos. Eine Drainagebohrung unter 0,6 mm reinigen Sie mit dem Werkzeug aus dem Satz, nie mit Draht: Er verkratzt die Bohrung und beschleunigt den nächsten Belag.',
        'Bei Isolation unter 5 MΩ oder einem Strom mehr als 8 % unter Nennwert ist die Sonde auszubauen. Beides lässt sich in zehn Minuten am Flugzeug messen; die Arbeitskarte steht in Revision 14 des Wartungshandbuchs.',
      ],
    },
  ],
  contact: {
    title: 'Kontakt zu Halden Aerospace',
    description:
      'Telefonnummern und Zeiten für Eilaufträge bei Aircraft on Ground, Auftragsannahme und technische Beratung bei Halden Aerospace.',
    lead: 'Halten Sie die Teilenummer und, falls vorhanden, die Seriennummer bereit. Das erspart uns beiden die erste Rückfrage.',
    desks: [
      { name: 'Aircraft on Ground', phone: '+49 30 23125 142', hours: 'Täglich, 24 Stunden' },
      { name: 'Auftragsannahme', phone: '+49 30 23125 143', hours: 'Montag bis Freitag, 7:00 bis 19:00 Uhr (US-Ostküste)' },
      {
        name: 'Technische Beratung',
        phone: '+49 30 23125 147',
        hours: 'Montag bis Freitag, 8:00 bis 18:00 Uhr in Dayton, Danzig und Singapur',
      },
    ],
    sections: [
      {
        heading: 'Wohin Sie Geräte senden',
        paragraphs: [
          'Eröffnen Sie zuerst eine Rücksendung und nutzen Sie die Adresse auf dem Etikett: Sie nennt die Werkstatt mit der Zulassung für Ihre Teilenummer. Geräte ohne Rücksendenummer bleiben im Wareneingang, bis wir Sie erreicht haben.',
        ],
      },
      {
        heading: 'Qualität und Lufttüchtigkeit',
        paragraphs: [
          'Verdacht auf ein nicht zugelassenes Teil oder Bedenken zur Lufttüchtigkeit melden Sie bitte der technischen Beratung. Die Meldung geht am selben Tag an die Qualitätsstelle, und Sie erhalten schriftlich eine Fallnummer.',
        ],
      },
    ],
  },
}
