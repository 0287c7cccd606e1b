import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRecord } from '#features/storefront/catalogue/public.ts'
import { importProducts } from '#features/storefront/product-import/public.server.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  const { db } = site.services
  await bringInto(site, 'process', {
    categories: [
      { path: 'valves', names: { en: 'Name of valves' } },
      { path: 'radios', names: { en: 'Name of radios' }, markets: ['us'] },
    ],
    attributes: [{ key: 'size', names: { en: 'Size' }, isFacet: true, position: 1 }],
  })
  const lines = [
    checkRecord({ sku: 'V-3', category: 'valves', names: { en: 'Valve V-3' }, attributes: { size: 50 } }),
    checkRecord({ sku: 'V-4', category: 'valves', names: { en: 'Valve V-4' }, attributes: { size: 25 }, markets: ['us'] }),
    checkRecord({ sku: 'R-1', category: 'radios', names: { en: 'Radio R-1' } }),
  ]
  await importProducts({ db, tenant: 'process', source: 'test', lines })
  await site.publish('process', [{ path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' }])
})
afterAll(() => site.close())

const get = (url: string, { host = 'process.localhost', cookie = '' } = {}) => site.app.inject({ url, headers: { host, cookie } })

test('products are compared by the address alone, as far as the market sells them [T-26]', async () => {
  const both = (await get('/us/en/compare?skus=V-3,V-4')).body
  expect(both).toContain('data-compare-shown="V-3,V-4"')
  expect(both).toContain('data-differs="true"')
  const german = (await get('/us/en/compare?skus=V-3,V-4', { cookie: 'selecteddtm=de' })).body
  expect(german).toContain('data-compare-shown="V-3"')
  expect(german).toContain('Not sold in your market: V-4')
  expect((await get('/us/en/compare?skus=v-3')).body).toContain('data-compare-shown="V-3"')
  const hostile = await get('/us/en/compare?skus=%3Cimg%20src=x%3E,..%2f,V-3%27--')
  expect(hostile.statusCode).toBe(200)
  expect(hostile.body).toContain('Nothing to compare yet')
  expect(hostile.body).not.toContain('<img src=x')
  expect((await get('/us/en/compare?skus=V-3', { host: 'sps.localhost' })).body).not.toContain('Valve V-3')
})

test('what stands in a category that the market does not sell cannot be compared there [T-26]', async () => {
  expect((await get('/us/en/compare?skus=R-1')).body).toContain('Radio R-1')
  expect((await get('/us/en/compare?skus=R-1', { cookie: 'selecteddtm=de' })).body).not.toContain('Radio R-1')
})

test('its address in other letters leads to it, for this visitor alone, and nothing stands below it [T-34]', async () => {
  const { statusCode, headers } = await get('/us/en/Compare?skus=V-3')
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/us/en/compare?skus=V-3', 'private, no-store'])
  for (const path of ['/us/en/compare/V-3', '/us/en/Compare/V-3']) expect((await get(path)).statusCode).toBe(404)
})
