import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listEvents } from '#features/orders/orders/order-history.store.ts'
import { findOrder } from '#features/orders/orders/order.store.ts'
import { makeOrder, openOrderWorld, type OrderWorld } from '#features/orders/orders/testing/order-world.ts'
import { notifyOrderSubscribers } from '#features/orders/orders/notify-subscribers.task.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const sent = [{ sku: 'HS-245', name: 'Gas detector', quantity: 3, shipped: 2, unitMinor: 1000n }]
let now = new Date('2026-11-16T09:00:00Z')
let world: OrderWorld
beforeAll(async () => {
  world = await openOrderWorld(
    [
      makeOrder({ number: 'OPEN-1', state: 'Confirmed', poNumber: 'PO-77' }),
      makeOrder({ number: 'OPEN-2', state: 'Received' }),
      makeOrder({ number: 'SENT-1', state: 'Part shipped', promisedOn: '2026-11-12', lines: sent }),
      makeOrder({ number: 'PLANT-1', accountKey: 'SP1~0000104211' }),
      makeOrder({ number: 'ELSE-1', accountKey: 'SP2~0000104210' }),
    ],
    { clock: { now: () => now } },
  )
})
afterAll(() => world.close())

type Who = keyof OrderWorld['people'] | 'nobody'
type Call = { who?: Who; body?: object; headers?: Readonly<Record<string, string>> }

const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, { who = 'buyer', body, headers }: Call = {}) => {
  const { host, cookie } = who === 'nobody' ? { host: 'sps.localhost', cookie: '' } : world.people[who]
  const answer = await world.app.inject({
    method,
    url,
    headers: { host, cookie, origin: `http://${host}`, ...headers },
    ...(body && { payload: body }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: isJson ? answer.json() : {} }
}
const API = '/api/orders/v1'
const numbersOf = ({ body }: { body: { rows?: { number: string }[] } }) => (body.rows ?? []).map(({ number }) => number)

describe('the list', () => {
  test('holds the active account’s orders alone, with what needs a look', async () => {
    const answer = await ask('GET', `${API}?sort=number`)
    expect(numbersOf(answer)).toEqual(['OPEN-1', 'OPEN-2', 'SENT-1'])
    expect(answer.body).toMatchObject({
      total: 3,
      glances: { open: 3, late: 1, backordered: 0 },
      account: { key: 'SP1~0000104210' },
    })
    expect(answer.body.rows[0].total).toEqual({ minor: '3000', currency: 'USD' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('of the same number in another ERP has that ERP’s orders [T-52]', async () => {
    expect(numbersOf(await ask('GET', API, { who: 'stranger' }))).toEqual(['ELSE-1'])
  })

  test('a page that was drawn for another account gets nothing [T-51]', async () => {
    const answer = await ask('GET', API, { headers: { 'x-ordering-account': 'SP1~0000104211' } })
    expect([answer.status, answer.body.code]).toEqual([409, 'account_changed'])
  })

  test.each([
    ['nobody', API, 401],
    ['nodefault', API, 409],
    ['buyer', `${API}?state=Lost`, 400],
    ['buyer', `${API}?sort=secret`, 400],
    ['buyer', `${API}?page=0`, 400],
    ['buyer', `${API}?page=100000&size=100`, 400],
  ] as const)('%s, %s: %i', async (who, url, status) => {
    expect((await ask('GET', url, { who })).status).toBe(status)
  })
})

const FOREIGN = ['ELSE-1', 'NONE', '..%2F..', "1'--", '1'.repeat(59), '%00']

describe('one order', () => {
  test('shows what was sent, what is open and the sums', async () => {
    const { body } = await ask('GET', `${API}/SENT-1`)
    expect(body.parts[0]).toMatchObject({ quantity: 3, shipped: 2, open: 1, returnable: 2, total: { minor: '3000' } })
    expect(body).toMatchObject({ isLate: true, mayCancel: false, total: { minor: '3000', currency: 'USD' } })
  })

  test('of another account of one’s own is found as well', async () => {
    expect((await ask('GET', `${API}/PLANT-1`)).status).toBe(200)
    expect((await ask('GET', `${API}/PLANT-1`, { who: 'colleague' })).status).toBe(404)
  })

  test.each(FOREIGN)('%s does not exist, whatever one asks of it [T-51, T-52]', async (number) => {
    const requested = [
      ask('GET', `${API}/${number}`),
      ask('POST', `${API}/${number}/cancellation`),
      ask('POST', `${API}/${number}/returns`, { body: { reason: 'other', lines: [{ position: 1, quantity: 1 }] } }),
      ask('PUT', `${API}/${number}/subscription`, { body: { isSubscribed: true } }),
      ask('PUT', `${API}/${number}/visit`),
    ]
    const statuses = (await Promise.all(requested)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([404]))
  })

  test('nobody and other sites see none [T-51]', async () => {
    expect((await ask('GET', `${API}/OPEN-1`, { who: 'nobody' })).status).toBe(401)
    expect((await ask('GET', `${API}/OPEN-1`, { who: 'foreign' })).status).toBe(404)
  })
})

describe('site search', () => {
  const search = async (who: Who, query: string) => {
    const { host, cookie } = who === 'nobody' ? { host: 'sps.localhost', cookie: '' } : world.people[who]
    const answer = await world.app.inject({
      method: 'POST',
      url: '/us/en/search.portalsearch',
      headers: { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        type: 'search',
        payload: JSON.stringify({ query, page: { size: 20, current: 1 } }),
      }).toString(),
    })
    return answer.statusCode === 200 ? answer.body : ''
  }

  test('finds an order by its number and reference for whoever orders for its account, and for nobody else [T-26]', async () => {
    await world.services.engine.rebuild(world.services.db, 'sps')
    for (const query of ['OPEN-1', 'PO-77']) {
      expect(await search('buyer', query)).toContain('orderNum-OPEN-1')
      expect(await search('colleague', query)).toContain('orderNum-OPEN-1')
      for (const who of ['stranger', 'foreign', 'nobody'] as const)
        expect(await search(who, query), who).not.toContain('orderNum-OPEN-1')
    }
    expect(await search('colleague', 'PLANT-1')).not.toContain('orderNum-PLANT-1')
    expect(await search('buyer', 'PLANT-1')).toContain('orderNum-PLANT-1')
  })
})

describe('its page', () => {
  const page = (number: string) => `/us/en/secure/orders/details.orderNum-${number}`

  // The first page of a run loads everything that pages are drawn with.
  test('stands at details.orderNum-{number} with the number as its heading, and is kept by nobody [1.0.17, 1.0.32, 2.2.7]', async () => {
    const { status, headers, text } = await ask('GET', page('SENT-1'))
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(text).toMatch(/<h1[^>]*>Order SENT-1<\/h1>/)
    expect(text).toContain('data-page-kind="Order Details"')
  })

  test.each(['ELSE-1', 'NONE', "1'--", 'x.y'])('%s: 404 [2.2.7]', async (number) => {
    expect((await ask('GET', page(number))).status).toBe(404)
  })

  test('a visitor is sent to sign in, whether it exists or not', async () => {
    for (const number of ['SENT-1', 'NONE']) {
      const { status, headers } = await ask('GET', page(number), { who: 'nobody' })
      expect([status, headers['cache-control']]).toEqual([302, 'private, no-store'])
    }
  })
})

describe('documents [7.10.1]', () => {
  const documents = '/pif/api/order/v1/documents'
  test.each([
    ['nobody', '?orderNumber=OPEN-1', 401],
    ['buyer', '', 400],
    ['buyer', '?orderNumber=', 400],
    ['buyer', '?orderNumber=ELSE-1', 404],
    ['foreign', '?orderNumber=OPEN-1', 404],
    ['buyer', '?orderNumber=OPEN-1', 200],
  ] as const)('%s, %s: %i', async (who, query, status) => {
    expect((await ask('GET', `${documents}${query}`, { who })).status).toBe(status)
  })
})

describe('cancelling', () => {
  test('happens once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('POST', `${API}/OPEN-2/cancellation`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    await withTenant(world.services.db, 'sps', async (tx) => {
      const order = await findOrder(tx, 'OPEN-2')
      expect(order?.state).toBe('Cancelled')
      const events = await listEvents(tx, order?.id ?? '')
      expect(events.filter(({ data }) => data['state'] === 'Cancelled')).toHaveLength(1)
    })
  })

  test('is too late once something was sent', async () => {
    const { status, body } = await ask('POST', `${API}/SENT-1/cancellation`)
    expect([status, body.code]).toEqual([409, 'too_late'])
  })
})

describe('returns', () => {
  const give = (quantity: number, position = 1, headers = {}) =>
    ask('POST', `${API}/SENT-1/returns`, { body: { reason: 'damaged', lines: [{ position, quantity }] }, headers })

  test('of more than was sent, of unknown lines and of nothing are refused', async () => {
    expect((await give(3)).status).toBe(422)
    expect((await give(1, 9)).status).toBe(422)
    expect((await give(0)).status).toBe(400)
  })

  test('together never ask for more than was sent; the same key asks once', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const first = await give(1, 1, key)
    expect([first.status, first.body]).toMatchObject([201, { number: 'RSENT-1-1' }])
    expect((await give(1, 1, key)).body.number).toBe('RSENT-1-1')
    const rest = await Promise.all([give(1), give(1), give(1)])
    expect(rest.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
    expect((await ask('GET', `${API}/SENT-1`)).body.parts[0].returnable).toBe(0)
  })
})

describe('whoever wants to know', () => {
  test('gets one mail about a change, with a link to the order', async () => {
    await ask('PUT', `${API}/OPEN-1/subscription`, { body: { isSubscribed: true } })
    expect((await ask('GET', `${API}/OPEN-1`)).body.isSubscribed).toBe(true)
    now = new Date('2026-11-16T09:05:00Z')
    await ask('POST', `${API}/OPEN-1/cancellation`, { who: 'colleague' })
    const task = notifyOrderSubscribers(world.services)
    const transact = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(world.services.db, 'sps', work)
    const result = await task.run({ tenant: 'sps', data: { number: 'OPEN-1', at: now.toISOString() }, transact } as never)
    expect(result).toEqual({ notified: 1 })
    const mails = await transact((tx) => listOutbox(tx, 10))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ toAddress: 'buyer@sps.example', subject: 'Order OPEN-1: Cancelled' })
    expect(JSON.stringify(mails[0])).toContain('orderNum-OPEN-1')
  })

  test('sees what changed since the last visit', async () => {
    const news = async (who: Who) =>
      (await ask('GET', `${API}/OPEN-1`, { who })).body.events.filter((event: { isNew: boolean }) => event.isNew)
    expect(await news('buyer')).toEqual([])
    expect((await ask('PUT', `${API}/SENT-1/visit`)).status).toBe(204)
    now = new Date('2026-11-16T09:06:00Z')
    await ask('PUT', `${API}/PLANT-1/visit`)
    now = new Date('2026-11-16T09:07:00Z')
    await ask('POST', `${API}/PLANT-1/cancellation`)
    const { body } = await ask('GET', `${API}/PLANT-1`)
    expect(body.events.filter((event: { isNew: boolean }) => event.isNew)).toMatchObject([{ data: { state: 'Cancelled' } }])
  })
})
