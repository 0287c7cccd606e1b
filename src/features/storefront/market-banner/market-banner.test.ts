import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeMarket, marketBannerBlock } from '#features/storefront/market-banner/market-banner.rules.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const COUNTRIES = {
  us: { salesOrg: '3000', name: 'United States' },
  de: { salesOrg: '3030', name: 'Germany' },
  pl: { salesOrg: '3080', name: 'Poland' },
}
const US = { country: 'us', language: 'en' } as const

test.each([
  [['de'], 'Germany', 'de'],
  [['cz', 'pl'], 'Czechia and Poland', 'pl'],
  [['jp'], 'Japan', 'us'],
])('a page made for %j says %s and has %s chosen [4.9.4]', (market, marketName, chosen) => {
  expect(describeMarket(COUNTRIES, { locale: US, market })).toMatchObject({ marketName, chosen })
})

test('where nothing can be chosen beforehand, nothing is', () => {
  expect(describeMarket({}, { locale: US, market: ['us'] })).toEqual({ marketName: 'United States', options: [], chosen: '' })
})

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { tenants: { sps: { salesOrgCountries: COUNTRIES } } })
  for (const tenant of ['sps', 'process'] as const)
    await site.publish(tenant, [
      { path: '/products', blocks: [marketBannerBlock()] },
      { path: '/products', locale: { country: 'de', language: 'de' }, blocks: [marketBannerBlock()] },
    ])
})
afterAll(() => site.close())

const read = async (path: string, cookie = '', tenant = 'sps') => {
  const { body } = await site.app.inject({ url: path, headers: { host: `${tenant}.localhost`, cookie } })
  return { body, chosen: /<option value="(\w*)" selected/.exec(body)?.[1], title: /<strong>(.*?)<\/strong>/.exec(body)?.[1] }
}

test.each([
  ['the chosen market', 'selecteddtm=de; dtm=pl', 'de', 'Your market: Germany'],
  ['the target market', 'dtm=pl', 'pl', 'Your market: Poland'],
  ['the country of the address where the target is not served', 'dtm=jp', 'us', 'Your market: Japan'],
  ['the country of the address', '', 'us', 'Your market: United States'],
  [
    'the country of the address, whatever a hostile cookie says [T-32]',
    'dtm=../; selecteddtm=zz',
    'us',
    'Your market: United States',
  ],
])('preselects %s [1.0.5, 4.9.4]', async (_, cookie, chosen, title) => {
  for (let round = 0; round < 2; round++) expect(await read('/us/en/products', cookie)).toMatchObject({ chosen, title })
})

test('names stand in the language of the page', async () => {
  const { body, title } = await read('/de/de/products', 'dtm=pl')
  expect(title).toBe('Ihr Markt: Polen')
  expect([...body.matchAll(/<option[^>]*>(.*?)</g)].map(([, name]) => name)).toEqual([
    'Deutschland',
    'Polen',
    'Vereinigte Staaten',
  ])
})

test('a site without sales organisations offers no other site’s', async () => {
  const { body } = await read('/us/en/products', '', 'process')
  expect(body).toContain('Your market: United States')
  expect(body).not.toContain('Germany')
})
