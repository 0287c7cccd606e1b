import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expireQuotes, remindOfQuotes } from '#features/buying/quotes/end-quotes.service.ts'
import { openQuoteWorld, usd, type QuoteWorld } from '#features/buying/quotes/testing/quote-world.ts'
import { findOrder } from '#features/orders/orders/public.server.ts'
import { withTenant } from '#platform/database/database.ts'

let world: QuoteWorld
beforeAll(async () => {
  world = await openQuoteWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.reset()
  await inTenant((tx) => sql`delete from quote`.execute(tx))
  await inTenant((tx) => sql`delete from cart`.execute(tx))
  await inTenant((tx) => sql`delete from stock_reservation`.execute(tx))
})

const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(world.services.db, 'process', work)
const STEPS = ['accept', 'counter', 'decline'] as const
const decide = (number: string, step: (typeof STEPS)[number]) =>
  world.sendQuote('POST', `/${number}/${step}`, step === 'accept' ? {} : { note: 'x' }, 'buyer', {
    'idempotency-key': randomUUID(),
  })
const count = async (table: 'quote' | 'orders' | 'cart'): Promise<number> =>
  (await inTenant((tx) => sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(tx))).rows[0]?.n ?? 0
const actionsOf = async (number: string): Promise<string[]> =>
  (
    await inTenant((tx) =>
      sql<{ action: string }>`select action from audit_entry where details ->> 'object' = ${number}`.execute(tx),
    )
  ).rows.map(({ action }) => action)

test('a quote is asked for from the cart, with the prices that the account pays today', async () => {
  const { number, cartId } = await world.ask({ 'V-1': 2, ASK: 1 })
  expect(number).toMatch(/^Q-\d+$/)
  const quote = await world.read(number)
  expect(quote).toMatchObject({
    ...{ number, state: 'Requested', validUntil: null, currency: 'USD' },
    may: { accept: false, counter: false, decline: true },
    versions: [
      {
        ...{ number: 1, kind: 'Requested', by: 'Test Person', note: 'For the spring shutdown', total: null },
        lines: [
          { sku: 'V-1', quantity: 2, unitPrice: usd(880), leadTimeDays: null, wantedPrice: null },
          { sku: 'ASK', quantity: 1, unitPrice: null },
        ],
      },
    ],
  })
  // The cart stays as it was, and asking again with it answers the same quote.
  expect((await world.send('GET', '/api/cart/v1')).body).toMatchObject({ cartId, totals: { lines: 2 } })
  const again = await world.sendQuote('POST', '', { cartId, note: 'Once more' })
  expect([again.status, again.body]).toEqual([201, { quoteNumber: number, version: 1 }])
  expect(await count('quote')).toBe(1)
  expect(await actionsOf(number)).toEqual(['quote.request'])
})

test('asking at the same instant makes one quote; another content of the cart another one', async () => {
  await world.add('V-1', 2)
  const cartId = await world.readCartId()
  const answers = await Promise.all([1, 2, 3, 4].map(() => world.sendQuote('POST', '', { cartId })))
  expect(new Set(answers.map(({ body }) => body['quoteNumber'])).size).toBe(1)
  await world.add('V-2', 1)
  expect((await world.sendQuote('POST', '', { cartId })).body['quoteNumber']).not.toBe(answers[0]?.body['quoteNumber'])
})

test.each([
  ['an empty cart', { note: '' }, 'buyer', 409],
  ['no cart', { cartId: randomUUID() }, 'buyer', 404],
  ['what is no id', { cartId: 'x' }, 'buyer', 400],
  ['nobody', {}, 'nobody', 401],
  ['somebody who may not buy', {}, 'reader', 403],
  ['somebody else’s cart', {}, 'colleague', 404],
  ['a day that is over', { wantedBy: '2020-01-01' }, 'buyer', 422],
] as const)('asking for a quote: %s', async (what, body, who, status) => {
  await world.add('V-1', 1)
  const cartId = await world.readCartId()
  if (what === 'an empty cart') await inTenant((tx) => sql`delete from cart_line`.execute(tx))
  expect((await world.sendQuote('POST', '', { cartId, ...body }, who)).status).toBe(status)
})

test('a quote is asked for from lines that are in no cart, at the prices of today', async () => {
  const before = await count('cart')
  const lines = [
    { sku: 'V-1', quantity: 2 },
    { sku: 'ASK', quantity: 1 },
    { sku: 'V-1', quantity: 3 },
  ]
  const headers = { 'idempotency-key': randomUUID() }
  const reply = await world.sendQuote('POST', '', { lines, note: 'From a list' }, 'buyer', headers)
  expect([reply.status, reply.body['version']]).toEqual([201, 1])
  const quote = await world.read(String(reply.body['quoteNumber']))
  expect(quote.versions[0]).toMatchObject({
    note: 'From a list',
    lines: [
      { sku: 'V-1', quantity: 5, unitPrice: usd(880) },
      { sku: 'ASK', quantity: 1, unitPrice: null },
    ],
  })
  expect(await count('cart')).toBe(before)
  const again = await world.sendQuote('POST', '', { lines, note: 'From a list' }, 'buyer', headers)
  expect(again.body['quoteNumber']).toBe(reply.body['quoteNumber'])
  expect(await count('quote')).toBe(1)
})

test.each([
  ['a part that is not sold', { lines: [{ sku: 'NO-SUCH', quantity: 1 }] }, 'buyer', 422],
  ['no lines', { lines: [] }, 'buyer', 400],
  ['no pieces', { lines: [{ sku: 'V-1', quantity: 0 }] }, 'buyer', 400],
  ['neither lines nor a cart', { note: '' }, 'buyer', 400],
  ['a day that is over', { lines: [{ sku: 'V-1', quantity: 1 }], wantedBy: '2020-01-01' }, 'buyer', 422],
  ['nobody', { lines: [{ sku: 'V-1', quantity: 1 }] }, 'nobody', 401],
  ['somebody who may not buy', { lines: [{ sku: 'V-1', quantity: 1 }] }, 'reader', 403],
] as const)('asking for a quote for lines: %s', async (_, body, who, status) => {
  expect((await world.sendQuote('POST', '', body, who)).status).toBe(status)
})

test('the whole way: ask, offer, counter, offer, accept, order', async () => {
  const { number } = await world.ask({ 'V-1': 4, 'V-2': 2 })
  const [valve, other] = (await world.newest(number)).lines
  expect((await world.offer(number, { cents: 800, note: 'Good for two weeks' })).body).toEqual({ version: 2 })
  expect(await world.read(number)).toMatchObject({ state: 'Offered', validUntil: world.inDays(14) })
  const countered = await world.sendQuote('POST', `/${number}/counter`, {
    lines: [{ id: valve?.id, quantity: 6, wantedPrice: usd(650) }],
    note: 'We need six',
  })
  expect([countered.status, countered.body]).toEqual([200, { version: 3 }])
  expect((await world.accept(number)).body['code']).toBe('quote_countered')
  const offered = await world.offer(number, {
    lines: [
      { id: valve?.id ?? '', unitPrice: usd(701), leadTimeDays: 3 },
      { id: other?.id ?? '', unitPrice: usd(900) },
    ],
    discounts: [
      { name: 'Project', percent: 5 },
      { name: 'First order', amount: usd(101) },
    ],
  })
  expect(offered.body).toEqual({ version: 4 })
  const quote = await world.read(number)
  // 6 × 7.01 + 2 × 9.00 = 60.06, less 5 % = 3.003 and 1.01.
  expect(quote.versions.at(-1)).toMatchObject({
    ...{ number: 4, by: 'Ada Min', total: usd(6006 - 300 - 101) },
    discounts: [
      { name: 'Project', percent: '5', amount: usd(300) },
      { name: 'First order', amount: usd(101) },
    ],
    lines: [{ quantity: 6, unitPrice: usd(701), leadTimeDays: 3, wantedPrice: usd(650) }, { unitPrice: usd(900) }],
  })
  expect(quote.versions.map(({ kind }) => kind)).toEqual(['Requested', 'Offered', 'Countered', 'Offered'])
  const { status, body } = await world.accept(number)
  expect(status).toBe(200)
  const cartId = String(body['cartId'])
  expect((await world.read(number)).cartId).toBe(cartId)
  expect((await world.read(number, 'colleague')).cartId).toBe(null)
  const checkout = await world.send('GET', `/api/checkout/v1?cartId=${cartId}`)
  expect(checkout.body).toMatchObject({ cartId, quote: { number }, problems: [], charges: { subtotal: usd(5605) } })
  const placed = await world.place(cartId)
  expect(placed.status).toBe(201)
  const order = await inTenant((tx) => findOrder(tx, String(placed.body['orderNumber'])))
  expect(order).toMatchObject({ quoteNumber: number, subtotalMinor: 5605n })
  expect(order?.lines.map(({ sku, quantity, unitMinor }) => [sku, quantity, unitMinor])).toEqual([
    ['V-1', 6, 701n],
    ['V-2', 2, 900n],
  ])
  expect(await world.read(number)).toMatchObject({ state: 'Ordered', orderNumber: order?.number, may: { accept: false } })
  expect((await actionsOf(number)).toSorted()).toEqual(
    ['request', 'offer', 'counter', 'offer', 'accept', 'order'].map((step) => `quote.${step}`).toSorted(),
  )
})

test('mails go to staff when a quote is asked for or countered, and to the customer when it is offered', async () => {
  const { number } = await world.ask()
  await world.offer(number, { note: 'Take it' })
  await world.sendQuote('POST', `/${number}/counter`, { note: 'Cheaper, please' })
  const subjects = await inTenant((tx) =>
    sql<{ to: string; template: string; subject: string; text: string }>`
      select to_address as "to", template, subject, text from mail_outbox where template like 'quote-%' and subject like ${`%${number}%`}
      order by created_at, id`.execute(tx),
  )
  expect(subjects.rows.map(({ to, template }) => [template, to])).toEqual([
    ['quote-requested', 'admin@process.example'],
    ['quote-offered', 'buyer@process.example'],
    ['quote-countered', 'admin@process.example'],
  ])
  expect(subjects.rows[1]?.text).toContain('Take it')
})

test('versions never change, not even by the application’s own statements', async () => {
  const { number } = await world.ask()
  await expect(inTenant((tx) => sql`update quote_line set unit_minor = 1`.execute(tx))).rejects.toThrow('never changes')
  await expect(inTenant((tx) => sql`update quote_version set total_minor = 1`.execute(tx))).rejects.toThrow('never changes')
  await inTenant((tx) => sql`update quote_version set note = ''`.execute(tx))
  expect((await world.newest(number)).note).toBe('')
})

test('accepting twice, with one key or two, at once or later, makes one cart', async () => {
  const { number } = await world.ask()
  await world.offer(number)
  expect((await world.accept(number, { key: '' })).status).toBe(400)
  const carts = await count('cart')
  const key = randomUUID()
  const answers = await Promise.all([
    world.accept(number, { key }),
    world.accept(number, { key }),
    world.accept(number),
    world.accept(number),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body['cartId'])).size).toBe(1)
  expect(await count('cart')).toBe(carts + 1)
  const colleague = await world.accept(number, { who: 'colleague' })
  expect([colleague.status, colleague.body['code']]).toEqual([409, 'already_accepted'])
})

test('ordering twice makes one order', async () => {
  const { number } = await world.ask()
  await world.offer(number)
  const cartId = String((await world.accept(number)).body['cartId'])
  const before = await count('orders')
  const answers = await Promise.all([1, 2, 3].map(() => world.place(cartId)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(await count('orders')).toBe(before + 1)
  expect((await world.accept(number)).body['code']).toBe('quote_ordered')
})

test('the cart of a quote is changed by no other call, and does not change the open one', async () => {
  const { number } = await world.ask({ 'V-1': 2 })
  await world.offer(number)
  const cartId = String((await world.accept(number)).body['cartId'])
  const lines = await inTenant((tx) => sql<{ id: string }>`select id from cart_line where cart_id = ${cartId}`.execute(tx))
  const url = `/api/cart/v1/lines/${lines.rows[0]?.id ?? ''}`
  expect((await world.send('PATCH', url, { body: { quantity: 9 } })).status).toBe(404)
  expect((await world.send('DELETE', url)).status).toBe(404)
  await world.add('V-2', 5)
  expect(await world.readCartId()).not.toBe(cartId)
  expect((await world.sendQuote('POST', '', { cartId })).status).toBe(409)
  const { body } = await world.send('GET', `/api/checkout/v1?cartId=${cartId}`)
  expect(body['lines']).toMatchObject([{ sku: 'V-1', quantity: 2, unit: usd(700) }])
  for (const who of ['colleague', 'nodefault'] as const)
    expect((await world.send('GET', `/api/checkout/v1?cartId=${cartId}`, { who })).status).not.toBe(200)
  expect((await world.place(cartId, { who: 'colleague' })).status).toBe(404)
  expect((await world.place(cartId)).status).toBe(201)
  expect((await world.send('GET', '/api/cart/v1')).body).toMatchObject({ totals: { lines: 2 } })
})

const withCurrency = async (currency: string, work: () => Promise<void>): Promise<void> => {
  const save = (code: string) =>
    inTenant((tx) =>
      sql`update sold_to set default_currency = ${code} where erp_id = 'PR1' and number = '0000104210'`.execute(tx),
    )
  await save(currency)
  try {
    await work()
  } finally {
    await save('USD')
  }
}

test('a quote is ordered in its own currency, also when the account has another one by then', async () => {
  const { number } = await world.ask({ 'V-1': 2 })
  await world.offer(number, { cents: 50_000 })
  const cartId = String((await world.accept(number)).body['cartId'])
  await withCurrency('EUR', async () => {
    const { status, body } = await world.place(cartId)
    expect(status).toBe(201)
    const order = await inTenant((tx) => findOrder(tx, String(body['orderNumber'])))
    expect([order?.subtotalMinor, order?.currency]).toEqual([100_000n, 'USD'])
  })
})

test('a quote whose order was approved after the account’s currency changed is ordered in its own', async () => {
  const company = randomUUID()
  const people = [world.people.buyer.personId, world.people.colleague.personId]
  await inTenant((tx) => sql`insert into company (id, number, name) values (${company}, '400100', 'Northline')`.execute(tx))
  await inTenant((tx) =>
    sql`update person set company_id = ${company}, company_role = case id when ${people[0]} then 'requester' else 'approver' end
      where id = any(${people}::uuid[])`.execute(tx),
  )
  try {
    const { number } = await world.ask({ 'V-1': 2 })
    await world.offer(number, { cents: 50_000 })
    const cartId = String((await world.accept(number)).body['cartId'])
    await withCurrency('EUR', async () => {
      const { body } = await world.place(cartId)
      const approved = await world.send('POST', `/api/approvals/v1/${String(body['approvalId'])}/decision`, {
        ...{ who: 'colleague', body: { decision: 'approve', note: '' } },
      })
      expect(approved.body).toMatchObject({ state: 'Approved' })
      const order = await inTenant((tx) => findOrder(tx, String(approved.body['orderNumber'])))
      expect([order?.subtotalMinor, order?.currency]).toEqual([100_000n, 'USD'])
    })
  } finally {
    await inTenant((tx) =>
      sql`update person set company_id = null, company_role = null where company_id = ${company}`.execute(tx),
    )
    await inTenant((tx) => sql`delete from company where id = ${company}`.execute(tx))
  }
})

test('what was accepted by somebody who left is ordered or declined by a colleague, once', async () => {
  const [first, second] = [await world.ask({ 'V-1': 2 }), await world.ask({ 'V-2': 1 })]
  const colleague = { who: 'colleague' } as const
  let secondCart = ''
  for (const { number } of [first, second]) {
    await world.offer(number)
    secondCart = String((await world.accept(number)).body['cartId'])
    expect((await world.accept(number, colleague)).body['code']).toBe('already_accepted')
    expect((await world.read(number, 'colleague')).may).toMatchObject({ accept: false, decline: false })
  }
  const left = (value: boolean) =>
    inTenant((tx) =>
      sql`update person set disabled_at = ${value ? new Date() : null} where id = ${world.people.buyer.personId}`.execute(tx),
    )
  await left(true)
  try {
    expect((await world.read(first.number, 'colleague')).may).toMatchObject({ accept: true, decline: true, counter: false })
    const cartId = String((await world.accept(first.number, colleague)).body['cartId'])
    expect((await world.read(first.number, 'colleague')).cartId).toBe(cartId)
    expect((await world.place(cartId, colleague)).status).toBe(201)
    expect((await world.read(first.number, 'colleague')).state).toBe('Ordered')
    expect((await world.sendQuote('POST', `/${second.number}/decline`, { note: 'Not now' }, 'colleague')).status).toBe(200)
    expect((await world.read(second.number, 'colleague')).state).toBe('Declined')
  } finally {
    await left(false)
  }
  // Back again, they cannot order what was declined.
  expect((await world.place(secondCart)).status).toBe(409)
  expect((await world.read(second.number)).state).toBe('Declined')
})

test('payment and delivery are chosen for the cart of the quote alone', async () => {
  const { number } = await world.ask()
  await world.offer(number)
  const cartId = String((await world.accept(number)).body['cartId'])
  const chosen = await world.send('PUT', `/api/checkout/v1/payment?cartId=${cartId}`, {
    body: { type: 'purchase-order', poNumber: 'PO-9' },
  })
  expect(chosen.body).toMatchObject({ cartId, payment: { type: 'purchase-order', poNumber: 'PO-9' } })
  expect((await world.send('GET', '/api/checkout/v1')).body).toMatchObject({ payment: { poNumber: '' } })
})

test('some lines can be accepted, with their share of the discounts', async () => {
  const { number } = await world.ask({ 'V-1': 3, 'V-2': 1 })
  await world.offer(number, { cents: 1000, discounts: [{ name: 'Round', amount: usd(400) }] })
  const [first] = (await world.newest(number)).lines
  expect((await world.accept(number, { body: { lines: [{ id: randomUUID() }] } })).status).toBe(422)
  const cartId = String((await world.accept(number, { body: { lines: [{ id: first?.id }] } })).body['cartId'])
  const { body } = await world.send('GET', `/api/checkout/v1?cartId=${cartId}`)
  expect(body).toMatchObject({ lines: [{ sku: 'V-1' }], charges: { subtotal: usd(2700) } })
})

test('after its instant an offer is expired: it is neither accepted, countered nor declined', async () => {
  const { number } = await world.ask()
  await world.offer(number)
  world.pass(14)
  expect((await world.read(number)).state).toBe('Offered')
  world.pass(0.0001)
  expect(await world.read(number)).toMatchObject({ state: 'Expired', may: { accept: false, counter: false, decline: false } })
  for (const step of STEPS) {
    const { status, body } = await decide(number, step)
    expect([step, status, body['code']]).toEqual([step, 409, 'expired'])
  }
  expect((await world.offer(number)).body['code']).toBe('expired')
  const { cartId } = await world.ask({})
  expect((await world.sendQuote('POST', '', { cartId })).body['quoteNumber']).not.toBe(number)
})

test('an accepted quote is not ordered after its instant, at no price', async () => {
  const { number } = await world.ask()
  await world.offer(number)
  const cartId = String((await world.accept(number)).body['cartId'])
  world.pass(14.001)
  const before = await count('orders')
  const refused = await world.place(cartId)
  expect([refused.status, refused.body['code']]).toEqual([409, 'expired'])
  expect(await count('orders')).toBe(before)
  expect((await world.read(number)).state).toBe('Expired')
})

test('a line that ends earlier can be left out, and ends the cart with it', async () => {
  const { number } = await world.ask({ 'V-1': 1, 'V-2': 1 })
  const [first, second] = (await world.newest(number)).lines
  const lines = [
    { id: first?.id ?? '', unitPrice: usd(100), validUntil: world.inDays(2) },
    { id: second?.id ?? '', unitPrice: usd(200) },
  ]
  await world.offer(number, { lines })
  world.pass(3)
  const refused = await world.accept(number)
  expect([refused.status, refused.body['code'], refused.body['lines']]).toEqual([409, 'expired', [first?.id]])
  expect((await world.accept(number, { body: { lines: [{ id: second?.id }] } })).status).toBe(200)
})

test('quotes of other companies and tenants do not exist; colleagues of the account see them', async () => {
  const { number } = await world.ask()
  await inTenant((tx) => sql`update quote set account_key = 'PR1~0000104999'`.execute(tx))
  for (const path of ['', '/versions/1/document']) expect((await world.sendQuote('GET', `/${number}${path}`)).status).toBe(404)
  for (const step of STEPS) expect([step, (await decide(number, step)).status]).toEqual([step, 404])
  expect((await world.sendQuote('GET', '')).body).toMatchObject({ rows: [], total: 0 })
  await inTenant((tx) => sql`update quote set account_key = 'PR1~0000104210'`.execute(tx))
  expect((await world.sendQuote('GET', `/${number}`, undefined, 'colleague')).status).toBe(200)
  expect((await world.sendQuote('GET', `/${number}`, undefined, 'foreign')).status).toBe(404)
  expect((await world.sendQuote('GET', `/${number}`, undefined, 'nobody')).status).toBe(401)
  expect((await world.asStaff('GET', `/${number}`, undefined, world.foreignAdmin)).status).toBe(404)
  expect((await world.asStaff('GET', `/${number}`, undefined, world.people.buyer)).status).toBe(404)
  for (const bad of ['Q-0', 'x', 'Q-1%00']) expect((await world.sendQuote('GET', `/${bad}`)).status).toBe(404)
})

test('a quote of another of one’s accounts is decided when that account is chosen', async () => {
  const { number } = await world.ask()
  await world.offer(number)
  await inTenant((tx) => sql`update quote set account_key = 'PR1~0000104211'`.execute(tx))
  expect((await world.sendQuote('GET', `/${number}`)).status).toBe(200)
  expect((await world.accept(number)).body['code']).toBe('account_changed')
})

test.each([
  ['a price in another currency', { unitPrice: { minor: '1', currency: 'EUR' } }, {}, 'wrong_amount'],
  ['a price below zero', { unitPrice: usd(-1) }, {}, 'wrong_amount'],
  ['discounts above the lines', {}, { discounts: [{ name: 'All', amount: usd(1401) }] }, 'below_zero'],
  ['an end that is over', {}, { validUntil: '2026-11-01T00:00:00Z' }, 'already_ended'],
  ['a line that ends later', { validUntil: '2027-03-01T00:00:00Z' }, {}, 'line_ends_later'],
  ['an end in years', {}, { validUntil: '2030-01-01T00:00:00Z' }, 'ends_too_late'],
  ['an unknown line', { id: randomUUID() }, {}, 'unknown_line'],
])('an offer is refused with 422: %s', async (_, line, more, code) => {
  const { number } = await world.ask()
  const [known] = (await world.newest(number)).lines
  const answer = await world.offer(number, { lines: [{ id: known?.id ?? '', unitPrice: usd(700), ...line }], ...more })
  expect([answer.status, answer.body['code']]).toEqual([422, code])
  expect((await world.read(number)).versions).toHaveLength(1)
})

test('an offer that was replaced meanwhile is neither accepted nor answered unseen', async () => {
  const { number } = await world.ask()
  await world.offer(number)
  await world.offer(number, { cents: 900 })
  expect((await world.accept(number, { body: { version: 2 } })).body['code']).toBe('quote_changed')
  expect((await world.sendQuote('POST', `/${number}/counter`, { note: 'x', version: 2 })).body['code']).toBe('quote_changed')
  expect((await world.accept(number, { body: { version: 3 } })).status).toBe(200)
})

test('an offer to a version that is not the newest any more is refused', async () => {
  const { number } = await world.ask()
  expect((await world.offer(number, { version: 1 })).status).toBe(200)
  expect((await world.offer(number, { version: 1 })).body['code']).toBe('quote_changed')
})

test('declining ends a quote on either side', async () => {
  const first = await world.ask({ 'V-1': 1 })
  expect((await world.sendQuote('POST', `/${first.number}/decline`, { note: 'Too late' })).body).toEqual({ state: 'Declined' })
  expect(await world.read(first.number)).toMatchObject({ state: 'Declined', declineNote: 'Too late' })
  expect((await world.offer(first.number)).body['code']).toBe('quote_declined')
  const second = await world.ask({ 'V-2': 1 })
  expect((await world.asStaff('POST', `/${second.number}/decline`, { note: 'Not made any more' })).status).toBe(200)
  expect((await world.sendQuote('POST', `/${second.number}/decline`)).status).toBe(409)
})

test('an offer without a price for a line that has none, and with a line left out', async () => {
  const { number } = await world.ask({ 'V-1': 1, ASK: 2 })
  const [, unpriced] = (await world.newest(number)).lines
  await world.offer(number, { lines: [{ id: unpriced?.id ?? '', unitPrice: usd(5000) }] })
  expect((await world.newest(number)).lines).toMatchObject([{ sku: 'ASK', unitPrice: usd(5000) }])
  const cartId = String((await world.accept(number)).body['cartId'])
  expect((await world.place(cartId)).status).toBe(201)
})

test('the list has states, totals and ends, and finds numbers and parts', async () => {
  const { number } = await world.ask({ 'V-1': 2 })
  await world.offer(number)
  const { number: other } = await world.ask({ 'V-2': 1 })
  const list = async (query: string) => (await world.sendQuote('GET', `?${query}`)).body as { rows: { number: string }[] }
  expect((await list('')).rows.map((row) => row.number).toSorted()).toEqual([number, other].toSorted())
  expect((await list('state=Offered')).rows).toMatchObject([{ number, state: 'Offered', total: usd(1400), lines: 1, version: 2 }])
  expect((await list(`q=${other}`)).rows).toMatchObject([{ number: other }])
  expect((await list('q=v-2')).rows).toMatchObject([{ number: other }])
  expect(await list('glance=waiting')).toMatchObject({ rows: [{ number: other }], glances: { open: 2, waiting: 1, ending: 0 } })
  for (const sort of ['number', '-total', 'state', '-until', 'requested'])
    expect((await list(`sort=${sort}`)).rows).toHaveLength(2)
  expect((await world.asStaff('GET', '?find=northline')).body).toMatchObject({
    total: 2,
    rows: [{ accountNumber: '104210', accountName: 'Northline, Main' }, {}],
  })
  world.pass(15)
  expect((await list('state=Expired')).rows).toMatchObject([{ number }])
})

test('the task notes what ended, and reminds two days before once', async () => {
  const { number } = await world.ask()
  await world.offer(number)
  const run = (work: typeof expireQuotes) => inTenant((tx) => work.run({ tx, services: world.services, tenant: 'process' }))
  const reminders = async () =>
    (
      await inTenant((tx) =>
        sql<{
          text: string
        }>`select text from mail_outbox where template = 'quote-reminder' and subject like ${`%${number}%`}`.execute(tx),
      )
    ).rows
  await run(remindOfQuotes)
  expect(await reminders()).toHaveLength(0)
  world.pass(12.5)
  await run(remindOfQuotes)
  await run(remindOfQuotes)
  expect(await reminders()).toHaveLength(1)
  const stored = async () =>
    (await inTenant((tx) => sql<{ state: string }>`select state from quote where number = ${number}`.execute(tx))).rows[0]?.state
  await run(expireQuotes)
  expect(await stored()).toBe('Offered')
  world.pass(2)
  await run(expireQuotes)
  expect(await stored()).toBe('Expired')
})

test('a version is a PDF', async () => {
  const { number } = await world.ask()
  await world.offer(number)
  const { status, headers, text } = await world.sendQuote('GET', `/${number}/versions/2/document?language=de`)
  expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  expect(headers['content-disposition']).toContain(`Quote_${number}_2.pdf`)
  expect((await world.sendQuote('GET', `/${number}/versions/3/document`)).status).toBe(404)
})
