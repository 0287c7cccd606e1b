import type { en } from '#foundation/side-navigation/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'area.portal': 'Portal',
  'area.back-office': 'Administracja',
  find: 'Szukaj',
  'group.buying': 'Zakupy',
  'group.money': 'Finanse',
  'group.service': 'Urządzenia i serwis',
  'group.documents': 'Dokumenty',
  'group.company': 'Firma',
  'group.account': 'Konto',
  'group.people': 'Osoby',
  'group.content': 'Treści',
  'group.trade': 'Handel',
  'group.site': 'Witryna',
  'group.watch': 'Nadzór',
}
