import type { en } from '#foundation/side-navigation/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  'area.portal': 'Portal',
  'area.back-office': 'Back-Office',
  find: 'Suchen',
  'group.buying': 'Einkauf',
  'group.money': 'Finanzen',
  'group.service': 'Geräte und Service',
  'group.documents': 'Dokumente',
  'group.company': 'Firma',
  'group.account': 'Konto',
  'group.people': 'Personen',
  'group.content': 'Inhalte',
  'group.trade': 'Handel',
  'group.site': 'Website',
  'group.watch': 'Überwachung',
}
