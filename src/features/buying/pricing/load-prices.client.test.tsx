import { afterEach, expect, test, vi } from 'vitest'
import { accountOffers } from '#features/storefront/catalogue/public.ts'
import { createPriceAsker } from '#features/buying/pricing/load-prices.client.ts'

const offerOf = (sku: string) => ({
  sku,
  isOwn: true,
  price: { minor: '880', currency: 'USD' },
  breaks: [],
  minimum: 1,
  step: 1,
  stock: { state: 'in', quantity: 3 },
})
const account = { number: '1', erpId: 'E', name: 'A' }

afterEach(() => vi.unstubAllGlobals())

const stubServer = (statusOf: (skus: string[]) => number) => {
  const requests: string[][] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const skus = (JSON.parse(body) as { items: { sku: string }[] }).items.map(({ sku }) => sku)
    requests.push(skus)
    const status = statusOf(skus)
    return Response.json(status === 200 ? { account, currency: 'USD', offers: skus.map(offerOf) } : { error: 'No' }, { status })
  })
  return requests
}

test('each part is asked for once, all in one call; whoever may not buy is not asked again', async () => {
  let status = 200
  const requests = stubServer(() => status)
  const ask = createPriceAsker()
  await ask(['V-1', 'V-2', 'V-1'], 'us')
  await ask(['V-2', 'V-3'], 'us')
  expect(requests).toEqual([['V-1', 'V-2'], ['V-3']])
  expect([...accountOffers.get().keys()]).toEqual(['V-1', 'V-2', 'V-3'])
  status = 403
  await ask(['V-4'], 'us')
  await ask(['V-5'], 'us')
  expect(requests).toHaveLength(3)
})

test('what failed on the way is asked for again', async () => {
  let status = 503
  const requests = stubServer(() => status)
  const ask = createPriceAsker()
  await ask(['W-1'], 'us')
  status = 200
  await ask(['W-1'], 'us')
  expect(requests).toEqual([['W-1'], ['W-1']])
  expect(accountOffers.get().has('W-1')).toBe(true)
})
