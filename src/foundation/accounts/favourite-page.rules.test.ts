import { expect, test } from 'vitest'
import { readFavouriteSort, toLikePattern } from '#foundation/accounts/favourite-page.rules.ts'

test.each([
  ['name', { field: 'name', isDescending: false }],
  ['-name', { field: 'name', isDescending: true }],
  ['city-desc', { field: 'city', isDescending: true }],
  ['postalCode,asc', { field: 'postalCode', isDescending: false }],
  ['soldToNumber', { field: 'number', isDescending: false }],
  ['position', { field: 'position', isDescending: false }],
  ['', undefined],
  ['constructor', undefined],
  ['name; drop table person', undefined],
  ['name-up', undefined],
])('favourites sorted by %j', (value, expected) => {
  expect(readFavouriteSort(value)).toEqual(expected)
})

test.each([
  ['north', '%north%'],
  ['50%_\\', String.raw`%50\%\_\\%`],
])('%j is looked for as it is typed', (typed, expected) => {
  expect(toLikePattern(typed)).toBe(expected)
})
