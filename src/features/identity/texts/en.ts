export const en = {
  signIn: 'Sign in',
  'session.title': 'Your session is about to end',
  'session.text':
    'You will be signed out in {time} because nothing has happened for a while. What you have entered on this page is kept for you.',
  'session.left': '{time} left',
  'session.keep': 'Keep me signed in',
  'session.signOut': 'Sign out now',
  'signedOut.title': 'You are signed out',
  'signedOut.text': 'Your request could not be completed because you have been signed out.',
  'account.mine': 'My account',
  'account.acting': 'Act for a customer',
  'account.backOffice': 'Back office',
  'account.nameless': 'FirstName',
  'account.signOut': 'Sign out',
  'ended.title': 'Your session has ended',
  'ended.text':
    'Nothing happened for a while, so we signed you out to protect your account. Sign in again and carry on where you were; what you had entered is kept for you.',
  'ended.home': 'Go to the home page',
  'draft.restored': 'What you had entered before your session ended is here again.',
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
