import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCartWorld, type CartWorld } from '#features/buying/cart/testing/cart-world.ts'
import type { CartView } from '#features/buying/cart/cart.schema.ts'
import { withTenant } from '#platform/database/database.ts'
import { bringInto } from '#app/testing/bring-into.ts'

let now = new Date('2026-11-16T09:00:00Z')
let world: CartWorld
beforeAll(async () => {
  world = await openCartWorld('process', { clock: { now: () => now } })
})
afterAll(() => world.close())
beforeEach(async () => {
  await withTenant(world.services.db, 'process', (tx) => tx.deleteFrom('cart').execute())
  // Prices are remembered for seconds.
  now = new Date(now.getTime() + 10_000)
})

type Who = keyof CartWorld['people'] | 'nobody'
type Sent = { who?: Who; body?: object; headers?: Readonly<Record<string, string>> }

const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, { who = 'buyer', body, headers }: Sent = {}) => {
  const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
  const answer = await world.app.inject({
    method,
    url: `/api/cart/v1${path}`,
    headers: { host, cookie, origin: `http://${host}`, ...headers },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() }
}
const add = (lines: object[], sent: Sent = {}) => send('POST', '/lines', { ...sent, body: { lines } })
const readCart = async (sent: Sent = {}) => (await send('GET', '', sent)).body as unknown as CartView
const idOf = async (sku: string) => (await readCart()).lines.find((line) => line.sku === sku)?.id ?? ''
const change = async (sku: string, body: object, sent: Sent = {}) => send('PATCH', `/lines/${await idOf(sku)}`, { ...sent, body })

describe('adding', () => {
  test('an empty cart says for whom it is', async () => {
    const { status, headers, body } = await send('GET', '')
    expect([status, headers['cache-control'], headers['etag']]).toEqual([200, 'private, no-store', '"0"'])
    expect(body).toEqual({
      cartId: '',
      version: 0,
      account: {
        key: 'PR1~0000104210',
        number: '0000104210',
        name: 'Northline, Main',
        city: 'Gdańsk',
        salesOrg: expect.any(String),
      },
      currency: 'USD',
      lines: [],
      totals: { lines: 0, pieces: 0, unpriced: 0 },
    })
  })

  test('parts come with the account’s price at their quantity; what is added again grows', async () => {
    expect(
      (
        await add([
          { sku: 'V-1', quantity: 4 },
          { sku: 'V-2', quantity: 1 },
        ])
      ).status,
    ).toBe(200)
    const { body } = await add([{ sku: 'V-1', quantity: 6 }])
    expect(body).toMatchObject({
      version: 2,
      totals: { lines: 2, pieces: 11, subtotal: { minor: '9000', currency: 'USD' }, unpriced: 0 },
      lines: [{ sku: 'V-1', quantity: 10, asked: 10 }],
      failed: [],
    })
    const [first] = (await readCart()).lines
    expect(first).toMatchObject({
      sku: 'V-1',
      name: 'Valve V-1',
      quantity: 10,
      unit: { minor: '800' },
      total: { minor: '8000' },
      isOwn: true,
    })
    expect(first?.former).toBeUndefined()
  })

  test('a price, a total or an account in the request changes nothing [T-79]', async () => {
    const { status, body } = await add([{ sku: 'V-1', quantity: 1, price: 0, total: { minor: '0', currency: 'USD' } }])
    expect(status).toBe(200)
    expect(body['totals']).toMatchObject({ subtotal: { minor: '880' } })
  })

  test('what comes in packs is raised to a pack, and that is said', async () => {
    expect((await add([{ sku: 'PACK-5', quantity: 3 }])).body['lines']).toMatchObject([{ quantity: 5, asked: 3 }])
  })

  test('what is not sold here is named, and the rest is added; nothing at all is refused', async () => {
    const lines = [
      { sku: 'V-1', quantity: 1 },
      { sku: 'NO-SUCH', quantity: 2 },
      { sku: 'US-ONLY', quantity: 1 },
    ]
    const { status, body } = await send('POST', '/lines?country=de', { body: { lines } })
    expect([status, body['failed']]).toEqual([
      200,
      [
        { sku: 'NO-SUCH', quantity: 2, reason: 'not_found' },
        { sku: 'US-ONLY', quantity: 1, reason: 'not_found' },
      ],
    ])
    const refused = await add([{ sku: 'NO-SUCH', quantity: 2 }])
    expect([refused.status, refused.body['code']]).toEqual([422, 'not_found'])
    expect((await readCart()).version).toBe(1)
  })

  test('a thousand lines go in at once and no further one [T-80]', async () => {
    const skus = Array.from({ length: 1001 }, (_, at) => `T-${at}`)
    await bringInto(world, 'process', {
      products: skus.map((sku) => ({ sku, category: 'valves', names: { en: sku }, prices: { list: { USD: '1.00' } } })),
    })
    const { status, body } = await add(skus.slice(0, 1000).map((sku) => ({ sku, quantity: 2 })))
    expect([status, body['totals']]).toEqual([
      200,
      { lines: 1000, pieces: 2000, subtotal: { minor: '200000', currency: 'USD' }, unpriced: 0 },
    ])
    const more = await add([
      { sku: 'T-1000', quantity: 1 },
      { sku: 'T-0', quantity: 1 },
    ])
    expect(more.body).toMatchObject({ failed: [{ sku: 'T-1000', reason: 'cart_full' }], lines: [{ sku: 'T-0', quantity: 3 }] })
    expect((await readCart()).lines.map(({ sku }) => sku)).toEqual(skus.slice(0, 1000))
  })

  test('twenty at once make one cart, and nothing is lost', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add([{ sku: 'V-1', quantity: 1 }])))
    const { lines, version } = await readCart()
    expect([lines.length, lines[0]?.quantity, version]).toEqual([1, 20, 20])
  })

  test('the same key adds once; with another body it is refused [T-78]', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await add([{ sku: 'V-1', quantity: 2 }], { headers }),
      await add([{ sku: 'V-1', quantity: 2 }], { headers }),
    ]
    expect(second.body).toEqual(first.body)
    expect((await add([{ sku: 'V-1', quantity: 3 }], { headers })).status).toBe(422)
    expect((await readCart()).totals.pieces).toBe(2)
  })

  test.each([
    [{ lines: [] }],
    [{ lines: [{ sku: 'V-1', quantity: 0 }] }],
    [{ lines: [{ sku: 'V-1', quantity: 1.5 }] }],
    [{ lines: [{ sku: 'V-1', quantity: '2' }] }],
    [{ lines: [{ sku: 'V-1', quantity: 1_000_000 }] }],
    [{ lines: [{ sku: '../x', quantity: 1 }] }],
    [{ lines: Array.from({ length: 1001 }, () => ({ sku: 'V-1', quantity: 1 })) }],
    [{}],
  ])('bad input %# is refused', async (body) => {
    expect((await send('POST', '/lines', { body })).status).toBe(400)
  })
})

describe('a line', () => {
  beforeEach(() =>
    add([
      { sku: 'V-1', quantity: 9 },
      { sku: 'PACK-5', quantity: 5 },
      { sku: 'ASK', quantity: 1 },
    ]),
  )

  test('gets another quantity, a note and a day', async () => {
    const { status, body } = await change('V-1', { quantity: 10, note: 'Bay 4 „Nacht“', requestedOn: '2026-12-01' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 2,
      line: { quantity: 10, note: 'Bay 4 „Nacht“', requestedOn: '2026-12-01', unit: { minor: '800' } },
      totals: { lines: 3, pieces: 16, unpriced: 1 },
    })
    expect((await change('V-1', { requestedOn: null })).body).toMatchObject({
      line: { requestedOn: null, note: 'Bay 4 „Nacht“' },
    })
  })

  test('keeps to what can be ordered', async () => {
    expect((await change('PACK-5', { quantity: 6 })).body).toMatchObject({ line: { quantity: 10 } })
  })

  test('is saved for later and comes back, together with what was added meanwhile', async () => {
    expect((await change('V-1', { isSaved: true })).body).toMatchObject({ totals: { lines: 2, pieces: 6 } })
    await add([{ sku: 'V-1', quantity: 2 }])
    const saved = (await readCart()).lines.find(({ sku, isSaved }) => sku === 'V-1' && isSaved)
    const { body } = await send('PATCH', `/lines/${saved?.id}`, { body: { isSaved: false } })
    expect(body).toMatchObject({ line: { quantity: 11, isSaved: false }, totals: { lines: 3 } })
  })

  test('says what it cost before, until the person takes note of it', async () => {
    await bringInto(world, 'process', { prices: [{ sku: 'V-1', currency: 'USD', contract: 'contract', amount: '9.00' }] })
    now = new Date(now.getTime() + 10_000)
    const lineOf = async () => (await readCart()).lines.find(({ sku }) => sku === 'V-1')
    expect(await lineOf()).toMatchObject({ unit: { minor: '900' }, former: { minor: '880' } })
    await change('V-1', { note: 'x' })
    expect(await lineOf()).toMatchObject({ former: { minor: '880' } })
    await change('V-1', { acceptsPrice: true })
    expect((await lineOf())?.former).toBeUndefined()
    await bringInto(world, 'process', { prices: [{ sku: 'V-1', currency: 'USD', contract: 'contract', amount: '8.80' }] })
  })

  test('goes, and what is gone is not there', async () => {
    const id = await idOf('ASK')
    expect((await send('DELETE', `/lines/${id}`)).body).toMatchObject({ totals: { lines: 2, unpriced: 0 } })
    expect((await send('DELETE', `/lines/${id}`)).status).toBe(404)
  })

  test('of a replaced part offers what is sold today', async () => {
    await add([{ sku: 'OLD', quantity: 1 }])
    const old = (await readCart()).lines.find(({ sku }) => sku === 'OLD')
    expect(old).toMatchObject({ lifecycle: 'replaced', replacement: { sku: 'V-2', name: 'Valve V-2' } })
  })

  test('that another tab changed is not changed again unseen', async () => {
    const { headers } = await send('GET', '')
    const seen = { headers: { 'if-match': String(headers['etag']) } }
    expect((await change('V-1', { quantity: 3 }, seen)).status).toBe(200)
    const late = await change('V-1', { quantity: 4 }, seen)
    expect([late.status, late.body['code']]).toEqual([412, 'cart_changed'])
    expect((await readCart()).lines[0]?.quantity).toBe(3)
  })

  test.each([
    {},
    { quantity: 0 },
    { note: 'x'.repeat(241) },
    { note: 'a\u0000' },
    { requestedOn: '2026-13-01' },
    { isSaved: 'yes' },
  ])('bad change %j is refused', async (body) => {
    expect((await change('V-1', body)).status).toBe(400)
  })
})

describe('whose cart it is', () => {
  test('each account has its own, with its own currency and prices; switching loses nothing', async () => {
    await add([{ sku: 'V-1', quantity: 1 }])
    const choose = (soldTo: string) =>
      world.app.inject({
        method: 'POST',
        url: '/pif/api/account/v1/update-contact-details',
        headers: { host: 'process.localhost', cookie: world.people.buyer.cookie, origin: 'http://process.localhost' },
        payload: { defaultSoldToNumber: soldTo },
      })
    expect((await choose('PR1~0000104211')).statusCode).toBe(200)
    expect((await readCart()).lines).toEqual([])
    await add([{ sku: 'V-1', quantity: 1 }])
    expect((await readCart()).totals.subtotal).toEqual({ minor: '150000', currency: 'JPY' })
    // A page that was drawn for the first account neither sees nor changes this one [T-77].
    const headers = { 'x-ordering-account': 'PR1~0000104210' }
    const late = await add([{ sku: 'V-2', quantity: 1 }], { headers })
    expect([late.status, late.body['code']]).toEqual([409, 'account_changed'])
    expect((await send('GET', '', { headers })).status).toBe(409)
    expect((await choose('PR1~0000104210')).statusCode).toBe(200)
    expect((await readCart()).totals).toMatchObject({ lines: 1, subtotal: { minor: '880', currency: 'USD' } })
  })

  test('a colleague of the same account, and another site, have carts of their own', async () => {
    await add([{ sku: 'V-1', quantity: 1 }])
    expect((await readCart({ who: 'colleague' })).lines).toEqual([])
    const id = await idOf('V-1')
    expect((await send('PATCH', `/lines/${id}`, { who: 'colleague', body: { quantity: 5 } })).status).toBe(404)
    expect((await send('DELETE', `/lines/${id}`, { who: 'colleague' })).status).toBe(404)
    expect((await send('GET', '', { who: 'foreign' })).status).toBe(403)
  })

  test.each([
    ['nobody', 401, undefined],
    ['reader', 403, ['ordering.not-requested']],
    ['accounting', 403, ['cart.accounting']],
    ['nodefault', 409, undefined],
  ] as const)('%s has none: %d [6.6.1] [6.7.1] [T-16]', async (who, status, reasons) => {
    for (const answer of [await send('GET', '', { who }), await add([{ sku: 'V-1', quantity: 1 }], { who })]) {
      expect(answer.status).toBe(status)
      if (reasons) expect(answer.body['reasons']).toEqual(reasons)
    }
  })

  test('a page of another site changes nothing', async () => {
    expect((await add([{ sku: 'V-1', quantity: 1 }], { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })
})
