import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'
import { insertKey } from '#foundation/integration/public.server.ts'
import { withTenant } from '#platform/database/database.ts'

const KINDS = [
  'freight-rates',
  'tax-rates',
  'holidays',
  'cut-off-times',
  'delivery-times',
  'market-currencies',
  'order-state-words',
]

let world: CheckoutWorld
let key: string
beforeAll(async () => {
  world = await openCheckoutWorld()
  const scopes = KINDS.flatMap((kind) => [`${kind}:write`, `${kind}:read`])
  key = await withTenant(world.services.db, 'process', (tx) => insertKey(tx, { name: 'ERP', scopes, now: new Date() }))
  await world.add('V-1', 2)
})
afterAll(() => world.close())

const HEADERS = { host: 'process.localhost', 'content-type': 'application/x-ndjson' }
const parse = (body: string) =>
  body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const send = async (kind: string, ...lines: readonly object[]) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/integration/v1/${kind}`,
    headers: { ...HEADERS, authorization: `Bearer ${key}` },
    payload: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
  return parse(answer.body)
}
const read = async (kind: string) =>
  parse(
    (await world.app.inject({ url: `/api/integration/v1/${kind}`, headers: { ...HEADERS, authorization: `Bearer ${key}` } }))
      .body,
  )
const readCheckout = async () => (await world.send('GET', '/api/checkout/v1', { who: 'buyer' })).body

test('a new site begins with rates, taxes and currencies of its own', async () => {
  expect(await read('freight-rates')).toContainEqual({
    ...{ currency: 'KWD', method: 'express', amount: '15', validFrom: '2000-01-01' },
  })
  expect(await read('tax-rates')).toContainEqual({
    ...{ countryCode: 'us', region: 'MN', tax: 'sales', percent: 6.875, validFrom: '2000-01-01' },
  })
  expect(await read('delivery-times')).toContainEqual({
    method: 'standard',
    transitDays: 3,
    leadDays: 20,
    validFrom: '2000-01-01',
  })
  expect(await read('market-currencies')).toContainEqual({ currency: 'EUR', validFrom: '2000-01-01' })
})

describe('what is brought', () => {
  test.each([
    ['freight-rates', { currency: 'USD', method: 'standard', amount: '22.5', freeFrom: '100', validFrom: '2027-01-01' }],
    ['freight-rates', { method: 'express', countryCode: 'no', percent: 7.5, validFrom: '2027-01-01', validUntil: '2027-06-30' }],
    ['tax-rates', { countryCode: 'no', tax: 'vat', percent: 25, validFrom: '2026-01-01' }],
    ['tax-rates', { countryCode: 'us', region: 'WA', tax: 'sales', percent: 6.5, validFrom: '2026-01-01' }],
    ['holidays', { day: '2027-05-17', countryCode: 'no', names: { en: 'Constitution Day', de: 'Verfassungstag' } }],
    ['cut-off-times', { method: 'express', untilTime: '14:30', timeZone: 'Europe/Oslo', validFrom: '2027-01-01' }],
    ['delivery-times', { method: 'standard', countryCode: 'no', transitDays: 2, leadDays: 15, validFrom: '2027-01-01' }],
  ])('is read back the same, repeats without a change, and goes away: %s', async (kind, line) => {
    const before = await read(kind)
    expect(await send(kind, line, line)).toMatchObject([{ ok: true }, { ok: true }])
    const changed = await read(kind)
    expect(changed).toContainEqual(line)
    expect(changed).toHaveLength(before.length + 1)
    expect(await send(kind, { ...line, deleted: true }, { ...line, deleted: true })).toMatchObject([{ ok: true }, { ok: true }])
    expect(await read(kind)).toEqual(before)
  })

  test('changes what the next order costs, from its day on', async () => {
    expect(await readCheckout()).toMatchObject({ charges: { freight: { minor: '1900' }, taxes: [{ percent: '23' }] } })
    await send(
      'freight-rates',
      { currency: 'USD', method: 'standard', amount: '25', validFrom: '2026-11-16' },
      { currency: 'USD', method: 'standard', amount: '99', validFrom: '2026-11-17' },
    )
    await send('tax-rates', { countryCode: 'pl', tax: 'vat', percent: 8, validFrom: '2026-11-01', validUntil: '2026-11-30' })
    expect(await readCheckout()).toMatchObject({
      charges: { freight: { minor: '2500' }, taxes: [{ percent: '8', amount: { minor: '341' } }] },
    })
  })

  test('moves the dates that are promised', async () => {
    type Delivery = { readonly methods: readonly { readonly arrivesOn: string }[] }
    const dateOf = async () => ((await readCheckout())['delivery'] as Delivery).methods[0]?.arrivesOn
    expect(await dateOf()).toBe('2026-11-19')
    const days = { method: 'standard', countryCode: 'pl', transitDays: 2, leadDays: 20, validFrom: '2026-11-01' }
    await send('delivery-times', days)
    expect(await dateOf()).toBe('2026-11-18')
    await send('delivery-times', { ...days, deleted: true })
    await send('holidays', { day: '2026-11-18', countryCode: 'pl' }, { day: '2026-11-17', countryCode: 'de' })
    expect(await dateOf()).toBe('2026-11-20')
    await send('cut-off-times', { method: 'standard', untilTime: '00:01', timeZone: 'UTC', validFrom: '2026-01-01' })
    expect(await dateOf()).toBe('2026-11-23')
  })
})

test.each([
  ['freight-rates', { method: 'standard', validFrom: '2027-01-01' }, 'amount: is missing; write an amount or a percentage'],
  ['freight-rates', { method: 'standard', amount: '5', validFrom: '2027-01-01' }, 'an amount needs a currency'],
  [
    'freight-rates',
    { currency: 'EUR', method: 'standard', amount: 5, validFrom: '2027-01-01' },
    'is no amount; write it as a text',
  ],
  ['freight-rates', { currency: 'JPY', method: 'standard', amount: '5.5', validFrom: '2027-01-01' }, '5.5 is no amount in JPY'],
  ['freight-rates', { currency: 'EUR', method: 'standard', amount: '-1', validFrom: '2027-01-01' }, '-1 is no amount in EUR'],
  ['freight-rates', { currency: 'euro', method: 'standard', percent: 1, validFrom: '2027-01-01' }, 'is no currency'],
  ['freight-rates', { currency: 'EUR', method: 'pigeon', amount: '1', validFrom: '2027-01-01' }, 'none of standard, express'],
  [
    'freight-rates',
    { currency: 'EUR', method: 'express', amount: '1', percent: 1, validFrom: '2027-01-01' },
    'percent: stands beside an amount',
  ],
  ['freight-rates', { currency: 'EUR', method: 'express', amount: '1' }, 'validFrom: is missing'],
  ['tax-rates', { countryCode: 'xx', tax: 'vat', percent: 1, validFrom: '2027-01-01' }, 'is no country'],
  ['tax-rates', { countryCode: 'de', tax: 'gst', percent: 1, validFrom: '2027-01-01' }, 'is none of vat, sales'],
  ['tax-rates', { countryCode: 'de', tax: 'vat', percent: 101, validFrom: '2027-01-01' }, 'is more than 100'],
  ['tax-rates', { countryCode: 'de', tax: 'vat', percent: -1, validFrom: '2027-01-01' }, 'is less than 0'],
  ['tax-rates', { countryCode: 'de', tax: 'vat', percent: 1.23456, validFrom: '2027-01-01' }, 'more than four digits'],
  ['tax-rates', { countryCode: 'us', region: 'T X', tax: 'sales', percent: 1, validFrom: '2027-01-01' }, 'such as TX'],
  [
    'tax-rates',
    { countryCode: 'de', tax: 'vat', percent: 1, validFrom: '2027-01-02', validUntil: '2027-01-01' },
    'validUntil: 2027-01-01 is before its first day, 2027-01-02',
  ],
  ['holidays', { day: '2027-02-30' }, 'is no date'],
  ['holidays', { day: '2027-02-01', names: { en: '=1' } }, 'begins like a formula'],
  ['holidays', { day: '2027-02-01', note: 'x' }, 'there is no such field'],
  ['cut-off-times', { method: 'express', untilTime: '25:00', timeZone: 'UTC', validFrom: '2027-01-01' }, 'write it as 14:30'],
  ['cut-off-times', { method: 'express', untilTime: '12:00', timeZone: 'Mars/One', validFrom: '2027-01-01' }, 'is no time zone'],
])('a bad line is refused with a sentence: %s %j', async (kind, line, sentence) => {
  const before = await read(kind)
  expect(await send(kind, line)).toEqual([{ line: 1, ok: false, error: expect.stringContaining(sentence) }])
  expect(await read(kind)).toEqual(before)
})
