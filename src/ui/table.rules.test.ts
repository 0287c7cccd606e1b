import { expect, test } from 'vitest'
import { chooseSort, toggleAll, toggleKey } from '#ui/table.rules.ts'

test.each([
  ['an unsorted table starts ascending', undefined, 'placed', { column: 'placed', direction: 'ascending' }],
  [
    'the sorted column turns round',
    { column: 'placed', direction: 'ascending' },
    'placed',
    { column: 'placed', direction: 'descending' },
  ],
  ['and back again', { column: 'placed', direction: 'descending' }, 'placed', { column: 'placed', direction: 'ascending' }],
  [
    'another column starts ascending',
    { column: 'placed', direction: 'ascending' },
    'total',
    { column: 'total', direction: 'ascending' },
  ],
] as const)('sorting: %s', (_, current, column, expected) => {
  expect(chooseSort(current, column)).toEqual(expected)
})

test('choosing a row twice leaves it out again', () => {
  expect([...toggleKey(toggleKey(new Set(['a']), 'b'), 'a')]).toEqual(['b'])
})

test.each([
  ['chooses all that are shown', ['z'], ['a', 'b'], ['z', 'a', 'b']],
  ['completes a partial choice', ['a'], ['a', 'b'], ['a', 'b']],
  ['leaves all that are shown and keeps rows of other pages', ['z', 'a', 'b'], ['a', 'b'], ['z']],
])('select all %s', (_, selected, shown, expected) => {
  expect([...toggleAll(new Set(selected), shown)]).toEqual(expected)
})
