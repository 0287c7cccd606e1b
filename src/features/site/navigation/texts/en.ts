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
  openSite: 'Open the site',
  help: 'Help',
  'help.keys': 'Keyboard shortcuts',
  'help.key.rows': 'From row to row',
  'help.key.close': 'Close what is open',
  'help.api': 'Interfaces for programs',
  home: '{name}, home page',
  'contact.title': 'Contact us',
  'contact.account': 'Your account: {number}',
  'contact.page': 'All contacts by region',
  signIn: 'Sign in',
  'locales.button': 'Country and language: {label}',
  'locales.title': 'Country and language',
  'locales.find': 'Find a country or language',
  'locales.clear': 'Clear',
  'locales.found': 'Matches: {count}',
  'locales.none': 'No country or language matches “{query}”. Check the spelling, or clear the search to see them all.',
  'locales.americas': 'Americas',
  'locales.emea': 'Europe, Middle East and Africa',
  'locales.apac': 'Asia Pacific',
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
