import { expect, test } from 'vitest'
import { createFacetColumns, createIntegerBuffer } from '#features/storefront/catalogue/category-index/facet-columns.rules.ts'
import {
  findAncestorIndexes,
  sortOrdinals,
  assignOrdinals,
  splitTree,
} from '#features/storefront/catalogue/category-index/product-ordinals.rules.ts'

test('a category index has a bit for every product that has a value, and for every country it is sold in', () => {
  const columns = createFacetColumns(['brand', 'size'])
  columns.add(['a', '25'], null)
  columns.add(['b', undefined], ['us', 'de'])
  columns.add(['a', '50'], ['us'])
  columns.add(['a', '50'], [])
  const cut = (...members: number[]) =>
    Object.fromEntries(
      [...columns.cut(Int32Array.from(members))].map(({ facet, value, bits }) => [
        `${facet}=${value}`,
        bits[0]?.toString(2).padStart(8, '0').slice(0, members.length),
      ]),
    )
  expect(cut(0, 1, 2, 3)).toEqual({
    'market=*': '1000',
    'market=us': '0110',
    'market=de': '0100',
    'brand=a': '1011',
    'brand=b': '0100',
    'size=25': '1000',
    'size=50': '0011',
  })
  expect(cut(1)).toEqual({ 'market=us': '1', 'market=de': '1', 'brand=b': '1' })
})

test('numbers grow past the room they began with', () => {
  const numbers = createIntegerBuffer()
  for (let value = 0; value < 3000; value += 1) numbers.push(value)
  expect(numbers.all()).toHaveLength(3000)
  expect(numbers.all()[2999]).toBe(2999)
})

test('a product is in the index of its category and of those above, and any order of it reaches them all', () => {
  const tree = ['a', 'a/b', 'a/b/c', 'a/d'].map((path) => ({ id: path, path, size: 1 }))
  const lines = findAncestorIndexes(tree)
  expect(lines).toEqual([[0], [0, 1], [0, 1, 2], [0, 3]])
  const categories = Int32Array.of(2, 3, 0, 1, 2)
  const placed = assignOrdinals(categories, lines)
  expect(placed.members.map((list) => [...list])).toEqual([[0, 1, 2, 3, 4], [0, 3, 4], [0, 4], [1]])
  const ordered = sortOrdinals(Int32Array.of(4, 3, 2, 1, 0), categories, lines, placed)
  expect(ordered.map((list) => [...list])).toEqual([[4, 3, 2, 1, 0], [2, 1, 0], [1, 0], [0]])
})

test('small branches are built together, large ones alone, none is cut', () => {
  const tree = [
    ['a', 10],
    ['a/b', 20],
    ['c', 140_000],
    ['d', 100],
    ['e', 1],
    ['e/f', 900_000],
    ['g', 5],
  ].map(([path, size]) => ({ id: String(path), path: String(path), size: Number(size) }))
  expect(splitTree(tree).map((part) => part.map(({ path }) => path))).toEqual([['a', 'a/b', 'c', 'd'], ['e', 'e/f'], ['g']])
  expect(splitTree([])).toEqual([])
})
