import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const HOSTS = ['aerobt', 'sps'] as const
let site: TestApp
beforeAll(async () => {
  site = await openTestApp(
    [],
    { TRUST_PROXY: '10.0.0.1', COUNTRY_HEADER: 'x-country' },
    { tenants: { sps: { salesOrgCountries: { us: { salesOrg: '3000', name: 'United States' } } } } },
  )
  for (const tenant of HOSTS) await site.publish(tenant, [{ path: '/products' }, { path: '/about' }])
})
afterAll(() => site.close())

type Visit = { readonly host?: string; readonly country?: string; readonly from?: string; readonly cookie?: string }
const get = (url: string, { host = 'sps', country = '', from = '10.0.0.1', cookie = '' }: Visit = {}) =>
  site.app.inject({ url, remoteAddress: from, headers: { host: `${host}.localhost`, 'x-country': country, cookie } })

test.each(['/content/sps/us/en/home.dynamiccountry?a=b', '/us/en/home.dynamiccountry?a=b', '/de/de.dynamiccountry'])(
  '%s says where the visitor is [7.6.1, 3.7.4]',
  async (path) => {
    const answer = await get(path, { country: 'PL' })
    expect(answer.json()).toEqual({ countryCode: 'pl' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect((await get(path, { country: 'HU' })).json()).toEqual({ countryCode: 'hu' })
  },
)

test('it says nothing where nobody knows, and believes nobody else [T-33]', async () => {
  const path = '/content/sps/us/en/home.dynamiccountry?a=b'
  expect((await get(path)).json()).toEqual({ countryCode: '' })
  expect((await get(path, { country: 'PL', from: '192.168.0.9' })).json()).toEqual({ countryCode: '' })
})

test.each([
  '/content/aerobt/us/en/home.dynamiccountry',
  '/content/nobody/us/en/home.dynamiccountry',
  '/us/en/products.dynamiccountry',
  '/us/en/home.dynamiccountry.more',
])('%s does not exist on sps [T-6]', async (path) => expect((await get(path, { country: 'PL' })).statusCode).toBe(404))

test('the sales organisations of a site are a map by country code [7.6.4]', async () => {
  const answer = await get('/content/dam/sps/sales-org-countries.json')
  expect(answer.json()).toEqual({ us: { isoCode: 'US', salesOrg: '3000', name: 'United States' } })
  expect((await get('/content/dam/aerobt/sales-org-countries.json', { host: 'aerobt' })).json()).toEqual({})
})

test('another site’s map does not exist [T-6]', async () => {
  expect((await get('/content/dam/aerobt/sales-org-countries.json')).statusCode).toBe(404)
  expect((await get('/content/dam/sps/sales-org-countries.json', { host: 'aerobt' })).statusCode).toBe(404)
})

const setCookies = (answer: Awaited<ReturnType<typeof get>>) => [answer.headers['set-cookie'] ?? []].flat()

test('update_target_market sets the market for a day and leads back without it [4.9.1, 9.4.3, 3.18.3]', async () => {
  const answer = await get('/us/en/products?page=2&update_target_market=DE&size=a%26b')
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe('/us/en/products?page=2&size=a%26b')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(setCookies(answer)).toEqual(['dtm=de; Max-Age=86400; Path=/; SameSite=Lax'])
})

test('it is the newest word: an older choice goes', async () => {
  const answer = await get('/us/en/products?update_target_market=pl', { cookie: 'selecteddtm=de' })
  expect(setCookies(answer).find((cookie) => cookie.startsWith('selecteddtm='))).toContain('Expires=Thu, 01 Jan 1970')
})

test.each(['..%2F', 'de%0d%0aset-cookie:%20a=b', 'zz', '%3Cscript%3E', 'de%3B', '', 'de%2C', '%E0%A4%A'])(
  '%s names no market: place and address decide [T-32]',
  async (value) => {
    const answer = await get(`/us/en/products?update_target_market=${value}`, { country: 'HU' })
    expect(answer.headers.location).toBe('/us/en/products')
    expect(setCookies(answer)).toEqual(['dtm=hu; Max-Age=86400; Path=/; SameSite=Lax'])
  },
)

test.each([
  ['sps', 'FR', 'fr'],
  ['aerobt', 'FR', 'us'],
  ['aerobt', 'PL', 'pl'],
])('on %s a visitor from %s is then shown %s [4.9.2]', async (host, country, market) => {
  const answer = await get('/us/en/products?update_target_market=', { host, country })
  expect(setCookies(answer)[0]).toContain(`dtm=${market};`)
})

test('pages of no market take it too, also when they are ready in memory [4.9.1]', async () => {
  for (let round = 0; round < 2; round++) expect((await get('/us/en/about')).statusCode).toBe(200)
  const answer = await get('/us/en/about?update_target_market=de')
  expect(answer.headers.location).toBe('/us/en/about')
  expect(setCookies(answer)).toEqual(['dtm=de; Max-Age=86400; Path=/; SameSite=Lax'])
})

test('over https the cookie is for https alone', async () => {
  const secure = await openTestApp([], { PUBLIC_SCHEME: 'https' })
  const answer = await secure.app.inject({ url: '/us/en/products?update_target_market=de', headers: { host: 'sps.localhost' } })
  expect(answer.headers['set-cookie']).toBe('dtm=de; Max-Age=86400; Path=/; Secure; SameSite=Lax')
  await secure.close()
})
