import type { en } from '#foundation/side-navigation/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'area.portal': 'Portail',
  'area.back-office': 'Back-office',
  find: 'Rechercher',
  'group.buying': 'Achats',
  'group.money': 'Finances',
  'group.service': 'Équipements et service',
  'group.documents': 'Documents',
  'group.company': 'Entreprise',
  'group.account': 'Compte',
  'group.people': 'Personnes',
  'group.content': 'Contenu',
  'group.trade': 'Commerce',
  'group.site': 'Site',
  'group.watch': 'Suivi',
}
