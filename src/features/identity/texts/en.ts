export const en = {
  signIn: 'Sign in',
  'reauth.title': 'Confirm that it is you',
  'reauth.text': 'To protect your account, we ask for your password once more before this change.',
  'reauth.password': 'Current password',
  'reauth.wrong': 'This is not your current password.',
  'reauth.tooOften': 'There were too many tries. Please wait a while and try again.',
  'reauth.failed': 'This did not work. Nothing was changed; please try again.',
  'reauth.cancel': 'Cancel',
  'reauth.continue': 'Continue',
  'reauth.elsewhere':
    'To protect your account, this change needs a fresh sign-in. You come back to this page afterwards; what you entered here has to be entered again.',
  'reauth.signIn': 'Sign in again to go on',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    identity: keyof typeof en
  }
}
