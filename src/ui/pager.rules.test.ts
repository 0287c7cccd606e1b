import { expect, test } from 'vitest'
import { listPages } from '#ui/pager.rules.ts'

test.each([
  ['shows a single page', 1, 1, [1]],
  ['shows all of a few pages', 2, 5, [1, 2, 3, 4, 5]],
  ['leaves no gap for one page', 3, 5, [1, 2, 3, 4, 5]],
  ['starts at the first page', 1, 20, [1, 2, 'gap', 20]],
  ['keeps the neighbours in the middle', 10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  ['fills the hole of one page before', 4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  ['ends at the last page', 20, 20, [1, 'gap', 19, 20]],
])('the pager %s', (_, page, pages, expected) => {
  expect(listPages(page, pages)).toEqual(expected)
})
