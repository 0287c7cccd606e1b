import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXPENSIVE } from '#app/testing/expensive.ts'
import { features } from '#app/features.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import type { Price } from '#platform/http/price.ts'

let site: TestApp
beforeAll(async () => {
  // A busy machine is not what this is about.
  site = await openTestApp()
})
afterAll(() => site.close())

const host = 'sps.localhost'
const selectors = features.flatMap(({ selectors: own = [] }) => own)
const fill = (path: string): string =>
  path
    .replaceAll(/[:{]country[^/.]*/g, 'us')
    .replaceAll(/[:{]language[^/.]*/g, 'en')
    .replaceAll(/:(\w+)(\([^)]*\))?/g, 'en')
    .replaceAll(/\{\w+\}/g, 'x')
const call = (name: string, remoteAddress: string) => {
  const [method = 'GET', path = '/'] = name.split(' ')
  const headers = { host, origin: `http://${host}` }
  return site.app.inject({ method: method as 'GET' | 'POST', url: fill(path), headers, remoteAddress })
}

test('every expensive route and selector declares its price, and each price is in the list [T-99]', () => {
  const listed = [...EXPENSIVE.routes, ...EXPENSIVE.signedIn]
  expect([...site.app.prices.list().keys()].toSorted()).toEqual(listed.toSorted())
  expect(selectors.filter(({ price }) => price).map(({ selector }) => selector)).toEqual(EXPENSIVE.selectors)
})

let networks = 0
const anyNetwork = () => `198.51.${(networks += 1)}.7`
/** All calls but the last one, without the work. */
const useUp = ({ perMinute }: Price, price: Price, ip: string) => {
  for (let n = 0; n < perMinute; n += 1) site.app.prices.charge({ ip }, price)
}

test.each([...EXPENSIVE.routes])(
  '%s refuses one more than its price with 429 and Retry-After, and serves others [T-99]',
  async (name) => {
    const price = site.app.prices.list().get(name)
    const [network, other] = [anyNetwork(), anyNetwork()]
    if (price) useUp({ ...price, perMinute: Math.min(price.perMinute, price.perMinuteInAll) }, price, network)
    const refused = await call(name, network)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await call(name, other)).statusCode).not.toBe(429)
  },
)

test('a selector has its price too [T-99]', async () => {
  const price = selectors.find(({ selector }) => selector === 'downloadZip')?.price
  const network = anyNetwork()
  if (price) useUp(price, price, network)
  expect((await call('POST /us/en/downloads.downloadZip.zip', network)).statusCode).toBe(429)
})

/** What looks expensive by its name, and answers visitors, is in the list. */
test('no other file, export or document is there for visitors without a price [T-99]', async () => {
  const { paths } = (await call('GET /api/openapi.json', anyNetwork())).json<{ paths: Record<string, Record<string, unknown>> }>()
  const priced = [...site.app.prices.list().keys(), ...EXPENSIVE.selectors].map((name) => name.split(' ').at(-1) ?? '')
  const suspicious = Object.entries(paths).filter(
    ([path]) => /\.(?:pdf|xlsx|zip|csv|xml)\b|export|archive/.test(path) && !priced.some((name) => path.includes(name)),
  )
  expect(suspicious.length).toBeGreaterThan(3)
  const open: string[] = []
  for (const [path, methods] of suspicious)
    for (const method of Object.keys(methods)) {
      const { statusCode } = await call(`${method.toUpperCase()} ${path}`, anyNetwork())
      if (statusCode < 300) open.push(`${method} ${path}`)
    }
  expect(open.toSorted()).toEqual(CHEAP)
})

/** Looked at: texts of a few hundred bytes, under a name that others chose. */
const CHEAP = ['get /bin/base/bt-json-export.responsetranslation', 'get /bin/public/servlets/commons/rb-json-export']
