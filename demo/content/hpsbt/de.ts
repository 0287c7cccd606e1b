import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Leistungen', href: '/services' },
    { label: 'Unternehmen', href: '/about' },
    { label: 'Kontakt und Support', href: '/contact-us' },
  ],
  home: {
    title: 'Software für Anlagendaten, Maschinen und Energie',
    description:
      'Historian-, Betriebs-, Asset- und Energiesoftware für Industriestandorte: Versionshinweise, Lizenzbedingungen, Upgrade-Pfade, Supportfristen.',
    hero: {
      title: 'Was Ihre Anlage getan hat, Sekunde für Sekunde',
      lead: 'HX-Software sammelt Betriebsdaten aus Ihren Leitsystemen, bewahrt sie über Jahrzehnte auf und macht daraus Aufgaben, mit denen Ihre Schichten arbeiten können. Auf Ihren eigenen Servern und mit einem Supportende für jede Version.',
      primary: { label: 'HX-Historian ansehen', href: '/products/plant-historian' },
      secondary: { label: 'Testlizenz anfordern', href: '/contact-us?subject=sales' },
      imageAlt: 'Strichzeichnung einer Softwaresuite auf gestapelten Servermodulen',
      callouts: [
        { title: 'HX-Historian 7.4', text: 'Zwei Millionen Tags je Server' },
        { title: 'Freigabe am 10. November 2026', text: 'Support bis November 2031' },
      ],
    },
    tasks: [
      {
        label: 'Lizenz auswählen',
        text: 'Benannt, je Server oder Standort',
        icon: 'lock',
        href: '/products/licences-and-services',
      },
      { label: 'Upgrade planen', text: 'Direkt ab Version 5.2', icon: 'refresh', href: '/services#offer-2' },
      { label: 'Änderungen nachlesen', text: 'Version HX-Historian 7.4', icon: 'file', href: '/news/hx-historian-7-4' },
      {
        label: 'Support erreichen',
        text: 'Schweregrad 1 in 30 Minuten',
        icon: 'help',
        href: '/contact-us?subject=technical&topic=Supportanfrage',
      },
    ],
    categories: {
      title: 'Produkte nach der Frage, die sie beantworten',
      text: 'Was geschehen ist, was bald ausfällt, was es kostet und wer davon wissen muss.',
      all: 'Alle Produkte',
    },
    feature: {
      title: 'Ein Upgrade, das Sie vorher proben können',
      lead: 'Zu jeder Produktivlizenz gehört ein Testserver. Führen Sie das Upgrade dort an einer Kopie Ihres Archivs durch, lesen Sie den Vergleichsbericht und wiederholen Sie dieselben Schritte im Produktivsystem. Der Rückweg zur alten Version ist Teil des Verfahrens.',
      figures: [
        { value: '47 min', label: 'mittlere Ausfallzeit (Median) eines Historian-Upgrades in den letzten 12 Monaten' },
        { value: '312', label: 'Archive bisher mit uns umgestellt, keines mit verlorenen Messwerten' },
        { value: '5 Jahre', label: 'Support für jede Hauptversion ab dem ersten Tag' },
      ],
      imageAlt: 'Edge-Gateway für die Hutschiene mit Netzwerkanschlüssen',
    },
    ways: {
      title: 'Vom Test bis zur Stilllegung eines Systems',
      tabs: [
        {
          label: 'Erproben',
          title: 'Testen Sie mit Ihren eigenen Tags',
          text: 'Eine Testlizenz läuft 60 Tage ohne Funktionseinschränkung. Verbinden Sie sie mit einem laufenden OPC-UA-Server oder laden Sie eine Datei mit historischen Werten.',
          points: [
            'In rund 20 Minuten auf einer virtuellen Maschine installiert',
            'Testdaten bleiben erhalten, wenn Sie den Lizenzschlüssel eingeben',
            'Dimensionierungstabelle nach Tags und Abtastrate',
          ],
        },
        {
          label: 'Anbinden',
          title: 'Aus den Systemen lesen, die Sie haben',
          text: 'HX-Edge erfasst an der Quelle, puffert bei Netzausfall und sendet nur nach außen. Im Leitnetz muss nichts eine Verbindung annehmen.',
          points: [
            'OPC UA, OPC Classic, Modbus TCP, MQTT und 38 Herstellertreiber',
            'Lokaler Puffer für 14 Tage bei 5.000 Werten pro Sekunde',
            'Passt in das Zonenkonzept der IEC 62443',
          ],
        },
        {
          label: 'Betreiben',
          title: 'Dieselbe Zahl in jedem Bericht',
          text: 'Berechnungen werden einmal definiert, versioniert und freigegeben. Schichtbericht, Energiebilanz und das Dashboard der Geschäftsführung lesen denselben Wert.',
          points: [
            'Änderungsprotokoll für jede Formel und jeden Grenzwert',
            'Elektronische Signaturen nach 21 CFR Part 11 in HX-Comply',
            'Dokumentierter Zugriff auf alle Daten über REST und SQL',
          ],
        },
        {
          label: 'Verlängern',
          title: 'Ihre Termine drei Jahre im Voraus',
          text: 'Das Portal führt jede Lizenz mit Version, Supportende und dem zugehörigen Upgrade-Pfad auf.',
          points: [
            'Verlängerungsangebot 90 Tage vor Ende der Wartung',
            'Lizenzschlüssel kostenlos auf neue Hardware übertragbar',
            'Vollständiger Export in offene Formate bei Stilllegung',
          ],
        },
      ],
    },
    stories: {
      title: 'Was Kunden verändert haben',
      slides: [
        {
          heading: '22 Jahre Daten an einem Wochenende',
          text: 'Wir haben 410.000 Tags aus einem Historian übernommen, den niemand mehr betreute. Der Vergleichsbericht fand 37 Lücken, und jede davon gab es schon im alten Archiv.',
          author: 'Ingrid Solheim',
          role: 'Leiterin Automatisierung, Zellstofffabrik, Norwegen',
        },
        {
          heading: 'Der Verdichter, den wir nicht öffnen mussten',
          text: 'HX-Asset meldete Lager 3 elf Wochen vor der geplanten Revision. Wir haben einen Ölkühler getauscht statt eines Rotors und den Termin gehalten.',
          author: 'Piotr Zieliński',
          role: 'Zuverlässigkeitsingenieur, Gasspeicher, Polen',
        },
        {
          heading: 'Ein Energieaudit ohne Tabellenkalkulation',
          text: 'Für ISO 50001 haben wir Zählerstände aus neun Gebäuden per E-Mail gesammelt. Heute meldet sich der Auditor an, sieht die Ausgangsbasis samt Formel und stellt bessere Fragen.',
          author: 'Claire Fontaine',
          role: 'Energiemanagerin, Molkerei, Frankreich',
        },
      ],
    },
    news: { title: 'Versionen und Sicherheitshinweise', readMore: 'Meldung lesen' },
    questions: {
      title: 'Bevor Sie ein Angebot anfordern',
      items: [
        {
          question: 'Brauche ich ein Cloud-Abonnement?',
          answer:
            'Nein. Alle HX-Produkte laufen auf Ihren eigenen Windows- oder Linux-Servern, ohne ständige Internetverbindung. HX-Insight bieten wir zusätzlich als gehosteten Dienst in Rechenzentren in Dublin und Frankfurt an.',
        },
        {
          question: 'Was geschieht, wenn die Wartung ausläuft?',
          answer:
            'Die Software läuft weiter, denn die Lizenzen sind unbefristet. Sie erhalten keine neuen Versionen, Sicherheitsupdates und keinen Support mehr; innerhalb von 12 Monaten können Sie die Wartung ohne Aufschlag wieder aufnehmen.',
        },
        {
          question: 'Von welchen Versionen aus ist ein Upgrade möglich?',
          answer:
            'Auf HX-Historian 7.4 können Sie direkt ab Version 5.2 wechseln. Ältere Archive werden zuerst mit einem kostenlosen Werkzeug auf 5.2 gebracht; die Originaldateien bleiben dabei unverändert.',
        },
        {
          question: 'Wie wird ein Tag gezählt?',
          answer:
            'Ein Tag ist ein gemessener oder von Hand eingegebener Wert mit eigener Historie. Daraus abgeleitete Berechnungen, Prognosen und Alarme zählen nicht.',
        },
      ],
    },
    desk: {
      title: 'Produktivsystem ausgefallen?',
      text: 'Anrufe mit Schweregrad 1 gehen rund um die Uhr direkt an einen Entwickler mit Zugang zum Quellcode.',
      phone: '+49 30 23125 170',
      action: { label: 'Alle Supportstellen ansehen', href: '/contact-us' },
    },
  },
  services: {
    title: 'Leistungen',
    description:
      'Migration, Upgrades, Integration, Sicherheitsprüfung, Fernbetrieb und Schulung für HX-Software, mit festem Umfang und klaren Abnahmekriterien.',
    lead: 'Wer HX-Software installiert, berichtet seine Befunde dem Team, das sie schreibt. Jeder Auftrag hat einen schriftlichen Umfang, Abnahmekriterien und einen namentlich genannten Ingenieur.',
    offers: [
      {
        title: 'Historian-Migration',
        text: 'Tags, Werte, Anmerkungen und Bilder aus 11 älteren Systemen. Abgeschlossen mit einem Vergleichsbericht über jeden Tag, den beide Seiten unterschreiben.',
        icon: 'recent',
      },
      {
        title: 'Upgrade-Begleitung',
        text: 'Probe auf Ihrem Testserver, Upgrade im vereinbarten Zeitfenster, danach zwei Tage Betreuung. Festpreis je Server.',
        icon: 'refresh',
      },
      {
        title: 'Integration',
        text: 'Schnittstellen zu ERP-, Instandhaltungs- und Laborsystemen über dokumentierte REST-Endpunkte, geliefert mit Quelltext und Tests.',
        icon: 'grid',
      },
      {
        title: 'Sicherheitsprüfung',
        text: 'Konfiguration, Konten, Zertifikate und Netzwege, geprüft nach IEC 62443-3-3. Befunde geordnet nach Aufwand und Risiko.',
        icon: 'lock',
      },
      {
        title: 'Fernbetrieb',
        text: 'Wir überwachen Speicherplatz, Kollektoren, Lizenzen und Sicherungen und beheben, was wir finden. Monatsbericht, Zugang nur über Ihren Sprungserver.',
        icon: 'eye',
      },
      {
        title: 'Schulung',
        text: 'Kurse für Administration, Analyse und Entwicklung in sechs Sprachen, online oder in Edinburgh, Minneapolis und Brisbane. Übungen auf Ihrer eigenen Version.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Supportstufen',
        paragraphs: [
          'Der Standardsupport antwortet an Arbeitstagen und ist Teil jedes Wartungsvertrags. Der kritische Support ergänzt Schweregrad 1 rund um die Uhr, mit der ersten Antwort eines Ingenieurs innerhalb von 30 Minuten.',
          'Fälle eröffnen Sie im Portal. Angehängte Protokolle und Traces löschen wir 90 Tage nach Abschluss des Falls.',
        ],
      },
      {
        heading: 'Versionen und ihre Lebensdauer',
        paragraphs: [
          'Jedes Produkt erhält eine Hauptversion im Jahr und in jedem Quartal eine Serviceversion. Eine Hauptversion wird fünf Jahre unterstützt: drei mit allen Korrekturen, zwei nur mit Sicherheitskorrekturen.',
          'Die Versionshinweise nennen jeden behobenen Fehler mit Nummer, bekannte Einschränkungen und die getesteten Datenbanken, Betriebssysteme und Browser.',
        ],
      },
    ],
  },
  about: {
    title: 'Über Halden Performance Software',
    description:
      'Wer HX-Historian, HX-Insight und HX-Asset entwickelt, wie Versionen getestet und Schwachstellen behandelt werden und wo unser Team arbeitet.',
    lead: 'Wir schreiben Software für Menschen, die Anlagen betreiben: für Leitstände, Zuverlässigkeits- und Energieingenieure und für die IT-Abteilungen, die alles am Laufen halten.',
    figures: [
      { value: '1993', label: 'erster Historian installiert, bis heute lesbar' },
      { value: '2.650', label: 'Standorte mit laufendem Wartungsvertrag' },
      { value: '290', label: 'Beschäftigte in Entwicklung, Test und Support' },
    ],
    quote: {
      text: 'Ein Archiv von 1996 lässt sich in der heutigen Version öffnen. Wir testen das bei jedem Build, denn bei manchen Kunden hängt die Betriebsgenehmigung davon ab.',
      author: 'Ewan Macrae',
      role: 'Leiter der Entwicklung, Edinburgh',
    },
    sections: [
      {
        heading: 'Wie eine Version entsteht',
        paragraphs: [
          'Entwickelt wird in Edinburgh, ein zweites Team arbeitet in Minneapolis. Jede Version läuft sechs Wochen lang gegen aufgezeichnete Daten von 24 Kundenstandorten, die dem zugestimmt haben, bevor wir sie anbieten.',
          'Der Entwicklungsprozess ist nach IEC 62443-4-1 und ISO 9001 zertifiziert. Zu jeder Version gehört eine Software-Stückliste im Format CycloneDX.',
        ],
      },
      {
        heading: 'Wie wir mit Schwachstellen umgehen',
        paragraphs: [
          'Meldungen bestätigen wir innerhalb von zwei Arbeitstagen. Sicherheitshinweise nennen die betroffenen Versionen, den CVSS-Wert, die Korrektur und eine Abhilfe für alle, die nicht sofort aktualisieren können.',
          'Kunden mit Wartungsvertrag werden alle gleichzeitig per E-Mail informiert, bevor der Hinweis öffentlich wird.',
        ],
      },
      {
        heading: 'Ihre Daten',
        paragraphs: [
          'Das Archivformat ist im Produkthandbuch dokumentiert. Auch ohne gültige Lizenz können Sie Ihre Daten lesen und exportieren.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hx-historian-7-4',
      date: '2026-11-10',
      title: 'HX-Historian 7.4 ist verfügbar',
      summary: 'Zwei Millionen Tags je Server, um ein Drittel kleinere Archive, direktes Upgrade ab 5.2.',
      paragraphs: [
        'Version 7.4 hebt die getestete Grenze von 1,2 auf 2 Millionen Tags je Server. Die neue Archivkompression senkt den Speicherbedarf im Mittel unserer 24 Referenzdatensätze um 34 %; vorhandene Archive werden im Hintergrund umgewandelt oder bleiben, wie sie sind.',
        'Der OPC-UA-Kollektor erneuert Zertifikate nun ohne Neustart. Abfragen über mehr als ein Jahr nutzen vorberechnete Stundenwerte und antworten bis zu achtmal schneller.',
        'Windows Server 2016 wird nicht mehr unterstützt. Die Versionshinweise führen 61 behobene Fehler und vier bekannte Einschränkungen auf; Installationsprogramm und Prüfsumme finden Sie im Downloadbereich.',
        'Version 7.4 wird bis November 2031 unterstützt. Version 6.2 erhält bis März 2028 Sicherheitskorrekturen.',
      ],
    },
    {
      slug: 'advisory-hx-sa-2026-07',
      date: '2026-11-03',
      title: 'Sicherheitshinweis HX-SA-2026-07: HX-Edge 2.4, 2.5 und 2.6 aktualisieren',
      summary:
        'Eine manipulierte Modbus-Antwort kann den Kollektor anhalten. Version 2.6.3 behebt das; gespeicherte Daten sind nicht betroffen.',
      paragraphs: [
        'Ein Gerät im lokalen Netz, das mit einem fehlerhaften Modbus-TCP-Telegramm antwortet, kann den Kollektor von HX-Edge 2.4, 2.5 und 2.6 bis zum Neustart anhalten. Der CVSS-3.1-Wert ist 6,5. Uns ist kein Fall bekannt, in dem dies ausgenutzt wurde.',
        'Bitte installieren Sie 2.6.3. Das Update dauert rund drei Minuten, der Puffer bleibt erhalten. Können Sie noch nicht aktualisieren, beschränken Sie Port 502 auf bekannte Geräte und schalten Sie den automatischen Neustart des Kollektors ein.',
        'Gemeldet hat den Fehler das Testteam eines Kunden, dem wir dafür danken.',
      ],
    },
    {
      slug: 'licence-pools-2027',
      date: '2026-10-15',
      title: 'Benannte Nutzer ab Januar 2027 standortübergreifend',
      summary: 'Ein Pool je Unternehmen statt je Server. Vorhandene Lizenzen wechseln ohne neuen Schlüssel.',
      paragraphs: [
        'Bisher gehörte ein benannter Nutzer von HX-Insight oder HX-Asset zu einem Server. Ab dem 1. Januar 2027 gehören Nutzer zum Pool des Unternehmens und dürfen auf jedem seiner Server arbeiten.',
        'Voraussetzung ist HX-Licence 4.1, das kostenlos ist. Es läuft vor Ort und meldet nur Anzahlen, keine Namen.',
        'Die Preise je Nutzer bleiben gleich. Doppelt vorhandene Nutzer können Sie bis zum 30. Juni 2027 gegen Tags oder Wartungsmonate tauschen.',
      ],
    },
  ],
  contact: {
    title: 'Kontakt und Support',
    description:
      'Telefonnummern und Zeiten der HX-Supportstellen in Edinburgh, Minneapolis und Brisbane sowie Ansprechpartner für Lizenzen und Sicherheit.',
    lead: 'Außer bei einem Stillstand ist ein Fall im Portal der schnellste Weg: Produkt, Version und Lizenz sind dort schon eingetragen.',
    desks: [
      {
        name: 'Europa, Naher Osten und Afrika, Edinburgh',
        phone: '+44 131 496 0174',
        hours: 'Montag bis Freitag, 8:00 bis 18:00 Uhr britischer Zeit',
      },
      { name: 'Amerika, Minneapolis', phone: '+49 30 23125 171', hours: 'Montag bis Freitag, 7:00 bis 19:00 Uhr Central Time' },
      { name: 'Asien-Pazifik, Brisbane', phone: '+61 7 7010 0173', hours: 'Montag bis Freitag, 8:00 bis 18:00 Uhr, UTC+10' },
    ],
    sections: [
      {
        heading: 'Was der Support wissen muss',
        paragraphs: [
          'Produkt und vollständige Version, zum Beispiel HX-Historian 7.4.1, den Zeitpunkt des ersten Symptoms mit Zeitzone und die Supportdatei, die das Produkt auf Wunsch schreibt. Sie enthält Protokolle und Einstellungen, keine Prozesswerte.',
        ],
      },
      {
        heading: 'Lizenzen und Angebote',
        paragraphs: [
          'Verlorene Schlüssel, neue Hardware und zusätzliche Tags bearbeitet die Lizenzstelle unter denselben Nummern, meist innerhalb eines Arbeitstags. Nennen Sie bitte die Lizenznummer, die mit HXL beginnt.',
        ],
      },
      {
        heading: 'Eine Schwachstelle melden',
        paragraphs: [
          'Melden Sie Sicherheitsfehler bitte telefonisch oder als vertraulichen Fall, nicht in einem öffentlichen Forum. Ein Wartungsvertrag ist dafür nicht nötig, und auf Wunsch nennen wir Sie im Sicherheitshinweis.',
        ],
      },
    ],
  },
}
