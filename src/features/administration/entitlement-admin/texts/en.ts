export const en = {
  entitlements: 'Entitlements',
  find: 'Find a person or tool',
  person: 'Person',
  email: 'E-mail',
  tool: 'Tool',
  status: 'Status',
  since: 'Since',
  until: 'Until',
  'status.Approved': 'Approved',
  'status.Pending': 'Pending',
  'status.Denied': 'Denied',
  'status.Not Permitted': 'Not permitted',
  'status.Not Requested': 'Not requested',
  'set.Approved': 'Approve',
  'set.Denied': 'Deny',
  'set.Not Permitted': 'Do not permit',
  'set.Not Requested': 'Reset',
  grant: 'Give',
  'grant.new': 'Give a tool',
  changed: 'Changed: {count}.',
  failed: 'This did not work. Please try again.',
  'refused.self': 'You cannot change your own entitlements.',
  'refused.request': 'What was asked for is decided under Access requests.',
  'refused.training': 'Training is given by its request.',
  'refused.unknown': 'There is no such person or tool.',
  'refused.past': 'That day is over.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'entitlement-admin': keyof typeof en
  }
}
