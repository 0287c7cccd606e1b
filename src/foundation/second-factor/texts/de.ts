import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'mail.hello': 'Guten Tag {name},',
  'mail.bye': 'Ihr Team von {site}',
  'mail.notYou':
    'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und entfernen Sie unter „Anmeldung und Sicherheit“, was Sie nicht kennen:',
  'mail.passkeyAdded.subject': 'Ihrem Konto wurde ein Passkey hinzugefügt',
  'mail.passkeyAdded.text': 'Ihrem Konto bei {site} wurde der Passkey „{name}“ hinzugefügt. Man kann sich damit anmelden.',
  'mail.passkeyRemoved.subject': 'Ein Passkey wurde aus Ihrem Konto entfernt',
  'mail.passkeyRemoved.text':
    'Der Passkey „{name}“ wurde aus Ihrem Konto bei {site} entfernt. Man kann sich damit nicht mehr anmelden.',
  'mail.authenticatorAdded.subject': 'Für Ihr Konto wurde eine Authentifizierungs-App eingerichtet',
  'mail.authenticatorAdded.text':
    'Für Ihr Konto bei {site} wurde eine Authentifizierungs-App eingerichtet. Nach dem Passwort fragen wir ab jetzt nach einem Code.',
  'mail.authenticatorRemoved.subject': 'Die Authentifizierungs-App wurde aus Ihrem Konto entfernt',
  'mail.authenticatorRemoved.text':
    'Die Authentifizierungs-App wurde aus Ihrem Konto bei {site} entfernt. Bei der Anmeldung fragen wir nicht mehr nach ihren Codes.',
  'mail.codesReplaced.subject': 'Sie haben neue Wiederherstellungscodes',
  'mail.codesReplaced.text':
    'Für Ihr Konto bei {site} wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  'mail.codeUsed.subject': 'Ein Wiederherstellungscode wurde verwendet',
  'mail.codeUsed.text':
    'Jemand hat sich mit einem Ihrer Wiederherstellungscodes bei Ihrem Konto von {site} angemeldet. Übrige Codes: {left}.',
}
