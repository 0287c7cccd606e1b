import { expect, test } from 'vitest'
import { describeFault, findFault, hasOtherPrice, type OurPart } from '#features/buying/procurement/order/order-check.rules.ts'

const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const PARTS: Readonly<Record<string, OurPart>> = {
  'V-1': { unitPrice: usd(880n), minimum: 1, step: 1, unit: 'EA' },
  'PACK-5': { unitPrice: usd(1000n), minimum: 5, step: 5, unit: 'PR' },
  CABLE: { unitPrice: usd(300n), minimum: 1, step: 1, unit: 'MTR' },
  ASK: { unitPrice: undefined, minimum: 1, step: 1, unit: 'EA' },
}
const partOf = (sku: string) => new Map(Object.entries(PARTS)).get(sku)
const isPieces = (unit: string) => unit === 'EA' || unit === 'PCE'
const line = { lineNumber: 3, sku: 'V-1', quantity: 2, unit: 'EA', price: '8.80', currency: 'USD' }

test.each([
  ['as sold', {}, undefined],
  ['without a unit', { unit: '' }, undefined],
  ['in our own unit', { sku: 'PACK-5', quantity: 10, unit: 'PR' }, undefined],
  ['unknown', { sku: 'NO-SUCH' }, 'unknown'],
  ['without a price', { sku: 'ASK' }, 'no_price'],
  ['below the minimum', { sku: 'PACK-5', quantity: 2, unit: '' }, 'quantity'],
  ['between the steps', { sku: 'PACK-5', quantity: 7, unit: '' }, 'quantity'],
  ['in another word for pieces', { unit: 'PCE' }, undefined],
  ['in boxes', { unit: 'BX' }, 'unit'],
  ['in pieces of what is sold in pairs', { sku: 'PACK-5', quantity: 10, unit: 'EA' }, 'unit'],
  ['in pieces of what is sold by the metre', { sku: 'CABLE', unit: 'EA' }, 'unit'],
  ['in metres of what is sold by the metre', { sku: 'CABLE', unit: 'mtr' }, undefined],
])('a line %s', (_, differs, why) => {
  expect(findFault({ lines: [{ ...line, ...differs }], partOf, isPieces })?.why).toBe(why)
})

test.each([
  ['ours', {}, false],
  ['ours with more zeros', { price: '8.8000' }, false],
  ['none', { price: undefined, currency: undefined }, false],
  ['another', { price: '8.79' }, true],
  ['in another currency', { currency: 'EUR' }, true],
  ['for a hundred that does not come out even', { price: '' }, true],
])('a price that is %s', (_, differs, isOther) => {
  expect(hasOtherPrice({ lines: [{ ...line, ...differs }], partOf })).toBe(isOther)
})

test('names the line and what can be ordered', () => {
  expect(describeFault({ lineNumber: 3, why: 'quantity' }, { minimum: 5, step: 5 })).toContain('Line 3 has a quantity')
  expect(describeFault({ lineNumber: 3, why: 'unknown' })).toBe('Line 3 names a part that is not sold.')
})
