export const en = {
  'button.account': 'Account',
  currency: 'Currency',
  'choose.title': 'Choose an account',
  'choose.text': 'Prices, stock and orders follow this choice. Your cart is kept for each account.',
  'choose.manage': 'Manage customer ordering accounts',
  'choose.cancel': 'Cancel',
  'choose.proceed': 'Proceed',
  'choose.find': 'Find an account',
  'choose.hint': 'Number, name, city or postal code',
  'choose.count': '{count} {count|account|accounts}',
  'choose.list': 'Accounts you can order for',
  'choose.column': 'Choose',
  'choose.none': 'No account matches.',
  'choose.failed': 'The accounts could not be loaded.',
  'choose.retry': 'Try again',
  'choose.current': 'Current',
  'column.number': 'Number',
  'column.name': 'Name',
  'column.city': 'City',
  'column.postalCode': 'Postal code',
  'other.title': 'Which account do you order for?',
  'other.drawn': 'This page shows account {number} {name}.',
  'other.active': 'In another window you changed to account {number} {name}.',
  'other.none': 'It is no longer one that you can order for.',
  'other.safe': 'Nothing was ordered or changed here since then.',
  'other.back': 'Back to {number}',
  'other.go': 'Continue with {number}',
  'other.reload': 'Load the page again',
  'customer.accounts': 'Accounts',
  'customer.none': 'No account belongs to this company yet. Orders need one.',
  'customer.over': 'Over the limit',
  'customer.blocked': 'Blocked for orders',
  'customer.nearly': 'Limit nearly used up',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    accounts: keyof typeof en
  }
}
