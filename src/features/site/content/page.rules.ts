import type { PageTemplate } from '#foundation/blocks/public.ts'

export type ProductPageRole = 'category' | 'sub-category' | 'listing' | 'detail'

const PRODUCT_ROLES: Partial<Record<PageTemplate, ProductPageRole>> = {
  'pim-category-template': 'category',
  'pim-sub-category-template': 'sub-category',
  'content-page-template': 'listing',
  'pim-product-detail-template': 'detail',
}

/** Undefined outside /products and /products-dynamic [2.2.5]. */
export const roleOfProductPage = (page: string, template: PageTemplate): ProductPageRole | undefined =>
  /^\/products(?:-dynamic)?(?:\/|$)/.test(page) ? PRODUCT_ROLES[template] : undefined

/** Portal pages are looked at by the server before a byte is sent, and never cached for others [2.2.1]. */
export const isGatedPage = (page: string): boolean =>
  /^\/(?:secure|support\/cases|support\/history)(?:\/|$)/.test(page) || isStaffPage(page)

/** Screens of those who tend the site; to everybody else who is signed in they do not exist. */
export const isStaffPage = (page: string): boolean => /^\/back-office(?:\/|$)/.test(page)

/** Fragments that stand around every page; nobody opens them, not even as a fragment [T-39]. */
export const FRAME_FRAGMENTS = {
  header: '/fragments/header',
  notices: '/fragments/notifications',
  footer: '/fragments/footer',
} as const

/** Fragments that pages open in a modal; those of the portal stand below /secure and need a session [T-39]. */
export const isOpenFragment = (path: string): boolean =>
  /^(?:\/secure)?\/fragments\//.test(path) && !Object.values<string>(FRAME_FRAGMENTS).includes(path)
