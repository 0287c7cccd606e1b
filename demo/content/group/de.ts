import type { GroupCopy } from '#demo/tenant-copy.ts'

export const groupCopy: GroupCopy = {
  productsLabel: 'Produkte',
  footer: {
    about: 'Ein Eingang zu fünf Unternehmen: Teile, Dokumente, Bestellungen und Menschen, die die Technik kennen.',
    headings: { products: 'Produkte', services: 'Leistungen', company: 'Unternehmen', legal: 'Rechtliches' },
    links: {
      allProducts: 'Alle Produkte',
      services: 'Leistungen',
      about: 'Über uns',
      contactUs: 'Kontakt',
      privacy: 'Datenschutz',
      termsOfSale: 'Verkaufsbedingungen',
      accessibility: 'Barrierefreiheit',
      cookies: 'Cookies',
    },
    copyright: '© {year} Halden-Gruppe',
  },
  errors: {
    notFound: {
      title: 'Unter dieser Adresse gibt es keine Seite',
      lead: 'Die Adresse enthält vielleicht einen Tippfehler, oder die Seite ist umgezogen. Gehen Sie von hier aus weiter.',
      ways: [
        { label: 'Alle Produkte', text: 'Nach Kategorie oder Teilenummer', href: '/products' },
        { label: 'Leistungen', text: 'Was wir nach der Lieferung tun', href: '/services' },
        { label: 'Kontakt', text: 'Telefonnummern und Zeiten je Region', href: '/contact-us' },
      ],
    },
    failed: {
      title: 'Bei uns ist etwas fehlgeschlagen',
      lead: 'Die Seite konnte nicht angezeigt werden. Versuchen Sie es bitte in einer Minute erneut. Tritt der Fehler wieder auf, nennen Sie uns Adresse und Uhrzeit, und wir suchen die Ursache.',
    },
  },
  legal: {
    privacy: {
      title: 'Datenschutz',
      description:
        'Welche personenbezogenen Daten die Halden-Seiten speichern, wofür, wer sie sieht, wie lange sie bleiben und wie Sie sie berichtigen lassen.',
      lead: 'Was wir über Sie speichern, warum, und wer es sehen kann. Diese Seite gilt für alle fünf Halden-Seiten; jede hält die Daten ihrer Kunden von den anderen getrennt.',
      sections: [
        {
          heading: 'Was wir speichern',
          paragraphs: [
            'Für Ihr Konto: Name, E-Mail-Adresse, Telefonnummer, Unternehmen, Rolle und die Kundenkonten, für die Sie handeln dürfen. Aus Ihrer Arbeit im Portal: Bestellungen, Rechnungen, Fälle, Merklisten, Einstellungen und die Lizenzvereinbarungen, denen Sie zugestimmt haben.',
            'Passwörter speichern wir nur in einer Form, aus der sie sich nicht zurückgewinnen lassen. Nutzt Ihr Unternehmen einen eigenen Anmeldedienst, erreicht uns Ihr Passwort nie.',
          ],
        },
        {
          heading: 'Wofür wir es verwenden',
          paragraphs: [
            'Um Bestellungen auszuführen, Fälle zu beantworten, Zugänge zu gewähren oder abzulehnen und Sie über das zu informieren, worum Sie gebeten haben. Angaben aus einem Formular verwenden wir für den dort genannten Zweck.',
            'Wir erfassen, welche Seiten, Produkte, Dokumente, Bestellungen und Fälle geöffnet werden und wonach gesucht wird, um Fehler zu finden und die Seite zu verbessern. Wir verkaufen diese Daten nicht und verknüpfen sie nicht mit Ihrer Nutzung anderer Websites.',
          ],
        },
        {
          heading: 'Wer es sehen kann',
          paragraphs: [
            'Kollegen Ihres Unternehmens sehen Bestellungen und Fälle der Konten, die sie mit Ihnen teilen. Unser Kundenservice kann in Ihrem Auftrag handeln; jede solche Handlung wird mit Person und Zeitpunkt aufgezeichnet.',
            'Unternehmen, die für uns die Seite betreiben oder E-Mails zustellen, verarbeiten Daten nur nach unserer Weisung.',
          ],
        },
        {
          heading: 'Wie lange wir es aufbewahren, und Ihre Rechte',
          paragraphs: [
            'Kontodaten löschen wir, wenn das Konto geschlossen wird. Bestellungen und Rechnungen bewahren wir so lange auf, wie Handels- und Steuerrecht es verlangen.',
            'Sie können Auskunft, Berichtigung, Löschung oder eine Kopie Ihrer Daten verlangen und der Verwendung widersprechen. Wenden Sie sich dazu über die Kontaktseite an uns. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
          ],
        },
      ],
    },
    termsOfSale: {
      title: 'Verkaufsbedingungen',
      description:
        'Wie Bestellung, Preise, Lieferung, Gewährleistung und Softwarelizenzen geregelt sind, wenn Ihr Unternehmen bei der Halden-Gruppe kauft.',
      lead: 'Diese Bedingungen gelten zwischen Unternehmen. Ein Vertrag, den Sie mit uns geschlossen haben, geht ihnen vor.',
      sections: [
        {
          heading: 'Angebot und Bestellung',
          paragraphs: [
            'Die gezeigten Produkte sind eine Einladung zur Bestellung. Der Vertrag kommt zustande, wenn wir die Bestellung in Textform bestätigen; die automatische Nachricht nach einer Bestellung bestätigt nur deren Eingang.',
            'Auftragsbezogen gefertigte Produkte können bis zum Fertigungsbeginn geändert oder storniert werden. Danach berechnen wir die bereits entstandenen Kosten.',
          ],
        },
        {
          heading: 'Preise und Zahlung',
          paragraphs: [
            'Nach der Anmeldung sehen Sie die Preise Ihres Kontos in dessen Währung. Umsatzsteuer und Transport kommen hinzu und stehen in der Auftragsbestätigung.',
            'Rechnungen sind innerhalb von 30 Tagen ab Rechnungsdatum fällig, sofern für das Konto nichts anderes vereinbart ist.',
          ],
        },
        {
          heading: 'Lieferung',
          paragraphs: [
            'Wir liefern FCA ab dem in der Bestätigung genannten Lager (Incoterms 2020). Der bestätigte Termin ist der Tag der Übergabe an den Frachtführer.',
            'Manche Produkte erfordern eine Ausfuhrgenehmigung oder eine Endverbleibserklärung. Die Lieferzeit beginnt, sobald diese vorliegen.',
          ],
        },
        {
          heading: 'Gewährleistung und Software',
          paragraphs: [
            'Die Gewährleistungsfrist steht in der Auftragsbestätigung und beträgt mindestens 12 Monate ab Lieferung. Bitte zeigen Sie Mängel unverzüglich an und fragen Sie die Rücksendung im Portal an, bevor Sie Ware zurückschicken.',
            'Software wird lizenziert, nicht verkauft. Für sie gilt die Lizenzvereinbarung, die vor dem Download angezeigt wird.',
          ],
        },
      ],
    },
    accessibility: {
      title: 'Barrierefreiheit',
      description:
        'Wie sich die Halden-Seiten mit Tastatur, Screenreader oder vergrößerter Schrift nutzen lassen, was noch fehlt und wie Sie Hürden melden.',
      lead: 'Unser Ziel ist, dass jede Seite, öffentlich oder nach der Anmeldung, die WCAG 2.2 in der Stufe AA erfüllt.',
      sections: [
        {
          heading: 'Was funktioniert',
          paragraphs: [
            'Alles ist mit der Tastatur erreichbar und bedienbar, und der Fokus ist immer sichtbar. Überschriften, Tabellen, Formulare und Meldungen sind für Screenreader benannt.',
            'Text lässt sich auf 400 % vergrößern, ohne seitlich zu scrollen. Die Seiten folgen den Systemeinstellungen für dunkle Darstellung und reduzierte Bewegung. Öffentliche Inhalte sind auch ohne Skripte lesbar.',
          ],
        },
        {
          heading: 'Was noch nicht funktioniert',
          paragraphs: [
            'Handbücher und Zeugnisse bieten wir als die PDF-Dateien an, in denen sie ausgestellt wurden; nicht alle sind für Screenreader ausgezeichnet. Auf Anfrage stellen wir eine lesbare Fassung bereit.',
            'Produktbilder sind gezeichnet und kurz beschrieben; Maße, die nur in einer Zeichnung erscheinen, stehen meist, aber nicht immer auch im Datenblatt.',
          ],
        },
        {
          heading: 'Sagen Sie es uns',
          paragraphs: [
            'Wenn Sie auf eine Hürde stoßen, melden Sie sich über die Kontaktseite und nennen Sie Adresse und Gerät. Sie erhalten innerhalb von fünf Arbeitstagen eine Antwort.',
            'Die Seiten werden vor jeder Veröffentlichung automatisch geprüft. Solche Prüfungen finden nicht alles, deshalb hilft uns Ihre Meldung.',
          ],
        },
      ],
    },
    cookies: {
      title: 'Cookies',
      description:
        'Alle Cookies und Speichereinträge der Halden-Seiten mit Name, Zweck und Dauer, und was geschieht, wenn Sie sie löschen oder blockieren.',
      lead: 'Wir setzen Cookies, ohne die die Seite nicht funktioniert oder die sich Ihre Auswahl merken. Werbe-Cookies gibt es nicht.',
      sections: [
        {
          heading: 'Land und Sprache',
          paragraphs: [
            'usr_country und usr_lang merken sich Land und Sprache für 24 Monate, auf manchen Seiten nur bis zum Schließen des Browsers.',
            'dtm enthält höchstens einen Tag lang den Markt, für den der Katalog gezeigt wird, abgeleitet aus Ihrem Standort. selecteddtm enthält den Markt, den Sie selbst gewählt haben, und hat Vorrang.',
          ],
        },
        {
          heading: 'Anmeldung und Warenkorb',
          paragraphs: [
            '{tenant}-token kennzeichnet Ihre Sitzung; Skripte können es nicht lesen. {tenant}-isAuthenticated teilt der Seite nur mit, dass Sie angemeldet sind, und gibt für sich allein keinen Zugang. Beide enden, wenn Sie sich abmelden oder die Sitzung abläuft.',
            'Ein verschlüsseltes Cookie gibt Konto, Währung und Warenkorb an den Shop weiter. Es ist an Ihre Sitzung gebunden und ohne sie nicht verwendbar.',
          ],
        },
        {
          heading: 'Hinweise und Anträge',
          paragraphs: [
            'Ein Cookie, dessen Name mit notification- beginnt, merkt sich, dass Sie einen Hinweis geschlossen haben, damit er für die festgelegte Zahl von Tagen ausgeblendet bleibt.',
            'Enable Training vermerkt, dass Ihr Antrag auf Zugang zu Schulungen offen ist. contact-us-click-url merkt sich die Seite, von der aus Sie die Kontaktseite geöffnet haben. Beide werden nur auf der Seite verwendet, die sie braucht.',
          ],
        },
        {
          heading: 'Speicher im Browser und wie Sie ihn leeren',
          paragraphs: [
            'Letzte Suchen, zuletzt angesehene Teile, Vergleichslisten, das gewählte Konto und die verbleibende Sitzungszeit liegen im Speicher Ihres Browsers. Die gewählten Konten werden entfernt, sobald Sie abgemeldet sind.',
            'Sie können all dies in den Einstellungen Ihres Browsers löschen oder blockieren. Die öffentlichen Seiten bleiben lesbar; Anmelden und Bestellen funktionieren ohne die Anmelde-Cookies nicht.',
          ],
        },
      ],
    },
  },
}
