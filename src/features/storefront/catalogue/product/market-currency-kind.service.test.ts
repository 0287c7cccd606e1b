import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMarketCurrencies } from '#features/storefront/catalogue/product/market-currency.store.ts'
import { currencyOfMarket } from '#features/storefront/catalogue/product/market-currency.rules.ts'
import { insertKey } from '#foundation/integration/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let key: string
beforeAll(async () => {
  site = await openTestApp()
  const scopes = ['market-currencies:write', 'market-currencies:read']
  key = await withTenant(site.services.db, 'sps', (tx) => insertKey(tx, { name: 'ERP', scopes, now: new Date() }))
})
afterAll(() => site.close())

const URL = '/api/integration/v1/market-currencies'
const headers = () => ({
  ...{ host: 'sps.localhost', authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
})
const parse = (body: string) =>
  body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const send = async (...lines: readonly object[]) => {
  const payload = lines.map((line) => JSON.stringify(line)).join('\n')
  return parse((await site.app.inject({ method: 'POST', url: URL, headers: headers(), payload })).body)
}
const read = async () => parse((await site.app.inject({ url: URL, headers: headers() })).body)
const currencyIn = (country: string) =>
  withTenant(site.services.db, 'sps', async (tx) => currencyOfMarket(await readMarketCurrencies(tx), [country]))

test('a market pays in what its line of today says, others in that of all', async () => {
  expect([await currencyIn('us'), await currencyIn('no')]).toEqual(['USD', 'EUR'])
  const nok = { countryCode: 'no', currency: 'NOK', validFrom: '2020-01-01' }
  const later = { countryCode: 'us', currency: 'CAD', validFrom: '2999-01-01' }
  const over = { countryCode: 'gb', currency: 'EUR', validFrom: '2001-01-01', validUntil: '2002-01-01' }
  expect(await send(nok, later, over, nok)).toEqual([1, 2, 3, 4].map((line) => ({ line, ok: true })))
  expect(await read()).toEqual(expect.arrayContaining([nok, later, over]))
  expect([await currencyIn('us'), await currencyIn('no'), await currencyIn('gb')]).toEqual(['USD', 'NOK', 'GBP'])
  expect(await send({ ...nok, deleted: true })).toEqual([{ line: 1, ok: true }])
  expect(await currencyIn('no')).toBe('EUR')
})

test.each([
  [{ countryCode: 'xx', currency: 'EUR', validFrom: '2027-01-01' }, 'is no country'],
  [{ countryCode: 'no', validFrom: '2027-01-01' }, 'currency: is missing'],
  [{ countryCode: 'no', currency: 'krone', validFrom: '2027-01-01' }, 'is no currency'],
  [{ countryCode: 'no', currency: 'NOK' }, 'validFrom: is missing'],
  [{ countryCode: 'no', currency: 'NOK', validFrom: '1.1.2027' }, 'is no date; write it as 2027-03-31'],
  [{ countryCode: 'no', currency: 'NOK', validFrom: '2027-01-02', validUntil: '2027-01-01' }, 'is before its first day'],
  [{ country: 'no', currency: 'NOK', validFrom: '2027-01-02' }, 'country: there is no such field'],
])('a bad line is refused with a sentence: %j', async (line, sentence) => {
  expect(await send(line)).toEqual([{ line: 1, ok: false, error: expect.stringContaining(sentence) }])
})
