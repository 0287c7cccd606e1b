import { expect, test } from 'vitest'
import { freeStock, planReservation } from '#features/buying/pricing/reservation.rules.ts'

test('what is reserved is not free, and nothing is less than none', () => {
  expect(freeStock({ us: 10, de: 3 }, { us: 4, de: 9, pl: 2 })).toEqual({ us: 6, de: 0 })
})

test.each([
  ['the country’s own warehouse goes first', { us: 10, de: 30 }, 'us', 8, [{ warehouse: 'us', quantity: 8 }]],
  [
    'then the fullest',
    { us: 2, de: 3, pl: 30 },
    'us',
    10,
    [
      { warehouse: 'us', quantity: 2 },
      { warehouse: 'pl', quantity: 8 },
    ],
  ],
  [
    'the country’s own, wherever it stands in the list',
    { de: 30, pl: 40, us: 2 },
    'us',
    3,
    [
      { warehouse: 'us', quantity: 2 },
      { warehouse: 'pl', quantity: 1 },
    ],
  ],
  ['of equally full ones the first by name', { pl: 5, de: 5 }, 'us', 1, [{ warehouse: 'de', quantity: 1 }]],
  ['what nobody has is not reserved', { us: 2 }, 'us', 10, [{ warehouse: 'us', quantity: 2 }]],
  ['nothing from nothing', {}, 'us', 10, []],
])('%s', (_, free, country, quantity, expected) => expect(planReservation(free, country, quantity)).toEqual(expected))
