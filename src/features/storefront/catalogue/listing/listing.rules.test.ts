import { expect, test } from 'vitest'
import {
  chooseRange,
  countShown,
  hasMore,
  NO_CHOICE,
  planTile,
  rangeOf,
  readListingChoice,
  toggleValue,
  writeListingQuery,
} from '#features/storefront/catalogue/listing/listing.rules.ts'
import { PROTOTYPE_NAMES } from '#kernel/testing/prototype-names.ts'

test.each([
  [0, 1, 0],
  [10, 1, 10],
  [11, 1, 11],
  [12, 1, 10],
  [12, 2, 12],
  [100, 2, 19],
  [100, 3, 28],
  [20, 9, 20],
])('of %i products, step %i shows %i [9.6.5]', (total, page, shown) => expect(countShown(total, page)).toBe(shown))

test.each([
  [11, 1, false],
  [12, 1, true],
  [12, 2, false],
  [100_000, 99, true],
  [100_000, 100, false],
])('of %i products, step %i has more: %s', (total, page, more) => expect(hasMore(total, page)).toBe(more))

test('a choice and its address are the same thing', () => {
  const address = '?brand=halden&material=brass&material=steel&sort=price-desc&page=3&view=table'
  const choice = readListingChoice(new URLSearchParams(address))
  expect(choice).toEqual({
    chosen: { brand: ['halden'], material: ['brass', 'steel'] },
    sort: 'price-desc',
    page: 3,
    layout: 'table',
  })
  expect(writeListingQuery(choice)).toBe(address)
  expect(writeListingQuery(NO_CHOICE)).toBe('')
})

test.each([
  ['page=-1&sort=random', NO_CHOICE],
  ['page=1e9', { ...NO_CHOICE, page: 100 }],
  ['page=2.5', NO_CHOICE],
  ['__proto__=x&UPPER=y&a-b=c&size=', NO_CHOICE],
  [`size=${'9'.repeat(300)}`, NO_CHOICE],
  ['size=1&size=1', { ...NO_CHOICE, chosen: { size: ['1'] } }],
])('%s is read as far as it makes sense', (query, choice) => {
  expect(readListingChoice(new URLSearchParams(query))).toEqual(choice)
})

test('a thousand values are not asked for', () => {
  const query = new URLSearchParams(Array.from({ length: 1000 }, (_, index) => ['size', String(index)]))
  expect(readListingChoice(query).chosen['size']).toHaveLength(20)
})

test('a value is taken and given back, and the list begins anew', () => {
  const one = toggleValue({ ...NO_CHOICE, page: 4 }, 'size', '25')
  expect(one).toEqual({ ...NO_CHOICE, chosen: { size: ['25'] } })
  expect(toggleValue(one, 'size', '50').chosen).toEqual({ size: ['25', '50'] })
  expect(toggleValue(one, 'size', '25')).toEqual(NO_CHOICE)
})

test.each(PROTOTYPE_NAMES)('%s is a facet like any other, chosen or not [T-75]', (name) => {
  const choice = readListingChoice(new URLSearchParams([[name, 'a']]))
  expect(writeListingQuery(choice)).toBe(/^[a-z][a-z0-9_]*$/.test(name) && name !== 'sort' ? `?${name}=a` : '')
  expect(toggleValue(NO_CHOICE, name, 'a').chosen).toHaveProperty([name], ['a'])
})

test.each([
  ['from.price=100&to.price=2400', { price: ['100..2400'] }],
  ['from.weight=&to.weight=5,5', { weight: ['..5.5'] }],
  ['from.weight=&to.weight=', {}],
  ['from.weight=heavy', {}],
  ['price=100-250', { price: ['100..250'] }],
  ['price=10000-', { price: ['10000..'] }],
])('%s is a range', (query, chosen) => expect(readListingChoice(new URLSearchParams(query)).chosen).toEqual(chosen))

test('a range takes the place of the one before it, and without ends it is gone', () => {
  const one = chooseRange({ ...NO_CHOICE, page: 3 }, 'price', { from: 100 })
  expect(one).toMatchObject({ page: 1, chosen: { price: ['100..'] } })
  expect(rangeOf(chooseRange(one, 'price', { from: 100, to: 250 }), 'price')).toEqual({ from: 100, to: 250 })
  expect(chooseRange(one, 'price', {})).toEqual(NO_CHOICE)
})

test.each([
  ['sort=attr.size-desc', 'attr.size-desc'],
  ['sort=attr.UPPER', 'popularity'],
])('%s is an order: %s', (query, sort) => expect(readListingChoice(new URLSearchParams(query)).sort).toBe(sort))

test.each([
  [3, undefined],
  [4, 'end'],
  [9, undefined],
  [10, 'end'],
  [11, undefined],
  [12, 'among'],
])('with %i products the tile is %s: no product stands alone in its row [9.6.5]', (total, place) => {
  expect(planTile(total)).toBe(place)
})
