import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Leistungen', href: '/services' },
    { label: 'Über uns', href: '/about' },
    { label: 'Kontakt', href: '/contact-us' },
  ],
  home: {
    title: 'Gebäudeautomation, Brandschutz und Messtechnik',
    description:
      'Regler, Melder, Zutrittsleser, Zähler und Schaltschränke für Installateure und Betreiber, mit Datenblättern und Lagerbestand.',
    hero: {
      title: 'Ein Gebäude, eine Stückliste',
      lead: 'Geräte für Heizung, Brandschutz, Zutritt und Messung, die sich verstehen. Schaltplan und Lagerbestand stehen auf derselben Seite.',
      primary: { label: 'Produkte ansehen', href: '/products' },
      secondary: { label: 'Projekt planen', href: '/services' },
      imageAlt: 'Strichzeichnung eines Raumreglers HB-640 auf der Hutschiene',
      callouts: [
        { title: 'Raumregler HB-640', text: 'BACnet/IP und KNX, 18 Ein- und Ausgänge' },
        { title: '105 mm auf der Schiene', text: 'Sechs Teilungseinheiten, 24 V AC/DC' },
      ],
    },
    tasks: [
      {
        label: 'Teile für Brandmeldeanlagen',
        href: '/products/fire-and-life-safety',
        text: 'Melder, Sockel, Zentralen',
        icon: 'alert',
      },
      { label: 'Inbetriebnahme', href: '/request-a-quote?about=visit', text: 'Techniker tageweise buchen', icon: 'cal' },
      { label: 'Zähler', href: '/products/energy-and-metering', text: 'Wärme, Strom, Wasser', icon: 'list' },
      { label: 'Planer sprechen', href: '/request-a-quote?about=advice', text: 'Pläne, Listen, Angebote', icon: 'chat' },
    ],
    categories: {
      title: 'Produkte nach Gewerk',
      text: 'Vom Fühler im Raum bis zum Server im Keller, gegliedert wie ein Leistungsverzeichnis.',
      all: 'Alle Produkte',
    },
    feature: {
      title: 'Technikräume, die sich selbst erklären',
      lead: 'Jeder Regler wird mit Datenpunktliste, Schaltplan und Adressetikett geliefert. Wer den Schrank in zehn Jahren öffnet, findet alles unter der Seriennummer.',
      figures: [
        { value: '23 %', label: 'weniger Heizenergie, Median von 118 sanierten Schulen' },
        { value: '15 Jahre', label: 'Ersatzteile nach der letzten Lieferung einer Baureihe' },
        { value: '48 h', label: 'von der Bestellung bis zur Baustelle für Lagergeräte in 19 Ländern' },
      ],
      imageAlt: 'Hutschienenregler mit Erweiterungsmodulen, Vorderansicht',
    },
    ways: {
      title: 'Von der Ausschreibung bis zur Übergabe',
      tabs: [
        {
          label: 'Planen',
          title: 'Texte, die die Ausschreibung überstehen',
          text: 'Ausschreibungstexte, Raumtypen und Schemata erhalten Sie als bearbeitbare Dateien. Unsere Planer gleichen die Mengen mit Ihrem Grundriss ab.',
          points: [
            'Ausschreibungstexte in den Formaten GAEB und Word',
            'BIM-Objekte für alle Feldgeräte',
            'Melderabstände nach EN 54-14 geprüft',
          ],
        },
        {
          label: 'Liefern',
          title: 'Geliefert wird Geschoss für Geschoss',
          text: 'Eine Bestellung, aufgeteilt nach Geschoss oder Schaltschrank. Auf den Kartons steht die Raumnummer, also sortiert niemand Thermostate im Treppenhaus.',
          points: [
            'Abruflieferungen über bis zu 18 Monate',
            'Adressen vor dem Versand eingestellt, Etiketten gedruckt',
            'Rücknahme der Verpackung von der Baustelle',
          ],
        },
        {
          label: 'In Betrieb nehmen',
          title: 'Einmal in Betrieb nehmen und den Nachweis behalten',
          text: 'Unsere Techniker arbeiten neben Ihren Monteuren, prüfen jeden Datenpunkt und übergeben ein Protokoll, das der Sachverständige anerkennt.',
          points: [
            'Datenpunkttest mit Uhrzeit, Wert und Name',
            'Brandfallmatrix zusammen mit der Alarmempfangsstelle geprüft',
            'Revisionsunterlagen nach Seriennummer abgelegt',
          ],
        },
        {
          label: 'Betreiben',
          title: 'Das Gebäude bleibt, wie es übergeben wurde',
          text: 'Wartungstermine folgen den Fristen Ihrer Normen, und abdriftende Sollwerte melden wir, bevor die Mieter anrufen.',
          points: [
            'Jährliche Prüfung der Brandmeldeanlage mit Bericht',
            'Zählertausch vor Ablauf der Eichfrist',
            'Softwarepflege mit geprüften Updates',
          ],
        },
      ],
    },
    stories: {
      title: 'Gebäude, die wir betreuen',
      slides: [
        {
          heading: 'Eine Schule, in den Ferien umgerüstet',
          text: 'Sechs Wochen, 84 Klassenzimmer, ein Schaltschrank je Geschoss. Die Kartons waren nach Räumen beschriftet, und der Hausmeister war vor dem ersten Gong geschult.',
          author: 'Petra Lindqvist',
          role: 'Liegenschaftsamt, Stadt Askersby',
        },
        {
          heading: 'Zwei statt 31 Fehlalarme',
          text: 'Unsere Küchenflure lösten alle zwei Wochen die Zentrale aus. Die Mehrfachsensormelder HB-215 unterscheiden Dampf von Rauch, und die Feuerwehr kennt uns nur noch von Übungen.',
          author: 'Tomás Herrera',
          role: 'Technischer Leiter, Hotel Miralba',
        },
        {
          heading: 'Abrechnungen, die die Mieter akzeptieren',
          text: 'Wir messen die Wärme in 260 Wohnungen. Seit bei jedem Zählerstand das Eichdatum steht, dauert die Jahresabrechnung drei Tage und kostet zwei Telefonate.',
          author: 'Anna Nowicka',
          role: 'Verwalterin, Wohnungsgenossenschaft Lipowa',
        },
      ],
    },
    news: { title: 'Von Baustellen und aus Technikräumen', readMore: 'Weiterlesen' },
    questions: {
      title: 'Was Installateure oft fragen',
      items: [
        {
          question: 'Arbeitet der HB-640 mit Geräten anderer Hersteller zusammen?',
          answer:
            'Ja, über BACnet/IP, KNX, Modbus und M-Bus. Die Kompatibilitätsliste nennt 210 geprüfte Geräte mit Firmwarestand; bei anderen senden Sie uns die Protokollbeschreibung, und wir prüfen sie.',
        },
        {
          question: 'Wie ersetze ich einen Regler einer älteren Baureihe?',
          answer:
            'Öffnen Sie die Produktseite des alten Geräts und folgen Sie dem Verweis auf den Nachfolger. Programme des HB-500 lassen sich umwandeln; mit dem Adapter HB-505 bleibt die Verdrahtung des alten Sockels erhalten.',
        },
        {
          question: 'Wer darf eine Brandmeldeanlage in Betrieb nehmen?',
          answer:
            'Ein Betrieb mit der Zertifizierung, die Ihre nationalen Vorschriften verlangen, und mit Personal, das auf die Zentralenbaureihe geschult ist. Wir schulen Ihre Leute in drei Tagen oder schicken unsere eigenen.',
        },
        {
          question: 'Kann ich zurückgeben, was übrig geblieben ist?',
          answer:
            'Lagergeräte in versiegelter Verpackung nehmen wir binnen 60 Tagen zum vollen Wert zurück. Schaltschränke, zugeschnittene Kabel und Geräte mit voreingestellter Adresse sind für Sie gefertigt und bleiben bei Ihnen.',
        },
      ],
    },
    desk: {
      title: 'Sie stehen vor dem Schaltschrank?',
      text: 'Lesen Sie uns die Nummer auf dem Etikett vor. Ein Techniker sucht den Schaltplan heraus und bleibt in der Leitung.',
      phone: '+49 30 23125 161',
      action: { label: 'Alle Kontakte', href: '/contact-us' },
    },
  },
  services: {
    title: 'Leistungen für Planer, Installateure und Betreiber',
    description:
      'Planungshilfe, Schaltschrankbau, Inbetriebnahme, Prüfung von Brandmeldeanlagen, Zählertausch und Schulung für Gebäudetechnik.',
    lead: 'Ein Gebäude wird zwei Jahre geplant und vierzig Jahre betrieben. Wir helfen in beiden Abschnitten, tageweise oder mit Vertrag.',
    offers: [
      {
        title: 'Planungshilfe',
        text: 'Datenpunktlisten, Schemata und Ausschreibungstexte nach Ihrem Grundriss, geprüft von einem Planer Ihres Gewerks. Zehn Arbeitstage.',
        icon: 'file',
      },
      {
        title: 'Schaltschrankbau',
        text: 'Schaltschränke nach EN 61439 verdrahtet, beschriftet und geprüft, in vier Wochen mit Schaltplan und Prüfprotokoll geliefert.',
        icon: 'box',
      },
      {
        title: 'Inbetriebnahme',
        text: 'Techniker für Heizung, Brandschutz und Zutritt, tageweise buchbar. Vor der Übergabe ist jeder Datenpunkt geprüft und abgezeichnet.',
        icon: 'check',
      },
      {
        title: 'Prüfung von Brandmeldeanlagen',
        text: 'Vierteljährliche und jährliche Prüfung nach EN 54 und nationalen Vorschriften, mit einem Betriebsbuch, das Ihr Versicherer versteht.',
        icon: 'alert',
      },
      {
        title: 'Zählertausch',
        text: 'Wärme-, Wasser- und Stromzähler, vor Ablauf der Eichfrist ersetzt. Alter und neuer Stand werden fotografiert.',
        icon: 'refresh',
      },
      {
        title: 'Schulung',
        text: 'Kurse zu Reglern, Zentralen und Messtechnik in 14 Städten und online, mit einem Zertifikat, das Ihre Behörde anerkennt.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Wartungsverträge',
        paragraphs: [
          'Drei Stufen, ein Preis je Gerät und Jahr: nur Inspektion, Inspektion mit Instandsetzung oder voller Betrieb mit zugesicherter Reaktionszeit. Sie können mit einer Anlage beginnen und weitere später aufnehmen.',
          'Die Reaktionszeit beträgt vier Stunden bei Brandmeldeanlagen, acht bei Heizungen im Winter; alles Übrige folgt am nächsten Arbeitstag. Was wir versäumen, schreiben wir gut.',
        ],
      },
      {
        heading: 'Umrüsten bei laufendem Betrieb',
        paragraphs: [
          'Alte und neue Regler können während der Arbeiten am selben Bus laufen. Wir planen den Wechsel Geschoss für Geschoss, meist außerhalb der Bürozeiten, und morgens ist jedes Geschoss wieder in Betrieb.',
        ],
      },
    ],
  },
  about: {
    title: 'Über Halden Building Technologies',
    description:
      'Halden Building Technologies fertigt Regelung, Brandmelde-, Zutritts- und Messtechnik für Gebäude, mit Werken in drei Ländern.',
    lead: 'Wir bauen die stillen Geräte, die niemand bemerkt, solange die Räume warm sind, die Türen aufgehen und jeder Alarm ein echter ist.',
    figures: [
      { value: '86.000', label: 'Gebäude mit mindestens einem Halden-Regler' },
      { value: '3', label: 'Werke: Linz, Breslau und Guadalajara' },
      { value: '540', label: 'Servicetechniker in 19 Ländern' },
    ],
    quote: {
      text: 'Die beste Leitwarte ist die, in der der Kaffee getrunken wird, solange er warm ist. Für diese Stunde entwickeln wir, nicht für die Vorführung.',
      author: 'Matthias Ebner',
      role: 'Leiter Produkte, Halden Building Technologies',
    },
    sections: [
      {
        heading: 'Angefangen im Heizhaus',
        paragraphs: [
          'Das erste Produkt war 1964 ein witterungsgeführtes Heizungsventil für Wohnsiedlungen. 1979 folgte die Brandmeldetechnik, 1996 die Zutrittskontrolle und 2008 der erste Regler, der alle drei verband.',
          'Die meisten unserer Ingenieure haben als Monteure angefangen. Man merkt es an Kleinigkeiten: an Klemmen, die sich mit Handschuhen bedienen lassen, und an Abdeckungen, die auch bei vollem Schrank schließen.',
        ],
      },
      {
        heading: 'Gebaut, um zu bleiben',
        paragraphs: [
          'Unsere Geräte lassen sich öffnen. Platinen, Relais und Displays sind einzelne Ersatzteile, und wir liefern sie fünfzehn Jahre über die letzte Lieferung einer Baureihe hinaus.',
          'Für 410 Geräte sind Umweltproduktdeklarationen nach EN 15804 veröffentlicht, mit den Werten, die Gebäudezertifikate verlangen.',
        ],
      },
      {
        heading: 'Offene Protokolle',
        paragraphs: [
          'Datenpunktlisten und Objektnamen gehören dem Eigentümer des Gebäudes. Wir übergeben sie mit der Anlage, in einer Datei, die jeder Systemintegrator öffnen kann.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hb-640-knx-secure-certified',
      date: '2026-11-17',
      title: 'HB-640 für KNX Secure zertifiziert',
      summary:
        'Firmware 4.2 verschlüsselt den Bus zwischen Raumreglern und Bediengeräten. Vorhandene Geräte lassen sich aktualisieren.',
      paragraphs: [
        'Der Raumregler HB-640 hat mit Firmware 4.2 die Prüfung für KNX Secure bestanden. Telegramme zwischen Reglern, Bediengeräten und Gateway sind nun authentifiziert und verschlüsselt, wie es viele öffentliche Ausschreibungen seit dem Sommer verlangen.',
        'Alle seit Januar 2023 gebauten Geräte nehmen das Update über das Netzwerk an. Es dauert etwa drei Minuten je Regler; die Ausgänge behalten so lange ihre letzte Stellung.',
        'Die Schlüssel entstehen im Inbetriebnahmewerkzeug und werden als Etikett für die Schranktür gedruckt. Geht die Projektdatei verloren, lässt sich das Gebäude anhand der Etiketten wieder einlesen.',
      ],
    },
    {
      slug: 'askersby-schools-first-heating-season',
      date: '2026-11-05',
      title: 'Schulen in Askersby: die erste Heizperiode in Zahlen',
      summary: 'Sieben Schulen brauchten nach der Umrüstung 26 % weniger Wärme. Das meiste brachten drei einfache Maßnahmen.',
      paragraphs: [
        'Die Stadt Askersby hat im Sommer 2025 sieben Schulen mit Raumreglern HB-640 und Ventilantrieben HB-118 ausgerüstet. Witterungsbereinigt lag der Verbrauch der ersten Heizperiode 26 % unter dem Mittel der drei Jahre davor.',
        'Fast die Hälfte der Einsparung kommt aus den Zeitplänen: Geheizt wird für den Unterricht, nicht mehr für die Öffnungszeiten. Der hydraulische Abgleich brachte ein weiteres Viertel, Fensterkontakte den größten Teil des Rests.',
        'Nicht alles gelang auf Anhieb. In zwei Turnhallen verdeckten Ballfangnetze die Präsenzmelder, die deshalb versetzt werden mussten. Die Stadt hat ihren Messbericht veröffentlicht und gibt die Raumvorlagen auf Anfrage weiter.',
      ],
    },
    {
      slug: 'hb-200-detectors-last-orders',
      date: '2026-10-19',
      title: 'Rauchmelder HB-200: letzte Bestellungen bis 30. Juni 2027',
      summary: 'Die Baureihe HB-215 übernimmt und passt auf denselben Sockel. Ersatzmelder bleiben bis 2042 lieferbar.',
      paragraphs: [
        'Nach 17 Jahren stellen wir die Fertigung des optischen Rauchmelders HB-200 ein. Bestellungen nehmen wir bis zum 30. Juni 2027 an, geliefert wird bis Ende desselben Jahres.',
        'Der Nachfolger HB-215 passt auf den montierten Sockel und meldet sich unter derselben Adresse. Zentralen ab HB-F4 erkennen ihn ohne Update; ältere Zentralen brauchen Firmware 3.8.',
        'Ersatzmelder für bestehende Anlagen bleiben bis 2042 lieferbar. Gemischte Ringleitungen sind zulässig und durch das Zertifikat abgedeckt.',
      ],
    },
  ],
  contact: {
    title: 'Kontakt zu Halden Building Technologies',
    description:
      'Technische Hotline, Projektplanung und Notdienst für Brandmeldeanlagen bei Halden Building Technologies direkt erreichen.',
    lead: 'Drei Nummern für drei Arten von Fragen. Auf der Baustelle wählen Sie die erste; dort melden sich Leute mit einem Schraubendreher in der Schublade.',
    desks: [
      { name: 'Technische Hotline', phone: '+49 30 23125 161', hours: 'Montag bis Samstag, 6:30 bis 20:00 Uhr' },
      { name: 'Planung und Angebote', phone: '+49 30 23125 164', hours: 'Montag bis Freitag, 8:00 bis 17:00 Uhr' },
      { name: 'Notdienst für Brandmeldeanlagen', phone: '+49 30 23125 169', hours: 'Täglich, 24 Stunden' },
    ],
    sections: [
      {
        heading: 'Ausstellungsräume',
        paragraphs: [
          'In Linz, Breslau und Guadalajara können Sie anfassen, was Sie planen: einen beheizten Raum, eine Brandmelderingleitung und eine Tür mit jedem Leser, den wir bauen. Besuche nach Vereinbarung, zwei Stunden genügen.',
        ],
      },
      {
        heading: 'Bevor Sie anrufen',
        paragraphs: [
          'Die achtstellige Nummer seitlich am Gerät verrät uns Baudatum, Firmware und das Projekt, für das es geliefert wurde. Ein Foto des Etiketts genügt ebenso.',
        ],
      },
    ],
  },
}
