import { afterEach, expect, test, vi } from 'vitest'
import { cartCount, dropShopCookie, loadMiniCart } from '#features/buying/cart/mini-cart/mini-cart.client.ts'
import { makePage } from '#foundation/portal-messages/testing/render-portal.tsx'
import { resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { PresetName } from '#foundation/tenants/public.ts'

const record = (carts: unknown) => {
  const calls: { readonly url: URL; readonly headers: Headers }[] = []
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit = {}) => {
    calls.push({ url: new URL(url, 'http://site.localhost'), headers: new Headers(headers) })
    return Promise.resolve(Response.json(url.includes('mini-cart') ? carts : { success: true }))
  })
  return calls
}
afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'sps-isAuthenticated=; Max-Age=-1'
})

const pageOf = (tenant: PresetName) => ({
  ...makePage(),
  tenant: { key: tenant, name: 'Halden', traits: presetTraits(tenant) },
  config: resolveSiteConfig(tenant, DEFAULT_LOCALE),
})
const account = { soldToNumber: '104211', erpId: 'PR1', defaultCurrency: 'EUR' }
const CART = { totalItems: 3, totalPrice: { value: 26.4 }, cartId: 'c-1' }

test.each([
  ['process', 'process'],
  ['sps', 'sps'],
  ['aerobt', null],
] as const)('on %s the cart is read with erpId and the source system %s [7.2.4]', async (tenant, source) => {
  const calls = record([CART])
  await loadMiniCart(pageOf(tenant), account)
  const [read] = calls
  expect(read?.url.pathname).toBe('/pif/api/ecommerce/v1/mini-cart/0000104211')
  expect(read?.url.search).toBe(`?appId=portico-${tenant}`)
  expect([read?.headers.get('erpId'), read?.headers.get('sourceSystem')]).toEqual(['PR1', source])
  expect(cartCount.get()).toBe(3)
})

test('then the shop’s cookie is asked for with account, cart and site [7.2.5]', async () => {
  const calls = record([CART])
  await loadMiniCart(pageOf('sps'), account)
  expect(calls[1]?.url.pathname).toBe('/bin/encryptedCookie')
  expect(Object.fromEntries(calls[1]?.url.searchParams ?? [])).toEqual({
    ...{ soldTo: '0000104211', currency: 'EUR', language: 'en', totalItems: '3', totalPrice: '26.4', cartId: 'c-1' },
    ...{ erpId: 'PR1', tenantPath: '/content/sps' },
  })
})

test('where the session has ended the cookie is cleared, and for visitors nothing is sent [7.2.6]', async () => {
  const calls = record([])
  await dropShopCookie(pageOf('sps'))
  expect(calls).toEqual([])
  document.cookie = 'sps-isAuthenticated=true'
  await dropShopCookie(pageOf('sps'))
  expect(calls.map(({ url }) => `${url.pathname}${url.search}`)).toEqual(['/bin/encryptedCookieDelete?appId=portico-sps'])
})
