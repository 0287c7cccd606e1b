export type Look = 'desktop' | 'dark' | 'phone'

export type Screen = {
  /** Of its picture. */
  readonly name: string
  readonly tenant: string
  /** Nobody: a visitor. */
  readonly who?: string
  readonly path: string
  readonly look?: Look
}

const PUBLIC: readonly Screen[] = [
  { name: 'home-process', tenant: 'process', path: '/us/en' },
  { name: 'home-aerobt', tenant: 'aerobt', path: '/us/en' },
  { name: 'home-hbtbt-german', tenant: 'hbtbt', path: '/de/de' },
  { name: 'home-phone', tenant: 'sps', path: '/us/en', look: 'phone' },
  { name: 'home-dark', tenant: 'hpsbt', path: '/us/en', look: 'dark' },
  { name: 'listing', tenant: 'process', path: '/us/en/products' },
  { name: 'listing-chinese', tenant: 'process', path: '/cn/zh/products' },
  { name: 'listing-phone', tenant: 'process', path: '/us/en/products', look: 'phone' },
  { name: 'results', tenant: 'process', path: '/us/en/search?search=valve' },
  { name: 'results-none', tenant: 'process', path: '/us/en/search?search=zzzz' },
  { name: 'contact', tenant: 'process', path: '/us/en/contact-us' },
  { name: 'downloads', tenant: 'process', path: '/us/en/downloads' },
  { name: 'dealers', tenant: 'process', path: '/us/en/dealers' },
  { name: 'sign-in', tenant: 'process', path: '/us/en/secure/my-account' },
  { name: 'not-found', tenant: 'process', path: '/us/en/error/404' },
]

const PORTAL: readonly Screen[] = [
  { name: 'portal-home', tenant: 'process', who: 'buyer', path: '/us/en/secure/process-home' },
  { name: 'orders', tenant: 'process', who: 'buyer', path: '/us/en/secure/orders' },
  { name: 'orders-dark', tenant: 'process', who: 'buyer', path: '/us/en/secure/orders', look: 'dark' },
  { name: 'orders-phone', tenant: 'process', who: 'buyer', path: '/us/en/secure/orders', look: 'phone' },
  { name: 'quick-order', tenant: 'process', who: 'buyer', path: '/shop/hps/en/quickCart' },
  { name: 'quotes', tenant: 'process', who: 'buyer', path: '/us/en/secure/quotes' },
  { name: 'equipment', tenant: 'process', who: 'buyer', path: '/us/en/secure/equipment' },
  { name: 'cases', tenant: 'process', who: 'buyer', path: '/us/en/support/cases' },
  { name: 'cart', tenant: 'process', who: 'buyer', path: '/cart/hps/en' },
  { name: 'approvals', tenant: 'process', who: 'approver', path: '/us/en/secure/approvals' },
  { name: 'company-people', tenant: 'process', who: 'chief', path: '/us/en/secure/company/people' },
  { name: 'budgets', tenant: 'process', who: 'chief', path: '/us/en/secure/company/budgets' },
]

const BACK_OFFICE: readonly Screen[] = [
  { name: 'office-products', tenant: 'process', who: 'admin', path: '/us/en/back-office/catalogue/products' },
  { name: 'office-companies', tenant: 'process', who: 'admin', path: '/us/en/back-office/companies' },
  { name: 'office-pages', tenant: 'process', who: 'admin', path: '/us/en/back-office/pages' },
  { name: 'office-brand', tenant: 'process', who: 'admin', path: '/us/en/back-office/brand' },
  { name: 'office-people-dark', tenant: 'process', who: 'admin', path: '/us/en/back-office/people', look: 'dark' },
  { name: 'office-requests-phone', tenant: 'process', who: 'admin', path: '/us/en/back-office/requests', look: 'phone' },
]

/** One or two of every kind of screen: a change of the design system shows in some of them. */
export const SCREENS = [...PUBLIC, ...PORTAL, ...BACK_OFFICE]
