export const en = {
  region: 'Acting for a customer',
  banner: 'You act for {name}, {company}',
  until: 'until {time}',
  stop: 'Stop acting for them',
  ended: 'You no longer act for {name}',
  'ended.text': 'Nothing more was done in their name.',
  continue: 'Continue as yourself',
  failed: 'This did not work. Please try again.',
  'picker.search': 'Find a customer',
  'picker.hint': 'Name, e-mail, company or account number',
  'picker.caption': 'Customers you may act for',
  'picker.name': 'Name',
  'picker.company': 'Company',
  'picker.accounts': 'Accounts',
  'picker.action': 'Action',
  'picker.act': 'Act for {name}',
  'picker.none': 'No customer found',
  'picker.none.text': 'You see customers whose accounts were assigned to you; assisted service sees all.',
  'picker.refused': 'You cannot act for customers',
  'history.title': 'What was done in your name',
  'history.text':
    'Employees of ours can act for you, for instance while you are on the phone with them. Everything they do is listed here.',
  'history.when': 'When',
  'history.who': 'Who',
  'history.what': 'What',
  'history.gone': 'A former employee',
  'history.empty': 'Nobody has acted for you',
  'action.started': 'Began to act for you',
  'action.ended': 'Stopped acting for you',
  'action.changed': 'Made a change ({route})',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    impersonation: keyof typeof en
  }
}
