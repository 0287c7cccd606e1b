export const en = {
  'area.portal': 'Portal',
  'area.back-office': 'Back office',
  find: 'Find',
  'group.buying': 'Buying',
  'group.money': 'Money',
  'group.service': 'Equipment and service',
  'group.documents': 'Documents',
  'group.company': 'Company',
  'group.account': 'Account',
  'group.people': 'People',
  'group.content': 'Content',
  'group.trade': 'Trade',
  'group.site': 'Site',
  'group.watch': 'Watch',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'side-navigation': keyof typeof en
  }
}
