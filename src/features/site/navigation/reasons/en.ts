/** Why something is allowed or not, and what would change it: one pair of texts for each rule. */
export const en = {
  'why.header.shown': 'Nothing hides this part of the header from you.',
  'why.header.has-account': 'You have an account, so the contact dialog knows whom to ask.',
  'why.header.needs-account': 'The contact dialog is for customers with an account.',
  'why.header.needs-account.change': 'Use the contact link, or ask us for an account.',
  'why.header.dialog-instead': 'You have an account, so the contact dialog stands in for the link.',
  'why.header.dialog-instead.change': 'Open the contact dialog in the header.',
  'why.header.restricted-line': 'Your only line of business is {line}, for which this part of the header is hidden.',
  'why.header.restricted-line.change': 'It shows when your company has another line of business with us.',
} as const
