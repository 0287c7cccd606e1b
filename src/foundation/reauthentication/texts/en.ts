export const en = {
  title: 'Confirm that it is you',
  text: 'To protect your account, we ask for your password once more before this change.',
  password: 'Current password',
  wrong: 'This is not your current password.',
  tooOften: 'There were too many tries. Please wait a while and try again.',
  failed: 'This did not work. Nothing was changed; please try again.',
  cancel: 'Cancel',
  continue: 'Continue',
  usePasskey: 'Use a passkey',
  useCode: 'Use a code',
  usePassword: 'Use the password',
  code: 'Code',
  codeText: 'Enter the six digits that your authenticator app shows.',
  wrongCode: 'This code is not right, or it was used before.',
  elsewhere:
    'To protect your account, this change needs a fresh sign-in. You come back to this page afterwards; what you entered here has to be entered again.',
  signIn: 'Sign in again to go on',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    reauthentication: keyof typeof en
  }
}
