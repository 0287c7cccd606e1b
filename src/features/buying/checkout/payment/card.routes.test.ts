import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCheckoutWorld, type CheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import type { ScriptedGateway } from '#features/buying/checkout/testing/scripted-gateway.ts'
import { withTenant } from '#platform/database/database.ts'

let world: CheckoutWorld
beforeAll(async () => {
  world = await openCheckoutWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await withTenant(world.services.db, 'process', (tx) => sql`delete from cart`.execute(tx))
  await world.add('V-1', 2)
})

const PATH = '/api/checkout/v1'
const NUMBER = '4242424242424242'
const openFields = (who: Who = 'buyer', query = '') => world.send('POST', `${PATH}/card-session${query}`, { who })
const take = (reference: string, who: Who = 'buyer') => world.send('PUT', `${PATH}/card`, { who, body: { reference } })
const pay = (body: object) => world.send('PUT', `${PATH}/payment`, { body })
const readRows = async (): Promise<string> => {
  const { rows } = await withTenant(world.services.db, 'process', (tx) =>
    sql<{ row: string }>`select row_to_json(checkout)::text as row from checkout`.execute(tx),
  )
  return rows.map(({ row }) => row).join('\n')
}

test('fields are opened for exactly what the order costs now, for this page alone [T-105]', async () => {
  const { status, body, headers } = await openFields('buyer', '?language=de')
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  const { sessions } = world.services.paymentGateway as ScriptedGateway
  expect(sessions.at(-1)).toMatchObject({
    amount: { minor: 4502n, currency: 'USD' },
    language: 'de',
    origin: 'http://process.localhost',
  })
  expect(body).toEqual({ fieldsUrl: `https://pay.example/fields/${sessions.at(-1)?.id}` })
})

test('of a card only its end is stored or sent [T-105]', async () => {
  await openFields()
  expect((await take('good-0001')).body).toEqual({ card: { brand: 'Visa', lastFour: '4242', expires: '12/29' } })
  const { body, text } = await pay({ type: 'card' })
  expect(body).toMatchObject({ payment: { type: 'card', card: { brand: 'Visa', lastFour: '4242', expires: '12/29' } } })
  expect(text).not.toContain('token-good')
  expect(await readRows()).not.toContain(NUMBER)
})

test.each([
  ['no fields were opened', async () => take('good-0001'), 409, 'card_fields_ended'],
  ['the gateway does not know the reference', async () => (await openFields(), take('unknown-1')), 409, 'card_fields_ended'],
  ['the card has ended', async () => (await openFields(), take('expired-1')), 409, 'card_fields_ended'],
  ['the gateway is away', async () => (await openFields(), take('broken-1')), 502, 'gateway_failed'],
])('no card is taken where %s', async (_, act, status, code) => {
  const answer = await act()
  expect([answer.status, answer.body['code']]).toEqual([status, code])
  expect((await pay({ type: 'card' })).status).toBe(400)
})

test('fields of another person’s cart take nothing for this one', async () => {
  await world.add('V-1', 1, 'colleague')
  await openFields('colleague')
  expect((await take('good-0001')).status).toBe(409)
})

test.each([
  ['the card itself', () => pay({ type: 'card', card: { number: NUMBER, expires: '12/29', code: '123' } })],
  ['a card of any form', () => pay({ type: 'account', card: NUMBER })],
  ['a number instead of a reference', () => take(NUMBER)],
  ['a number inside of a reference', () => take(`ref-${NUMBER}`)],
])('%s is refused and repeated nowhere [T-105]', async (_, act) => {
  await openFields()
  const { status, text } = await act()
  expect(status).toBe(400)
  expect(text).not.toContain(NUMBER)
  expect(await readRows()).not.toContain(NUMBER)
})

test('whoever may not buy, or is nobody, opens no fields', async () => {
  for (const [who, status] of [
    ['nobody', 401],
    ['reader', 403],
  ] as const) {
    expect((await openFields(who)).status).toBe(status)
    expect((await take('good-0001', who)).status).toBe(status)
  }
  expect((await openFields('colleague')).body['code']).toBe('cart_empty')
})

test('the step with the fields may frame the gateway, and no other page may [T-36]', async () => {
  const policyOf = async (step: string) =>
    (await world.send('GET', `/cart/hps/en/checkout/multi/${step}`)).headers['content-security-policy']
  expect(await policyOf('payment-type/choose')).toContain('frame-src https://pay.example')
  for (const step of ['delivery', 'review']) expect(await policyOf(step)).not.toContain('pay.example')
})
