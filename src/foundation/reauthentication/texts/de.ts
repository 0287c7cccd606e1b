import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  title: 'Bestätigen Sie Ihre Identität',
  text: 'Zum Schutz Ihres Kontos fragen wir vor dieser Änderung noch einmal nach Ihrem Passwort.',
  password: 'Aktuelles Passwort',
  wrong: 'Das ist nicht Ihr aktuelles Passwort.',
  tooOften: 'Das waren zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es erneut.',
  failed: 'Das hat nicht funktioniert. Es wurde nichts geändert; bitte versuchen Sie es erneut.',
  cancel: 'Abbrechen',
  continue: 'Weiter',
  usePasskey: 'Passkey verwenden',
  useCode: 'Code verwenden',
  usePassword: 'Passwort verwenden',
  code: 'Code',
  codeText: 'Geben Sie die sechs Ziffern aus Ihrer Authentifizierungs-App ein.',
  wrongCode: 'Dieser Code stimmt nicht oder wurde schon verwendet.',
  elsewhere:
    'Zum Schutz Ihres Kontos ist für diese Änderung eine neue Anmeldung nötig. Danach kommen Sie auf diese Seite zurück; Ihre Eingaben hier müssen Sie wiederholen.',
  signIn: 'Zum Fortfahren neu anmelden',
}
