export const en = {
  title: 'We could not find your company',
  text: 'Your details do not match any account we know. You can use the portal, but you cannot order yet. Tell us the sold-to number of your company, and we look into it.',
  account: 'Account: {name}',
  field: 'Sold-to number',
  hint: '4 to 10 digits, as on your invoices.',
  continue: 'Continue',
  submit: 'Submit',
  'fault.missing': 'Please enter a sold-to number.',
  'fault.missing.continue': 'Please enter a sold-to number before continuing.',
  'fault.missing.submit': 'Please enter a sold-to number before submitting.',
  'fault.short': 'Please enter at least 4 digits sold-to number.',
  'fault.short.continue': 'Please enter at least 4 digits sold-to number before continuing.',
  'fault.short.submit': 'Please enter at least 4 digits sold-to number before submitting.',
  'fault.digits': 'Please enter only numbers.',
  'fault.digits.continue': 'Please enter only numbers before continuing.',
  'fault.digits.submit': 'Please enter only numbers before submitting.',
  'created.title': 'Case created',
  'created.text': 'Case number: {$casenumber}',
  'created.next': 'We answer by e-mail. You find the case among your support cases as well.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'unidentified-user': keyof typeof en
  }
}
