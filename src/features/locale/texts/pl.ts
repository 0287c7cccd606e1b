import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  'bt.internalcsrflow.popuperrormessage':
    'Nie udało się przetworzyć Państwa zgłoszenia. Proszę spróbować ponownie, a jeśli komunikat nadal się pojawia, kliknąć „Kontakt” na dole strony i zgłosić problem naszemu zespołowi wsparcia. Dziękujemy.',
  'bt.errormessage.requestprocesserrormsg': 'Nie można przetworzyć zgłoszenia. Proszę spróbować później.',
}
