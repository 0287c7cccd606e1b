import type { StarterWords } from '#features/site/content/starter.texts.ts'

export const words: StarterWords = {
  home: 'Home',
  hero: { lead: 'Products, documents and service in one place.', products: 'See all products', search: 'Search the site' },
  tasks: 'Quick tasks',
  products: { title: 'Products', text: 'The whole range by category' },
  search: { title: 'Search', text: 'By part number, product or document' },
  portal: { title: 'Customer portal', text: 'Your account, your prices and your orders' },
  contact: { title: 'Contact us', text: 'How to reach us' },
  privacy: {
    title: 'Privacy',
    text: 'What this site stores about you, and why.',
    paragraphs: [
      'For an account we store name, e-mail address, company and the customer accounts that you may act for. Passwords are stored only in a form from which they cannot be recovered.',
      'Visits are counted only with your agreement, where the law asks for it. You can change your choice at any time under “Cookie preferences” at the foot of every page.',
      'Ask us through the contact page what is stored about you, and have it corrected or deleted.',
    ],
  },
  cookies: {
    title: 'Cookies',
    text: 'Which cookies this site sets.',
    paragraphs: [
      'Necessary cookies keep you signed in and remember country, language and your choice about cookies. Others are set only with your agreement; “Cookie preferences” at the foot of every page changes it.',
    ],
  },
  terms: {
    title: 'Terms of use',
    text: 'What applies to the use of this site.',
    paragraphs: [
      'Descriptions, prices and availability are given with care and may change. An order is binding once it is confirmed.',
      'An account is personal. Please keep the password to yourself and tell us if someone else may know it.',
    ],
  },
  notFound: {
    title: 'There is no page at this address',
    text: 'The address may contain a typing error, or the page has moved. Carry on from here.',
  },
  failed: {
    title: 'Something failed on our side',
    text: 'The page could not be shown. Please try again in a minute.',
  },
  notPermitted: {
    title: 'You are not permitted to see this page',
    text: 'It is there, but not for the account you use. Ask us if you think that you should see it.',
  },
  cart: {
    title: 'The cart cannot be opened',
    text: 'Your account may not order online, or no ordering account is chosen. Ask us, and we will sort it out.',
  },
  waysOn: 'Ways on from here',
}
