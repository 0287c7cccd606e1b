import { expect, test } from 'vitest'
import { cartHref, inShopLanguage, writeCount } from '#features/cart/mini-cart/cart-links.rules.ts'
import type { SiteConfig } from '#kernel/site-config.ts'

const place = {
  config: { minicart_url: '/cart/hps/en' } as SiteConfig,
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
  expect(writeCount(count)).toBe(text)
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
