export const en = {
  submissions: 'Submissions',
  submission: 'Submission {reference}',
  loading: 'Loading',
  reference: 'Reference',
  form: 'Form',
  email: 'E-mail',
  page: 'Page',
  language: 'Language',
  score: 'Score',
  time: 'Time',
  find: 'Find in submissions',
  empty: 'Nothing was sent yet',
  forbidden:
    'Who sent what is shown to administrators, and to authors who were given the right “Lead viewer”. An administrator gives it under People.',
  keepUntil: 'Kept until',
  'export.xlsx': 'Export as Excel file',
  'export.csv': 'Export as CSV',
  'erase.one': 'Erase',
  'erase.all': 'Erase by e-mail address',
  'erase.title': 'Whose submissions should be erased?',
  'erase.text': 'Everything that was sent with this address is erased and cannot be brought back.',
  'erase.do': 'Erase',
  'erase.done': 'Erased: {count}',
  'consent.given': 'Agreed to',
  'consent.none': 'Not agreed to',
  failed: 'That did not work. Please try again.',
  webhooks: 'Webhooks',
  'webhooks.text': 'Other systems hear of each submission by a signed call.',
  'webhook.url': 'Address',
  'webhook.events': 'Event',
  'webhook.add': 'Add webhook',
  'webhook.remove': 'Remove',
  'webhook.refused': 'This address cannot be used. A webhook is an https address on the internet that is not listed yet.',
  'webhook.secret': 'Its secret, shown once',
  dead: 'Deliveries that were given up',
  'dead.error': 'Last error',
  'dead.retry': 'Send again',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'form-inbox': keyof typeof en
  }
}
