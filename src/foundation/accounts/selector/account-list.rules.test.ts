import { expect, test } from 'vitest'
import { filterAccounts, sortAccounts, type AccountSort } from '#foundation/accounts/selector/account-list.rules.ts'

const rows = [
  { soldToNumber: '0000104293', name: 'Ödwerk', city: 'Ulm', postalCode: '89073' },
  { soldToNumber: 'H20', name: 'Airways 10', city: 'Lodz', postalCode: '90-001' },
  { soldToNumber: '0000009999', name: 'Airways 9', city: 'Zug', postalCode: '6300' },
  { soldToNumber: 'B7', name: 'zeta', city: 'Lyon' },
]
const numbers = (sorted: readonly { soldToNumber: string }[]) => sorted.map(({ soldToNumber }) => soldToNumber)

test.each<[AccountSort | undefined, readonly string[]]>([
  [undefined, ['0000104293', 'H20', '0000009999', 'B7']],
  [{ column: 'number', direction: 'ascending' }, ['0000009999', '0000104293', 'B7', 'H20']],
  [{ column: 'number', direction: 'descending' }, ['H20', 'B7', '0000104293', '0000009999']],
  [{ column: 'name', direction: 'ascending' }, ['0000009999', 'H20', '0000104293', 'B7']],
  [{ column: 'city', direction: 'ascending' }, ['H20', 'B7', '0000104293', '0000009999']],
  [{ column: 'postalCode', direction: 'ascending' }, ['B7', 'H20', '0000009999', '0000104293']],
])('accounts sorted by %j [2.9.1]', (sort, expected) => {
  expect(numbers(sortAccounts(rows, sort, 'de'))).toEqual(expected)
})

test.each([
  ['', 4],
  ['  ', 4],
  ['10429', 1],
  ['h20', 1],
  ['AIRWAYS', 2],
  ['ulm', 1],
  ['90-', 1],
  ['%', 0],
])('typing %j leaves %i accounts', (typed, count) => expect(filterAccounts(rows, typed)).toHaveLength(count))
