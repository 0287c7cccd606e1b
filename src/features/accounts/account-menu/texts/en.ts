export const en = {
  mine: 'My account',
  acting: 'Act for a customer',
  backOffice: 'Back office',
  nameless: 'FirstName',
  signOut: 'Sign out',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'account-menu': keyof typeof en
  }
}
