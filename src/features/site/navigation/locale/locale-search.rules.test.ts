import { expect, test } from 'vitest'
import { isFound } from '#features/site/navigation/locale/locale-search.rules.ts'

const germany = ['Deutschland', 'Deutsch', 'Germany', 'German']
const spain = ['España', 'Español', 'Spain', 'Spanish']

test.each([
  ['deutsch', germany, true],
  ['GERMANY', germany, true],
  ['schland', germany, true],
  ['  many ', germany, true],
  ['espana', spain, true],
  ['ESPAÑ', spain, true],
  ['Germany German', germany, false],
  ['polska', germany, false],
  ['.*', germany, false],
])('%j in the names %j: %s [2.4.3]', (query, names, expected) => {
  expect(isFound(names, query)).toBe(expected)
})
