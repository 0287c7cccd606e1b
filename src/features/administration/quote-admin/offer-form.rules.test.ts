import { expect, test } from 'vitest'
import {
  beginOffer,
  findOfferFault,
  sumEntered,
  toOfferBody,
  type OfferEntry,
} from '#features/administration/quote-admin/offer-form.rules.ts'
import type { QuoteView } from '#features/buying/quotes/public.ts'

const usd = (minor: string) => ({ minor, currency: 'USD' })
const line = { sku: 'V-1', name: 'Valve', listPrice: null, leadTimeDays: null, validUntil: null }
const VERSION: QuoteView['versions'][number] = {
  ...{ number: 3, kind: 'Countered', by: '', at: '2026-11-16T09:00:00.000Z', note: '', validUntil: null, total: null },
  lines: [
    { ...line, id: 'a', quantity: 2, unitPrice: usd('1000'), wantedPrice: usd('900') },
    { ...line, id: 'b', quantity: 1, unitPrice: null, wantedPrice: null },
  ],
  discounts: [{ name: 'Project', percent: '5', amount: usd('100') }],
}
const NOW = new Date('2026-11-16T09:00:00Z')
const UNTIL = new Date('2026-11-30T09:00:00Z')
const begun = beginOffer(VERSION, UNTIL)
const complete: OfferEntry = { ...begun, lines: begun.lines.map((one) => (one.id === 'b' ? { ...one, price: '5,50' } : one)) }

test('the form begins with the last prices and discounts', () => {
  expect(begun.lines.map(({ price }) => price)).toEqual(['10.00', ''])
  expect(begun.discounts).toEqual([{ name: 'Project', kind: 'percent', value: '5' }])
})

test.each<[string, OfferEntry, string | undefined]>([
  ['a line without a price', begun, 'noPrice'],
  ['everything there', complete, undefined],
  ['no line offered', { ...complete, lines: complete.lines.map((one) => ({ ...one, isOffered: false })) }, 'noLines'],
  [
    'the line without a price left out',
    { ...begun, lines: begun.lines.map((one) => ({ ...one, isOffered: one.id === 'a' })) },
    undefined,
  ],
  ['too large a discount', { ...complete, discounts: [{ name: 'All', kind: 'amount', value: '99' }] }, 'belowZero'],
  ['a discount without a name', { ...complete, discounts: [{ name: ' ', kind: 'percent', value: '5' }] }, 'noPrice'],
  ['no percentage', { ...complete, discounts: [{ name: 'x', kind: 'percent', value: '101' }] }, 'noPrice'],
  ['an end that is over', { ...complete, until: '2026-11-01T09:00' }, 'ended'],
  ['no end', { ...complete, until: '' }, 'ended'],
  [
    'a line that ends later',
    { ...complete, lines: complete.lines.map((one) => ({ ...one, until: '2027-01-01T00:00' })) },
    'ended',
  ],
])('%s', (_, entry, fault) => {
  expect(findOfferFault(entry, VERSION, 'USD', NOW)).toBe(fault)
})

test('what is sent is what is shown', () => {
  expect(sumEntered(complete, VERSION, 'USD')?.total.minor).toBe(2550n - 128n)
  expect(toOfferBody(complete, VERSION, 'USD')).toMatchObject({
    version: 3,
    lines: [
      { id: 'a', unitPrice: usd('1000'), leadTimeDays: null, validUntil: null },
      { id: 'b', unitPrice: usd('550') },
    ],
    discounts: [{ name: 'Project', percent: '5' }],
    validUntil: UNTIL.toISOString(),
  })
})
