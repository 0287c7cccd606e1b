export const en = {
  'why.request.address-proven': '{email} is a proven address.',
  'why.request.address-unproven': '{email} was never proven.',
  'why.request.address-unproven.change': 'Ask them to confirm the address first.',
  'why.request.company': 'The person belongs to {company}.',
  'why.request.no-company': 'No company is known for this person.',
  'why.request.no-company.change': 'Find out for whom they work before you grant anything.',
  'why.request.account': 'Orders go through account {account}.',
  'why.request.no-account': 'The person has no ordering account.',
  'why.request.no-account.change': 'Assign an account if they are to order.',
  'why.request.denied-before': 'The same was denied before: {count}.',
  'why.request.denied-before.change': 'Read the earlier decision first.',
} as const
