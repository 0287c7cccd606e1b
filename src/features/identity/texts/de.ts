import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  signIn: 'Anmelden',
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
