import { expect, test } from 'vitest'
import {
  chooseWordSearch,
  countedStates,
  cutPage,
  wordsAlone,
  type OrderFilter,
} from '#features/orders/orders/order-list.rules.ts'
import { OPEN_STATES, ORDER_STATES } from '#features/orders/orders/order.rules.ts'

test.each<[string, OrderFilter, readonly string[] | undefined]>([
  ['everything', {}, ORDER_STATES],
  ['fields that were left empty', { q: '', po: undefined }, ORDER_STATES],
  ['states', { state: ['Shipped', 'Cancelled'] }, ['Shipped', 'Cancelled']],
  ['open ones', { glance: 'open' }, OPEN_STATES],
  ['open ones of some states', { glance: 'open', state: ['Confirmed', 'Shipped'] }, ['Confirmed']],
  ['late ones', { glance: 'late' }, undefined],
  ['words', { q: 'valve', state: ['Shipped'] }, undefined],
  ['a period', { placed: { from: new Date(0) } }, undefined],
])('the number is known beforehand of %s', (_, filter, expected) => {
  expect(countedStates(filter)).toEqual(expected)
})

test.each([
  ['the first page', 1, 100, { skip: 0, take: 25, isFromEnd: false }],
  ['a page of the first half', 2, 100, { skip: 25, take: 25, isFromEnd: false }],
  ['a page of the second half', 3, 100, { skip: 25, take: 25, isFromEnd: true }],
  ['the last page', 4, 100, { skip: 0, take: 25, isFromEnd: true }],
  ['a last page that is not full', 4, 80, { skip: 0, take: 5, isFromEnd: true }],
  ['the only page', 1, 7, { skip: 0, take: 7, isFromEnd: false }],
  ['a page behind the last', 9, 80, { skip: 200, take: 0, isFromEnd: false }],
  ['nothing', 1, 0, { skip: 0, take: 0, isFromEnd: false }],
])('%s is reached from the nearer end', (_, page, total, expected) => {
  expect(cutPage({ page, size: 25 }, total)).toEqual(expected)
})

test.each<[string, OrderFilter, readonly string[] | undefined]>([
  ['words and nothing else', { q: 'Rotary actuator' }, ['r0tary', 'actuat0r']],
  ['words with fields that were left empty', { q: 'valve', po: '', state: [] }, ['valve']],
  ['words of one state', { q: 'valve', state: ['Shipped'] }, undefined],
  ['words of a period', { q: 'valve', placed: { from: new Date(0) } }, undefined],
  ['no words', { q: ' ' }, undefined],
])('%s', (_, filter, expected) => {
  expect(wordsAlone(filter)).toEqual(expected)
})

test.each([
  ['a few of many', { skip: 0, total: 900, all: 100_000 }, 'match'],
  ['the first page of half of them', { skip: 0, total: 50_000, all: 100_000 }, 'probe'],
  ['a page in the middle of half of them', { skip: 20_000, total: 50_000, all: 100_000 }, 'walk'],
  ['the first page of a hundredth', { skip: 0, total: 1000, all: 100_000 }, 'match'],
  ['the first page of a twentieth', { skip: 0, total: 5000, all: 100_000 }, 'probe'],
  ['a deep page of a twentieth', { skip: 2000, total: 5000, all: 100_000 }, 'match'],
] as const)('%s', (_, { skip, ...counts }, expected) => {
  expect(chooseWordSearch({ skip, take: 25, isFromEnd: false }, counts)).toBe(expected)
})
