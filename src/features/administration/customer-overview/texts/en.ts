export const en = {
  find: 'Find a customer',
  'find.hint': 'Number or name of the company',
  found: 'Customers found',
  none: 'No customer found',
  'none.text': 'Check the number or the name.',
  'none.yet': 'No company has been brought yet.',
  companies: 'All companies',
  other: 'Another customer',
  record: 'Company record',
  unknown: 'There is no such customer',
  'unknown.text': 'No company of this site has the number {number}.',
  failed: 'This cannot be shown at the moment',
  number: 'Number',
  country: 'Country',
  type: 'Kind of customer',
  accounts: 'Accounts',
  credit: 'Credit limit',
  'credit.at': 'as of {date}',
  'credit.over': 'Over the limit',
  'amount.of': '{amount} of {limit}',
  'amount.limit': 'Limit {limit}',
  all: 'Show all',
  'section.failed': 'This could not be loaded. The rest of the page is not affected.',
  'right.orders':
    'This is shown to administrators who have the right “Order viewer”. Another administrator gives it under People.',
  'right.cases': 'This is shown to administrators who have the right “Case agent”. Another administrator gives it under People.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'customer-overview': keyof typeof en
  }
}
