import type { en } from '#foundation/portal-messages/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'error.title.default': 'Nie udało się wykonać żądania',
  'error.title.maxFile': 'Zbyt wiele plików',
  'error.title.maxSize': 'Plik jest za duży',
  'bt.internalcsrflow.popuperrormessage':
    'Nie udało się przetworzyć żądania. Prosimy spróbować ponownie, a jeśli komunikat znów się pojawi, kliknąć „Kontakt” na dole strony i zgłosić problem naszemu zespołowi wsparcia. Dziękujemy.',
  'noAccess.title': 'Brak dostępu do tego portalu',
  'noAccess.text':
    'Logowanie się powiodło, ale ten kontakt nie może korzystać z portalu. Jeśli dostęp jest potrzebny, prosimy o kontakt i podanie firmy oraz numeru klienta.',
  'noAccess.signOut': 'Wyloguj się',
  'noAccess.contact': 'Kontakt',
}
