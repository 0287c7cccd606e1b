import { expect, test } from 'vitest'
import {
  createFinder,
  createTextColumn,
  batchLanguages,
} from '#features/storefront/catalogue/category-index/name-columns.rules.ts'

test.each([
  [0, [6]],
  [100_000, [6]],
  [150_000, [4, 2]],
  [1_000_000, [1, 1, 1, 1, 1, 1]],
  [9_000_000, [1, 1, 1, 1, 1, 1]],
])('the names of %i products are read in groups of %j languages', (products, sizes) => {
  const groups = batchLanguages(products)
  expect(groups.map((group) => group.length)).toEqual(sizes)
  expect(groups.flat()).toEqual(['en', 'de', 'fr', 'es', 'pl', 'zh'])
})

test('words come back as they were, wherever they were put', () => {
  const column = createTextColumn(3)
  column.set(2, 'Größe')
  column.set(0, '调节阀'.repeat(2000))
  expect(column.read()).toEqual(['调节阀'.repeat(2000), undefined, 'Größe'])
})

test('an id is found among others in any order, and not among none', () => {
  const find = createFinder(Int32Array.of(40, 7, 1_000_000, 13))
  expect([40, 7, 1_000_000, 13, 8].map(find)).toEqual([0, 1, 2, 3, undefined])
  expect(createFinder(new Int32Array())(1)).toBeUndefined()
})
