import { expect, test } from 'vitest'
import { addWorkingDays, arrivesOn, shipsOn, openCalendar } from '#features/buying/delivery-terms/dates/delivery-date.rules.ts'
import { SAMPLE_TERMS } from '#features/buying/delivery-terms/testing/sample-terms.ts'

// A Monday.
const TODAY = '2026-11-16'
const CALENDAR = { today: TODAY, holidays: new Set<string>(), transitDays: 3, leadDays: 20 }

test.each([
  [TODAY, 3, [], '2026-11-19'],
  [TODAY, 3, ['2026-11-18'], '2026-11-20'],
  ['2026-11-20', 1, [], '2026-11-23'],
  ['2026-12-31', 1, [], '2027-01-01'],
  ['2026-12-31', 1, ['2027-01-01'], '2027-01-04'],
  [TODAY, 0, [TODAY], TODAY],
])('%s and %s working days around %j is %s', (day, days, holidays, expected) =>
  expect(addWorkingDays(day, days, new Set(holidays))).toBe(expected),
)

test.each([
  ['what is there leaves today', { quantity: 5, stock: { quantity: 5 } }, TODAY],
  [
    'the rest leaves with the next delivery',
    { quantity: 9, stock: { quantity: 5, next: { on: '2026-11-24', quantity: 4 } } },
    '2026-11-24',
  ],
  [
    'a delivery that is too small does not count',
    { quantity: 9, leadDays: 5, stock: { quantity: 5, next: { on: '2026-11-24', quantity: 3 } } },
    '2026-11-23',
  ],
  ['without either it takes four weeks', { quantity: 1, stock: { quantity: 0 } }, '2026-12-14'],
])('%s', (_, line, expected) => expect(shipsOn(line, CALENDAR)).toBe(expected))

test('an order arrives with its last line', () => {
  const here = { quantity: 1, stock: { quantity: 5 } }
  const late = { quantity: 6, stock: { quantity: 5, next: { on: '2026-11-24', quantity: 4 } } }
  expect(arrivesOn([here], { ...CALENDAR, transitDays: 1 })).toBe('2026-11-17')
  expect(arrivesOn([here, late], CALENDAR)).toBe('2026-11-27')
})

test.each([
  ['before the cut-off time it counts for today', '2026-11-17T13:29:00Z', 'express', 'us', '2026-11-17'],
  ['after it for the next working day, which a holiday is not', '2026-11-17T13:30:00Z', 'express', 'us', '2026-11-19'],
  ['nor one of the country it goes to', '2026-11-17T13:30:00Z', 'express', 'DE', '2026-11-20'],
  ['on a Saturday it counts for Monday, before the cut-off time too', '2026-11-21T10:00:00Z', 'express', 'us', '2026-11-23'],
  ['on a holiday for the day after it', '2026-11-18T10:00:00Z', 'express', 'us', '2026-11-19'],
  ['on a Sunday also by a method without one', '2026-11-22T10:00:00Z', 'standard', 'us', '2026-11-23'],
  ['a method without one counts for the whole day', '2026-11-17T23:00:00Z', 'standard', 'DE', '2026-11-17'],
] as const)('%s', (_, now, method, countryCode, expected) =>
  expect(openCalendar(SAMPLE_TERMS, { now: new Date(now), method, countryCode }).today).toBe(expected),
)

test.each([
  ['the tenant’s days hold', '2026-11-17', 'standard', 'DE', [3, 20]],
  ['a country with a line has its own', '2026-11-17', 'standard', 'NO', [5, 30]],
  ['wherever the line stands', '2026-11-17', 'standard', 'SE', [4, 25]],
  ['a line holds until its last day', '2026-12-31', 'express', 'DE', [1, 20]],
  ['and the next one from its first', '2027-01-04', 'express', 'DE', [2, 10]],
  ['without a line it takes as long as usual', '2026-11-17', 'own-carrier', 'DE', [3, 20]],
] as const)('%s', (_, day, method, countryCode, expected) => {
  const { transitDays, leadDays } = openCalendar(SAMPLE_TERMS, { now: new Date(`${day}T08:00:00Z`), method, countryCode })
  expect([transitDays, leadDays]).toEqual(expected)
})
