import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  signIn: 'Anmelden',
  'session.title': 'Ihre Sitzung läuft gleich ab',
  'session.text':
    'Sie werden in {time} abgemeldet, weil eine Weile nichts geschehen ist. Was Sie auf dieser Seite eingegeben haben, bleibt für Sie erhalten.',
  'session.left': 'Noch {time}',
  'session.keep': 'Angemeldet bleiben',
  'session.signOut': 'Jetzt abmelden',
  'signedOut.title': 'Sie sind abgemeldet',
  'signedOut.text': 'Ihre Anfrage konnte nicht ausgeführt werden, weil Sie abgemeldet wurden.',
  'account.mine': 'Mein Konto',
  'account.acting': 'Für Kunden handeln',
  'account.backOffice': 'Back-Office',
  'account.nameless': 'Vorname',
  'account.signOut': 'Abmelden',
  'ended.title': 'Ihre Sitzung ist abgelaufen',
  'ended.text':
    'Eine Weile ist nichts geschehen, deshalb haben wir Sie zum Schutz Ihres Kontos abgemeldet. Melden Sie sich wieder an und machen Sie dort weiter, wo Sie waren; Ihre Eingaben sind erhalten geblieben.',
  'ended.home': 'Zur Startseite',
  'draft.restored': 'Was Sie vor dem Ablauf der Sitzung eingegeben hatten, ist wieder da.',
  'reauth.title': 'Bestätigen Sie, dass Sie es sind',
  'reauth.text': 'Zum Schutz Ihres Kontos fragen wir vor dieser Änderung noch einmal nach Ihrem Passwort.',
  'reauth.password': 'Bisheriges Passwort',
  'reauth.wrong': 'Das ist nicht Ihr bisheriges Passwort.',
  'reauth.tooOften': 'Das waren zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es noch einmal.',
  'reauth.failed': 'Das hat nicht geklappt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.',
  'reauth.cancel': 'Abbrechen',
  'reauth.continue': 'Weiter',
  'reauth.elsewhere':
    'Zum Schutz Ihres Kontos ist für diese Änderung eine neue Anmeldung nötig. Danach kommen Sie auf diese Seite zurück; Ihre Eingaben hier müssen Sie wiederholen.',
  'reauth.signIn': 'Zum Fortfahren neu anmelden',
}
