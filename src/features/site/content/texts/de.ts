import type { en } from '#features/site/content/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  breadcrumb: 'Brotkrumenpfad',
  carousel: 'Karussell',
  slide: 'Folie',
  slideOf: 'Folie {n} von {count}',
  previous: 'Zurück',
  next: 'Weiter',
  pause: 'Anhalten',
  play: 'Abspielen',
  skip: 'Zum Hauptinhalt springen',
  'error.notFound.title': 'Diese Seite wurde verschoben, oder es gab sie nie',
  'error.notFound.text':
    'Die Adresse enthält vielleicht einen Tippfehler, oder das Gesuchte wurde ersetzt. Von der Startseite aus geht es weiter.',
  'error.failed.title': 'Bei uns ist etwas ausgefallen',
  'error.failed.text':
    'Ihre Eingaben sind nicht verloren. Bitte versuchen Sie es gleich noch einmal; bleibt der Fehler, sagen Sie uns, was Sie gesucht haben.',
  'error.readOnly.title': 'Diese Website kann derzeit nur gelesen werden',
  'error.readOnly.text':
    'Es wurde nichts geändert oder gesendet. Sie können alles ansehen; bitte versuchen Sie es später noch einmal.',
  'error.notPermitted.title': 'Diese Seite ist für Sie nicht freigegeben',
  'error.notPermitted.text':
    'Sie sind mit einem Konto angemeldet, das sie nicht sehen darf, oder gar nicht angemeldet. Melden Sie sich mit einem anderen Konto an, oder bitten Sie uns um Zugang.',
  'error.home': 'Zur Startseite',
}
