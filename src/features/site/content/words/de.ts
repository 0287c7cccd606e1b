import type { StarterWords } from '#features/site/content/starter.texts.ts'

export const words: StarterWords = {
  home: 'Startseite',
  hero: {
    lead: 'Produkte, Dokumente und Service an einem Ort.',
    products: 'Alle Produkte ansehen',
    search: 'Website durchsuchen',
  },
  tasks: 'Schnellzugriff',
  products: { title: 'Produkte', text: 'Das ganze Programm nach Kategorien' },
  search: { title: 'Suche', text: 'Nach Teilenummer, Produkt oder Dokument' },
  portal: { title: 'Kundenportal', text: 'Ihr Konto, Ihre Preise und Ihre Bestellungen' },
  contact: { title: 'Kontakt', text: 'So erreichen Sie uns' },
  privacy: {
    title: 'Datenschutz',
    text: 'Was diese Website über Sie speichert und wozu.',
    paragraphs: [
      'Zu einem Konto speichern wir Name, E-Mail-Adresse, Firma und die Kundenkonten, für die Sie handeln dürfen. Passwörter speichern wir nur in einer Form, aus der sie nicht wiederherzustellen sind.',
      'Besuche zählen wir nur mit Ihrer Zustimmung, wo das Gesetz sie verlangt. Ihre Wahl können Sie jederzeit unter „Cookie-Einstellungen“ am Fuß jeder Seite ändern.',
      'Fragen Sie uns über die Kontaktseite, was über Sie gespeichert ist, und lassen Sie es berichtigen oder löschen.',
    ],
  },
  cookies: {
    title: 'Cookies',
    text: 'Welche Cookies diese Website setzt.',
    paragraphs: [
      'Notwendige Cookies halten Sie angemeldet und merken sich Land, Sprache und Ihre Wahl zu Cookies. Andere setzen wir nur mit Ihrer Zustimmung; „Cookie-Einstellungen“ am Fuß jeder Seite ändert sie.',
    ],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    text: 'Was für die Nutzung dieser Website gilt.',
    paragraphs: [
      'Beschreibungen, Preise und Verfügbarkeit geben wir sorgfältig an; sie können sich ändern. Eine Bestellung ist verbindlich, sobald sie bestätigt ist.',
      'Ein Konto ist persönlich. Behalten Sie das Passwort für sich und sagen Sie uns Bescheid, wenn es jemand anderes kennen könnte.',
    ],
  },
  notFound: {
    title: 'Unter dieser Adresse gibt es keine Seite',
    text: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen. Hier geht es weiter.',
  },
  failed: {
    title: 'Bei uns ist etwas fehlgeschlagen',
    text: 'Die Seite konnte nicht angezeigt werden. Bitte versuchen Sie es in einer Minute erneut.',
  },
  notPermitted: {
    title: 'Für diese Seite fehlt Ihnen die Berechtigung',
    text: 'Es gibt sie, aber nicht für das Konto, das Sie benutzen. Wenden Sie sich an uns, wenn Sie sie sehen müssten.',
  },
  cart: {
    title: 'Der Warenkorb lässt sich nicht öffnen',
    text: 'Ihr Konto darf vielleicht nicht online bestellen, oder es ist kein Bestellkonto gewählt. Fragen Sie uns, wir klären es.',
  },
  waysOn: 'So geht es weiter',
}
