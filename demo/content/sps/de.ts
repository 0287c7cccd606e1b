import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Leistungen', href: '/services' },
    { label: 'Über uns', href: '/about' },
    { label: 'Kontakt', href: '/contact-us' },
  ],
  home: {
    title: 'Gasmesstechnik, Maschinensicherheit und mobile Datenerfassung',
    description:
      'Gaswarngeräte, Sicherheitsschalter, Schutzausrüstung, Scanner und Etikettendrucker für Betrieb und Lager, termingerecht kalibriert.',
    hero: {
      title: 'Geprüft, bevor die Schicht beginnt',
      lead: 'Ausrüstung für Menschen, die mit Gas, Maschinen und bewegter Ware arbeiten. Jedes Gerät kommt mit Zertifikat und dem Datum seiner nächsten Prüfung.',
      primary: { label: 'Alle Geräte ansehen', href: '/products' },
      secondary: { label: 'Kalibrierung buchen', href: '/contact-us?subject=repairs' },
      imageAlt: 'Strichzeichnung des Viergasmessgeräts HS-330 mit Clip',
      callouts: [
        { title: 'Viergasmessgerät HS-330', text: 'O₂, CO, H₂S und brennbare Gase' },
        { title: '18 h mit einer Ladung', text: 'IP68, 245 g mit Clip' },
      ],
    },
    tasks: [
      { label: 'Gaswarngeräte', href: '/products/gas-detection', text: 'Tragbar, stationär, Dockingstationen', icon: 'alert' },
      { label: 'Kalibrierung fällig', href: '/secure/equipment', text: 'Per Versand oder bei Ihnen vor Ort', icon: 'clock' },
      { label: 'Scanner', href: '/products/scanning-and-mobility', text: 'Für Hand, Finger und Fahrzeug', icon: 'search' },
      { label: 'Ersatzteile bestellen', href: '/shop/sps/quickCart', text: 'Sensoren, Filter, Akkus', icon: 'wrench' },
    ],
    categories: {
      title: 'Ausrüstung nach Gefährdung und Aufgabe',
      text: 'Beginnen Sie mit dem, was schiefgehen kann oder gezählt werden muss. Normen und Zulassungen sind Filter, keine Fußnoten.',
      all: 'Alle Geräte',
    },
    feature: {
      title: 'Ein Gerät ist so gut wie seine letzte Prüfung',
      lead: 'Anzeigetests, Kalibrierungen und Sensorwechsel sind je Seriennummer dokumentiert. Fragt der Auditor danach, öffnen Sie eine Seite, statt Ordner zu wälzen.',
      figures: [
        { value: '3 Tage', label: 'dauert die Kalibrierung per Versand, von Tür zu Tür' },
        { value: '112.000', label: 'Geräte mit laufend geführtem Prüfnachweis' },
        { value: '99,2 %', label: 'der Prüftermine bei betreuten Geräten eingehalten, letzte 12 Monate' },
      ],
      imageAlt: 'Dockingstation mit vier Gaswarngeräten beim Anzeigetest',
    },
    ways: {
      title: 'So wird ein Standort ausgerüstet',
      tabs: [
        {
          label: 'Beurteilen',
          title: 'Ein Rundgang mit jemandem, der schon Schlimmeres gesehen hat',
          text: 'Ein Sicherheitsingenieur erfasst einen Tag lang mit Ihren Schichtleitern Gefährdungen, Zonen und Geräte. Die Liste behalten Sie, ganz gleich, bei wem Sie kaufen.',
          points: [
            'Zonen und Gasgruppen in Ihrem Lageplan eingetragen',
            'Erforderlicher Performance Level für jede Schutzeinrichtung',
            'Scanabstände und Fallhöhen gemessen',
          ],
        },
        {
          label: 'Erproben',
          title: 'Zwei Wochen Probe in Ihrer eigenen Schicht',
          text: 'Leihen Sie bis zu zehn Geräte. Handschuhe, Lärm und Regen entscheiden mehr als jedes Datenblatt.',
          points: [
            'Leihgeräte kommen geladen, eingerichtet und kalibriert',
            '14 Tage kostenlos',
            'Rückmeldebogen in der Sprache Ihrer Mannschaft',
          ],
        },
        {
          label: 'Betreiben',
          title: 'Überlassen Sie uns die Prüftermine',
          text: 'Bei betreuten Geräten kommt das Tauschgerät, bevor das alte fällig ist. Niemand steigt mit einem Gaswarngerät in den Tank, dessen Frist am Sonntag abgelaufen ist.',
          points: [
            'Kalibrierte Tauschgeräte 10 Tage vor dem Termin',
            'Eine Rechnung je Standort und Monat',
            'Prüfnachweise für Auditoren mit Lesezugriff',
          ],
        },
      ],
    },
    stories: {
      title: 'Erzählt von den Leuten in der Schicht',
      slides: [
        {
          heading: 'Der Alarm, über den niemand diskutierte',
          text: 'Bei 25 ppm schlug das HS-330 an, und vier Mann stiegen aus dem Schacht. Sie hatten am Morgen gesehen, wie es den Anzeigetest bestand. Also hat keiner draufgeklopft und weitergemacht.',
          author: 'Gareth Pugh',
          role: 'Schichtleiter, Wasserwerk Cwmafon',
        },
        {
          heading: 'Elf Minuten weniger je Lkw',
          text: 'Die Fahrer scannen jetzt vom Sitz aus, bis 15 Meter weit. Früher dauerte das Beladen eines Lkw 47 Minuten, heute sind es 36, und es gibt weniger falsche Paletten.',
          author: 'Katarzyna Wilk',
          role: 'Lagerleiterin, Bałtyk Logistyka',
        },
        {
          heading: 'Ein Audit an einem Vormittag',
          text: 'Der Prüfer griff zwölf Sicherheitsschalter zufällig heraus. Wir öffneten zwölf Nachweise auf dem Tablet und waren vor dem Mittagessen fertig.',
          author: 'Laurent Fabre',
          role: 'Sicherheitsbeauftragter, Papeteries du Vercors',
        },
      ],
    },
    news: { title: 'Aus der Praxis', readMore: 'Beitrag lesen' },
    questions: {
      title: 'Was Fachkräfte für Arbeitssicherheit uns fragen',
      items: [
        {
          question: 'Wie oft muss ein Gaswarngerät kalibriert werden?',
          answer:
            'Das HS-330 alle 180 Tage sowie nach einem Alarm oberhalb des Messbereichs. Vor jede Schicht gehört ein Anzeigetest (Bump-Test). Nationale Vorschriften oder Ihre Gefährdungsbeurteilung können kürzere Abstände verlangen.',
        },
        {
          question: 'Dürfen die Geräte in explosionsgefährdeten Bereichen eingesetzt werden?',
          answer:
            'Geräte mit der Kennzeichnung II 1G oder II 2G ja, und zwar in der Zone, die das Zertifikat nennt. Filtern Sie die Liste nach ATEX- oder IECEx-Zone; das Zertifikat liegt bei den Dokumenten des Produkts.',
        },
        {
          question: 'Wie lange halten Sensoren und Filter?',
          answer:
            'Elektrochemische Sensoren zwei bis drei Jahre, Filter in versiegelter Packung bis zu fünf. Wir versenden nichts, dessen Haltbarkeit zu mehr als einem Viertel verstrichen ist.',
        },
        {
          question: 'Arbeitet der Scanner mit unserer Lagersoftware zusammen?',
          answer:
            'Fast immer, denn Scanner senden einfache Tastatureingaben oder Daten an eine Schnittstelle. Schicken Sie uns ein Musteretikett und den Namen der Software; Sie erhalten eine geprüfte Konfiguration zurück.',
        },
      ],
    },
    desk: {
      title: 'Alarm, Leck oder defekte Schutzeinrichtung?',
      text: 'Sichern Sie zuerst den Bereich, dann rufen Sie an. Ersatzgeräte verleihen wir noch am selben Tag.',
      phone: '+49 30 23125 183',
      action: { label: 'Leihgerät anfragen', href: '/contact-us?subject=repairs' },
    },
  },
  services: {
    title: 'Kalibrierung, Reparatur und Gerätebetreuung',
    description:
      'Kalibrierung per Versand oder vor Ort, Reparatur, Miete, Standortbeurteilung, Fit-Tests und Einrichtung für Sicherheits- und Scantechnik.',
    lead: 'Sicherheitsausrüstung altert im Regal ebenso wie am Gürtel. Diese Leistungen halten jedes Gerät in der Frist und jeden Nachweis in Ordnung.',
    offers: [
      {
        title: 'Kalibrierung',
        text: 'In drei Tagen per Versand oder bei Ihnen vor Ort am mobilen Prüfplatz, bis zu 120 Geräte am Tag. Akkreditiert nach ISO/IEC 17025.',
        icon: 'gear',
      },
      {
        title: 'Reparatur',
        text: 'Festpreise für Gaswarngeräte, Scanner und Drucker, fünf Arbeitstage. Leihgerät, solange es dauert.',
        icon: 'wrench',
      },
      {
        title: 'Miete',
        text: 'Gaswarngeräte, Gebläse und Rettungssets für Stillstände, von einem Tag bis zu sechs Monaten. Kalibriert geliefert.',
        icon: 'truck',
      },
      {
        title: 'Standortbeurteilung',
        text: 'Ex-Zonen, Schutzeinrichtungen und Hörbarkeit der Alarme an einem Tag geprüft, Bericht innerhalb einer Woche.',
        icon: 'eye',
      },
      {
        title: 'Fit-Test',
        text: 'Quantitative Dichtsitzprüfung von Atemschutzmasken bei Ihnen im Betrieb, 20 Minuten je Person, mit Karte für jeden Träger.',
        icon: 'user',
      },
      {
        title: 'Geräteeinrichtung',
        text: 'Scanner, Mobilcomputer und Drucker: konfiguriert, beschriftet und in Ihrer Geräteverwaltung angemeldet, bevor sie an die Rampe kommen.',
        icon: 'box',
      },
    ],
    sections: [
      {
        heading: 'Kalibrierung per Versand',
        paragraphs: [
          'Melden Sie die Seriennummern an, drucken Sie das Etikett und geben Sie das Paket auf. Am Tag des Eingangs wird jedes Gerät ausgelesen, im Anlieferungszustand geprüft, kalibriert und erneut geprüft. Beide Ergebnisse stehen im Zertifikat.',
          'Sensoren, die nicht bis zum nächsten Termin halten, melden wir Ihnen vor dem Wechsel. Sie entscheiden; ungefragt bauen wir nichts ein.',
        ],
      },
      {
        heading: 'Während des Stillstands',
        paragraphs: [
          'Für geplante Stillstände stellen wir einen Container auf Ihr Gelände: Prüfplatz, Leihgeräte, Ersatzsensoren und in jeder Schicht ein Techniker. Buchen Sie acht Wochen im Voraus, im Frühjahr und Herbst zwölf.',
        ],
      },
    ],
  },
  about: {
    title: 'Über Halden Safety & Productivity',
    description:
      'Halden Safety & Productivity fertigt Gaswarngeräte, Sicherheitsschalter, Schutzausrüstung und Scanner für Betriebe und Lager.',
    lead: 'Unsere Kunden tragen unsere Produkte acht Stunden lang am Körper oder in der Hand. Gewicht, Griff und ein ausreichend lauter Alarm zählen für sie mehr als eine lange Funktionsliste.',
    figures: [
      { value: '1971', label: 'erstes Methanmessgerät, gebaut für ein Kohlebergwerk' },
      { value: '26', label: 'Kalibrierlabore auf vier Kontinenten' },
      { value: '1,8 m', label: 'Sturz auf Beton, den jedes Handgerät übersteht' },
    ],
    quote: {
      text: 'Wir fragen nie, ob jemand das Gerät fallen lässt. Wir fragen, wie oft, von wo und wo hinein.',
      author: 'Shauna McBride',
      role: 'Leiterin Erprobung, Halden Safety & Productivity',
    },
    sections: [
      {
        heading: 'Zwei Branchen unter einem Dach',
        paragraphs: [
          'Sicherheit und Scantechnik sind getrennt groß geworden: Gaswarngeräte für Bergwerke und Raffinerien, Barcodeleser für Paketzentren. Sie trafen sich, als Betriebe beides an einem Gürtel, an einem Ladegerät und auf einer Liste haben wollten.',
          'Seit 2014 teilen sie sich Akkus, Dockingstationen und die Prüfhalle, in der ein Roboterarm 400-mal am Tag Geräte fallen lässt.',
        ],
      },
      {
        heading: 'Was wir veröffentlichen',
        paragraphs: [
          'Ausfallraten, Rückrufe und Sicherheitshinweise sind öffentlich, mit Seriennummern. Versagt ein Gerät so, dass jemand zu Schaden kommen könnte, hören registrierte Nutzer binnen 24 Stunden von uns.',
          'Die Kennwerte für die Berechnung des Performance Levels gibt es als Bibliotheksdatei für die üblichen Berechnungsprogramme.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'field-notice-hs-410-pull-cord-switch',
      date: '2026-11-20',
      title: 'Sicherheitshinweis: Betätigungskraft der Schalter HS-410 prüfen',
      summary:
        'Im Juni 2026 gebaute Seilzugschalter brauchen eventuell mehr Kraft als angegeben. Zwei Minuten Prüfung schaffen Klarheit.',
      paragraphs: [
        'In 1.140 Seilzugschaltern HS-410, gebaut vom 8. bis 26. Juni 2026, sitzt eine Feder aus der falschen Charge. Die Schalter lösen zuverlässig aus, brauchen aber unter Umständen bis zu 260 N statt der 200 N, die die Norm zulässt.',
        'Betroffen sind die Seriennummern 626-0412 bis 626-1551. Hängen Sie das Prüfgewicht aus dem Prüfsatz in die Mitte des Seils: Löst der Schalter aus, ist er in Ordnung. Wenn nicht, halten Sie den Förderer an und rufen Sie uns an; Ersatz geht am selben Tag ab.',
        'Registrierte Besitzer wurden am 19. November informiert. Unfälle sind nicht bekannt.',
      ],
    },
    {
      slug: 'hs-330-docking-station-tests-in-40-seconds',
      date: '2026-11-09',
      title: 'Dockingstation für HS-330 prüft jetzt in 40 Sekunden',
      summary: 'Eine neue Gasführung verkürzt den Anzeigetest um mehr als die Hälfte: 30 Leute sind in sechs Minuten durchs Tor.',
      paragraphs: [
        'Die Dockingstation HS-338 erledigt den Anzeigetest eines Viergasmessgeräts in 40 Sekunden; die Vorgängerin brauchte 85. Die Gase erreichen alle vier Sensoren nun gleichzeitig statt nacheinander.',
        'Mit vier Plätzen ist eine Mannschaft von 30 Leuten in sechs Minuten durch, Wechsel inbegriffen. Eine 58-Liter-Flasche reicht für etwa 1.300 Tests, ein Fünftel mehr als bisher.',
        'Vorhandene Stationen lassen sich mit dem Satz HS-338-U umrüsten. Das dauert eine halbe Stunde, erfordert keine neue Zertifizierung und erhält alle gespeicherten Nachweise.',
      ],
    },
    {
      slug: 'label-that-survives-the-freezer',
      date: '2026-10-22',
      title: 'Ein Etikett, das den Tiefkühler übersteht',
      summary:
        'Versuche bei −28 °C zeigen, welcher Kleber auf feuchtem Karton hält und wie lange man mit dem Scannen warten sollte.',
      paragraphs: [
        'Etiketten versagen selten im Tiefkühllager. Sie versagen auf dem Weg hinein, auf Karton, der schon feucht ist. Im Versuch mit zwei Kühlhäusern haben wir 6.000 Etiketten bei +4 °C aufgebracht und nach einer Nacht, einer Woche und einem Monat bei −28 °C gescannt.',
        'Mit gewöhnlichem Acrylatkleber gingen in einer Woche 11 % verloren. Vom Material HS-L72 fiel in einem Monat keines ab, sofern es zwei Sekunden angedrückt und zehn Minuten in Ruhe gelassen wurde.',
        'Auch die Druckschwärze zählt: Zwei Stufen über der Voreinstellung bleibt der Code durch den Reif hindurch lesbar. Das Druckerprofil finden Sie auf der Produktseite.',
      ],
    },
  ],
  contact: {
    title: 'Kontakt zu Halden Safety & Productivity',
    description:
      'Telefonnummern für Leihgeräte und Notfälle, Kalibrierung sowie Verkaufsberatung zu Gaswarn-, Sicherheits- und Scantechnik.',
    lead: 'Ist jemand in Gefahr, wählen Sie zuerst den örtlichen Notruf. Für alles danach ist eine dieser drei Nummern die richtige.',
    desks: [
      { name: 'Leihgeräte und Sicherheitshinweise', phone: '+49 30 23125 183', hours: 'Täglich, 24 Stunden' },
      { name: 'Kalibrierung und Reparatur', phone: '+49 30 23125 185', hours: 'Montag bis Freitag, 6:00 bis 18:00 Uhr' },
      { name: 'Verkauf und Konfiguration', phone: '+49 30 23125 188', hours: 'Montag bis Freitag, 8:00 bis 17:30 Uhr' },
    ],
    sections: [
      {
        heading: 'Geräte einsenden',
        paragraphs: [
          'Schalten Sie die Geräte aus und lassen Sie die Akkus im Gerät, nie lose im Karton. Geräte, die mit Chemikalien in Berührung kamen, brauchen außen am Paket eine Dekontaminationserklärung, sonst öffnet das Labor es nicht.',
        ],
      },
      {
        heading: 'Beinaheunfall melden',
        paragraphs: [
          'Sagen Sie uns, wenn ein Gerät Schlimmeres verhindert oder Sie im Stich gelassen hat. Meldungen gehen an die Prüfhalle, nicht an den Verkauf, und können anonym sein.',
        ],
      },
    ],
  },
}
