import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  'market.region': 'Państwa rynek',
  'market.title': 'Państwa rynek: {country}',
  'market.text': 'Widzą Państwo to, co tam oferujemy.',
  'market.country': 'Kraj',
  'market.choose': 'Wybierz kraj',
  'market.show': 'Pokaż',
  'bt.internalcsrflow.popuperrormessage':
    'Nie udało się przetworzyć Państwa zgłoszenia. Proszę spróbować ponownie, a jeśli komunikat nadal się pojawia, kliknąć „Kontakt” na dole strony i zgłosić problem naszemu zespołowi wsparcia. Dziękujemy.',
  'bt.errormessage.requestprocesserrormsg': 'Nie można przetworzyć zgłoszenia. Proszę spróbować później.',
}
