export const en = {
  menu: 'Menu',
  close: 'Close',
  primary: 'Primary',
  back: 'Back',
  more: 'Show more: {label}',
  loading: 'Loading',
  seeAll: 'See all',
  goTo: 'Go to {label}',
  locked: 'sign-in needed',
  myAccount: 'My account',
  business: 'Business links',
  home: '{name}, home page',
  signIn: 'Sign in',
  'locales.button': 'Country and language: {label}',
  'locales.title': 'Country and language',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    navigation: keyof typeof en
  }
}
