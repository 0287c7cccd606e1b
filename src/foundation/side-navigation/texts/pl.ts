import type { en } from '#foundation/side-navigation/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'area.portal': 'Portal',
  'area.back-office': 'Zaplecze',
  'group.account': 'Konto',
  'group.people': 'Osoby',
  'group.content': 'Treści',
  'group.trade': 'Handel',
  'group.site': 'Witryna',
  'group.watch': 'Nadzór',
}
