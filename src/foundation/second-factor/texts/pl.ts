import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  'mail.hello': 'Dzień dobry, {name},',
  'mail.bye': 'Zespół {site}',
  'mail.notYou': 'Jeśli to nie Ty, natychmiast zmień hasło i w sekcji „Logowanie i bezpieczeństwo” usuń to, czego nie znasz:',
  'mail.passkeyAdded.subject': 'Do Twojego konta dodano klucz dostępu',
  'mail.passkeyAdded.text': 'do Twojego konta w witrynie {site} dodano klucz dostępu „{name}”. Można się nim logować.',
  'mail.passkeyRemoved.subject': 'Z Twojego konta usunięto klucz dostępu',
  'mail.passkeyRemoved.text': 'z Twojego konta w witrynie {site} usunięto klucz dostępu „{name}”. Nie można się nim już logować.',
  'mail.authenticatorAdded.subject': 'Dla Twojego konta skonfigurowano aplikację uwierzytelniającą',
  'mail.authenticatorAdded.text':
    'dla Twojego konta w witrynie {site} skonfigurowano aplikację uwierzytelniającą. Od teraz po haśle prosimy o kod.',
  'mail.authenticatorRemoved.subject': 'Z Twojego konta usunięto aplikację uwierzytelniającą',
  'mail.authenticatorRemoved.text':
    'z Twojego konta w witrynie {site} usunięto aplikację uwierzytelniającą. Przy logowaniu nie prosimy już o jej kody.',
  'mail.codesReplaced.subject': 'Masz nowe kody odzyskiwania',
  'mail.codesReplaced.text': 'dla Twojego konta w witrynie {site} utworzono nowe kody odzyskiwania. Poprzednie już nie działają.',
  'mail.codeUsed.subject': 'Użyto kodu odzyskiwania',
  'mail.codeUsed.text':
    'ktoś zalogował się na Twoje konto w witrynie {site} jednym z Twoich kodów odzyskiwania. Pozostałe kody: {left}.',
}
