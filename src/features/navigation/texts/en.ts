export const en = {
  menu: 'Menu',
  close: 'Close',
  primary: 'Primary',
  business: 'Business links',
  home: '{name}, home page',
  signIn: 'Sign in',
  'locales.button': 'Country and language: {label}',
  'locales.title': 'Country and language',
  'tour.label': 'Tour of the site',
  'tour.next': 'Next',
  'tour.skip': 'Skip',
  'tour.finish': 'Finish',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    navigation: keyof typeof en
  }
}
