import { expect, test } from 'vitest'
import { cartHref, inShopLanguage, quickCartHref, formatCartCount } from '#features/buying/cart/mini-cart/cart-links.rules.ts'
import type { SiteConfig } from '#kernel/site-config.ts'

const place = {
  config: {
    minicart_url: '/cart/hps/en',
    quickcart_url: '/shop/hps/en/quickCart',
    errorPopupPath: '/us/en/error/cart',
  } as SiteConfig,
  locale: { country: 'de', language: 'de' },
  here: '/de/de/products',
} as const

test.each([
  [undefined, ''],
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [1000, '99+'],
])('a cart of %s lines shows %j [9.5.2] [8.4.4]', (count, text) => {
  expect(formatCartCount(count)).toBe(text)
})

test('the cart’s link knows the way back [2.14.2], and assisted service its mark [6.5.1]', () => {
  expect(cartHref(place)).toBe('/cart/hps/de?resource=%2Fde%2Fde%2Fproducts')
  expect(cartHref({ ...place, isAsm: true })).toBe('/cart/hps/de?resource=%2Fde%2Fde%2Fproducts&asm=true')
})

test.each([
  ['/shop/sps/en/quickCart', '/shop/sps/fr/quickCart'],
  ['/cart/sps/en', '/cart/sps/fr'],
  ['/us/en/elsewhere', '/us/en/elsewhere'],
])('%s is %s in French', (url, expected) => {
  expect(inShopLanguage(url, 'fr')).toBe(expected)
})

test.each([
  ['an ERP', { erpId: 'PR1' }, '/shop/hps/de/quickCart?resource=%2Fde%2Fde%2Fproducts&asm=true'],
  ['a sales organisation', { salesOrg: '1000' }, '/shop/hps/de/quickCart?resource=%2Fde%2Fde%2Fproducts&asm=true'],
  ['neither', { erpId: '', salesOrg: null }, '/us/en/error/cart'],
  ['no account', undefined, '/us/en/error/cart'],
])('the quick cart of an account with %s [2.14.1] [8.4.5] [6.5.1]', (_, account, expected) => {
  expect(quickCartHref({ ...place, isAsm: true }, account)).toBe(expected)
})
