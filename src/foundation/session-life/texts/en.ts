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
  'ended.title': 'Your session has ended',
  'ended.text':
    'Nothing happened for a while, so we signed you out to protect your account. Sign in again and carry on where you were; what you had entered is kept for you.',
  'ended.home': 'Go to the home page',
  'draft.restored': 'What you had entered before your session ended is here again.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'session-life': keyof typeof en
  }
}
