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
  'ended.title': 'Ihre Sitzung ist abgelaufen',
  'ended.text':
    'Eine Weile ist nichts geschehen, deshalb haben wir Sie zum Schutz Ihres Kontos abgemeldet. Melden Sie sich wieder an und machen Sie dort weiter, wo Sie waren; Ihre Eingaben sind erhalten geblieben.',
  'ended.home': 'Zur Startseite',
  'draft.restored': 'Was Sie vor dem Ablauf der Sitzung eingegeben hatten, ist wieder da.',
}
