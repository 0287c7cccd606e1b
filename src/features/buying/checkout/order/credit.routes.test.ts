import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bringInto } from '#app/testing/bring-into.ts'
import { openCheckoutWorld, type CheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import { withTenant } from '#platform/database/database.ts'

const COMPANY = '00000000-0000-8000-8000-00000000c001'
const PART = 'V-1'

let world: CheckoutWorld
let account: { erpId: string; number: string; key: string; name: string; countryCode: string; currency: string }
const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(world.services.db, 'process', work)
const idOf = (who: Who): string => (who === 'nobody' ? '' : world.people[who].personId)
const setRole = (who: Who, role: string | null) =>
  inTenant((tx) =>
    sql`update person set company_id = ${role === null ? null : COMPANY}, company_role = ${role} where id = ${idOf(who)}`.execute(
      tx,
    ),
  )

/** As an operator brings it; what is left out stays. */
const bringCredit = (line: object) => {
  const { erpId, number, name, countryCode, currency } = account
  return bringInto(world, 'process', { accounts: [{ erpId, number, name, countryCode, currency, ...line }] })
}
const clearCredit = { creditLimit: null, openAmount: null, openAmountAt: null, creditPolicy: null }
const order = async (who: Who = 'buyer', quantity = 2) => {
  await world.add(PART, quantity, who)
  const cartId = await world.readCartId(who)
  return world.send('POST', '/api/cart/v1/orders', { who, body: { cartId }, headers: { 'idempotency-key': randomUUID() } })
}
type Credit = Record<'limit' | 'open' | 'left', { minor: string } | null> & { policy: string; isExceeded: boolean; terms: string }
const explain = async (who: Who = 'buyer') =>
  (await world.send('GET', `/api/cart/v1/approval?cartId=${await world.readCartId(who)}`, { who })).body
const readCredit = async (who: Who = 'buyer') =>
  (await world.send('GET', '/api/accounts/v1/credit', { who })).body['credit'] as Credit | null
const listTotals = async (): Promise<number[]> =>
  (await inTenant((tx) => sql<{ total: number }>`select total_minor::integer as total from orders`.execute(tx))).rows.map(
    ({ total }) => total,
  )
const decimal = (minor: number) => (minor / 100).toFixed(2)
const BEFORE = '2026-11-16T04:00:00Z'
/** What one order of two costs, with freight and tax. */
let total = 0

beforeAll(async () => {
  world = await openCheckoutWorld()
  await inTenant((tx) => sql`insert into company (id, number, name) values (${COMPANY}, '400100', 'Northline')`.execute(tx))
  const { body } = await world.send('GET', '/api/accounts/v1/active')
  const { key } = body['account'] as { key: string }
  const { rows } = await inTenant((tx) =>
    sql<typeof account>`
      select erp_id, number, account_key as key, name, lower(country_code) as country_code,
        coalesce(default_currency, customer_unit_currency) as currency
      from sold_to where account_key = ${key}`.execute(tx),
  )
  if (!rows[0]) throw new Error('there is no account')
  account = rows[0]
  await order()
  total = (await listTotals())[0] ?? 0
})
afterAll(() => world.close())
beforeEach(async () => {
  world.waitForPrices()
  for (const table of ['approval', 'cart', 'stock_reservation', 'orders'])
    await inTenant((tx) => sql`delete from ${sql.table(table)}`.execute(tx))
  await setRole('buyer', 'buyer')
  await setRole('colleague', 'approver')
  await setRole('accounting', 'company-admin')
  await bringCredit(clearCredit)
})

describe('credit of an account', () => {
  test('without a limit nothing is said and nothing changes', async () => {
    await world.add(PART, 1)
    expect((await explain())['credit']).toBeNull()
    expect(await readCredit()).toBeNull()
    expect((await order()).status).toBe(201)
  })

  test('is the figure of the ERP and what was ordered since', async () => {
    await bringCredit({ creditLimit: '500.00', openAmount: '100.00', openAmountAt: BEFORE, paymentTerms: 'NET30' })
    expect(await readCredit()).toMatchObject({ open: { minor: '10000' }, left: { minor: '40000' }, terms: 'NET30' })
    expect((await order()).status).toBe(201)
    expect(await readCredit()).toMatchObject({ open: { minor: String(10_000 + total) }, left: { minor: String(40_000 - total) } })
    const known = new Date(world.services.clock.now().getTime() + 1000).toISOString()
    await bringCredit({ openAmount: decimal(10_000 + total), openAmountAt: known })
    expect(await readCredit()).toMatchObject({ open: { minor: String(10_000 + total) } })
  })

  test('is said before the order is submitted, with what is left after it', async () => {
    await bringCredit({ creditLimit: decimal(total + 1), openAmount: '0', openAmountAt: BEFORE })
    await world.add(PART, 2)
    expect((await explain())['credit']).toMatchObject({ open: { minor: '0' }, left: { minor: '1' }, isExceeded: false })
  })

  test('a cancelled order and one by card take nothing', async () => {
    await bringCredit({ creditLimit: '500.00', openAmount: '0', openAmountAt: BEFORE })
    await order()
    await inTenant((tx) => sql`update orders set state = 'Cancelled'`.execute(tx))
    await order()
    await inTenant((tx) => sql`update orders set payment_type = 'card' where state <> 'Cancelled'`.execute(tx))
    expect(await readCredit()).toMatchObject({ open: { minor: '0' } })
  })

  test('without a figure of the ERP, what is not invoiced yet is open', async () => {
    await bringCredit({ creditLimit: '500.00' })
    await order()
    expect(await readCredit()).toMatchObject({ open: { minor: String(total) }, reportedAt: null })
    await inTenant((tx) => sql`update orders set state = 'Invoiced'`.execute(tx))
    expect(await readCredit()).toMatchObject({ open: { minor: '0' } })
  })

  test('nobody without an account of it sees it', async () => {
    await bringCredit({ creditLimit: '500.00' })
    expect((await world.send('GET', '/api/accounts/v1/credit', { who: 'nobody' })).status).toBe(401)
    const foreign = await world.send('GET', '/api/accounts/v1/credit', { who: 'foreign' })
    expect(foreign.body['credit'] ?? null).toBeNull()
  })

  test('a figure without its time is refused', async () => {
    await expect(bringCredit({ openAmount: '5.00' })).rejects.toThrow('openAmountAt')
  })
})

describe('an order above the credit limit', () => {
  const below = () => ({ creditLimit: decimal(total - 1), openAmount: '0', openAmountAt: BEFORE })

  test('is placed, with a warning, unless the account says otherwise', async () => {
    await bringCredit(below())
    await world.add(PART, 2)
    expect((await explain())['credit']).toMatchObject({ policy: 'warn', isExceeded: true, left: { minor: '-1' } })
    const cartId = await world.readCartId()
    const headers = { 'idempotency-key': randomUUID() }
    expect((await world.send('POST', '/api/cart/v1/orders', { body: { cartId }, headers })).status).toBe(201)
  })

  test('is refused where the account blocks, and the account is named', async () => {
    await bringCredit({ ...below(), creditPolicy: 'block' })
    const { status, body } = await order()
    expect([status, body['code'], body['account']]).toEqual([409, 'credit_exceeded', account.key])
    expect(await listTotals()).toEqual([])
  })

  test('waits for the company’s approvers where it asks, and is placed by their approval', async () => {
    await bringCredit({ ...below(), creditPolicy: 'approve' })
    const { status, body } = await order()
    expect(status).toBe(202)
    const id = String(body['approvalId'])
    const view = (await world.send('GET', `/api/approvals/v1/${id}`)).body
    expect(view['because']).toMatchObject([{ rule: 'Credit limit', approvers: [{ id: idOf('colleague') }] }])
    const decision = { who: 'colleague', body: { decision: 'approve', note: '' } } as const
    expect((await world.send('POST', `/api/approvals/v1/${id}/decision`, decision)).body['state']).toBe('Approved')
    expect(await listTotals()).toEqual([total])
  })

  test('that asks is refused for somebody of no company', async () => {
    await setRole('buyer', null)
    await bringCredit({ ...below(), creditPolicy: 'approve' })
    expect((await order()).body['code']).toBe('credit_exceeded')
  })

  test('that became so while it waited for another reason is sent back', async () => {
    await setRole('buyer', 'requester')
    await bringCredit({ ...below(), creditLimit: '9000', creditPolicy: 'approve' })
    const id = String((await order()).body['approvalId'])
    await bringCredit({ creditLimit: decimal(total - 1) })
    const decision = { who: 'colleague', body: { decision: 'approve', note: '' } } as const
    expect((await world.send('POST', `/api/approvals/v1/${id}/decision`, decision)).body['code']).toBe('changed')
    expect(await listTotals()).toEqual([])
  })

  test('orders at once cannot use the same credit', async () => {
    await setRole('colleague', 'buyer')
    await bringCredit({ ...below(), creditLimit: decimal(total * 2 - 1), creditPolicy: 'block' })
    const people = ['buyer', 'colleague'] as const
    for (const who of people) await world.add(PART, 2, who)
    const answers = await Promise.all(
      people.map(async (who) => {
        const cartId = await world.readCartId(who)
        const headers = { 'idempotency-key': randomUUID() }
        return world.send('POST', '/api/cart/v1/orders', { who, body: { cartId }, headers })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect(await listTotals()).toEqual([total])
  })
})

describe('why a cart is ordered at once or not', () => {
  const askWhy = async (cartId: string, who: Who = 'buyer') => {
    const { status, body } = await world.send('GET', `/api/me/why?action=order-cart:${cartId}&lang=en`, { who })
    const reasons = (body['reasons'] ?? []) as { rule: string; text: string; wouldChange?: string }[]
    return { status, allowed: body['allowed'], reasons, rules: reasons.map(({ rule }) => rule) }
  }
  const fill = async () => {
    await world.add(PART, 2)
    return world.readCartId()
  }

  test('nobody must approve and credit is left', async () => {
    await bringCredit({ creditLimit: decimal(total + 1), openAmount: '0', openAmountAt: BEFORE })
    const { allowed, rules, reasons } = await askWhy(await fill())
    expect([allowed, rules]).toEqual([true, ['purchase.nobody', 'purchase.credit']])
    expect(reasons[1]?.text).toContain('0.01')
  })

  test('it says who can approve what is over the credit limit and the person’s own', async () => {
    await bringCredit({ creditLimit: '1', openAmount: '0', openAmountAt: BEFORE, creditPolicy: 'approve' })
    await inTenant((tx) =>
      sql`update person set order_limit_minor = 100, order_limit_currency = 'USD' where id = ${idOf('buyer')}`.execute(tx),
    )
    const { allowed, rules, reasons } = await askWhy(await fill())
    await inTenant((tx) =>
      sql`update person set order_limit_minor = null, order_limit_currency = null where id = ${idOf('buyer')}`.execute(tx),
    )
    expect([allowed, rules]).toEqual([false, ['purchase.order-limit', 'purchase.credit-approval']])
    expect(reasons.every(({ wouldChange }) => wouldChange?.includes('can approve it'))).toBe(true)
  })

  test('it says what blocks', async () => {
    await bringCredit({ creditLimit: '1', openAmount: '0', openAmountAt: BEFORE, creditPolicy: 'block' })
    expect(await askWhy(await fill())).toMatchObject({ allowed: false, rules: ['purchase.nobody', 'purchase.credit-blocks'] })
  })

  test('a viewer is told what they may not, and somebody else’s cart does not exist', async () => {
    const cartId = await fill()
    expect((await askWhy(cartId, 'colleague')).status).toBe(404)
    expect((await askWhy(randomUUID())).status).toBe(404)
    expect((await askWhy(cartId, 'nobody')).rules).toEqual(['visitor.signed-out'])
    await setRole('buyer', 'viewer')
    const { allowed, rules } = await askWhy(cartId)
    expect([allowed, rules.some((rule) => rule.startsWith('purchase.'))]).toEqual([false, false])
  })
})
