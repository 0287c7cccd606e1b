export const en = {
  menu: 'Menu',
  close: 'Close',
  primary: 'Primary',
  business: 'Business links',
  home: '{name}, home page',
  'contact.title': 'Contact us',
  'contact.account': 'Your account: {number}',
  'contact.page': 'All contacts by region',
  signIn: 'Sign in',
  'locales.button': 'Country and language: {label}',
  'locales.title': 'Country and language',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    navigation: keyof typeof en
  }
}
