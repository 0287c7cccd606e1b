import { expect, test } from 'vitest'
import { findChangeFault } from '#features/buying/procurement/order/change-check.rules.ts'

const line = { lineNumber: 1, sku: 'V-1', quantity: 3, unit: 'EA', price: '8.80', currency: 'USD' }
const place = (city: string) => ({
  name: 'Works',
  street: '1 Main',
  extra: '',
  postalCode: '1',
  city,
  region: 'NC',
  countryCode: 'US',
})
const stored = { countryCode: 'US', region: 'NC', city: 'Durham ', postalCode: '1', extra: '', street: '1 Main', name: 'WORKS' }
const OWN = { shipTo: undefined, lines: [line] }
const partOf = (sku: string) =>
  sku === 'V-1' ? { unitPrice: { minor: 880n, currency: 'USD' }, minimum: 1, step: 1, unit: 'EA' } : undefined
const several = (...cities: readonly string[]) => ({
  shipTo: undefined,
  hasSeveralPlaces: true,
  lines: cities.map((city) => ({ ...line, shipTo: place(city) })),
})

test.each([
  ['more of the same part', OWN, OWN, undefined],
  ['no price and no unit', OWN, { ...OWN, lines: [{ ...line, price: undefined, currency: undefined, unit: '' }] }, undefined],
  ['the same place, stored in another order', { ...OWN, shipTo: stored }, { ...OWN, shipTo: place('Durham') }, undefined],
  ['no place', { ...OWN, shipTo: stored }, OWN, undefined],
  ['the same places', several('Durham', 'Cary'), several('Cary', 'Durham'), undefined],
  ['another part', OWN, { ...OWN, lines: [{ ...line, sku: 'V-2' }] }, 'no part of this order'],
  ['boxes', OWN, { ...OWN, lines: [{ ...line, unit: 'BX' }] }, 'a unit'],
  ['another price', OWN, { ...OWN, lines: [{ ...line, price: '0.88' }] }, 'another price'],
  ['another currency', OWN, { ...OWN, lines: [{ ...line, currency: 'EUR' }] }, 'another price'],
  ['another place', { ...OWN, shipTo: stored }, { ...OWN, shipTo: place('Cary') }, 'another place'],
  ['a place for an order to the account’s own', OWN, { ...OWN, shipTo: place('Cary') }, 'another place'],
  ['several places', { ...OWN, shipTo: place('Durham') }, several('Durham', 'Cary'), 'another place'],
])('a change with %s', (_, before, sent, expected) => {
  const fault = findChangeFault({ before, sent, partOf, isPieces: (unit) => unit === 'EA' || unit === 'PCE' })
  if (expected === undefined) expect(fault).toBeUndefined()
  else expect(fault).toContain(expected)
})
