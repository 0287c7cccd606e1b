import { expect, test } from 'vitest'
import { cutFound, holdsWords } from './inbox-search.rules.ts'

test.each([
  ['Order 60012 was shipped', '60012', true],
  ['Order 60012 was shipped', 'SHIPPED order', true],
  ['Société Générale', 'societe gen', true],
  ['Order 60012 was shipped', 'order 60013', false],
  ['Order 60012 was shipped', ' order ', true],
  ['订单 60012 已发货', '已发货', true],
])('‘%s’ searched by ‘%s’: %s', (text, find, expected) => expect(holdsWords(text, find.trim())).toBe(expected))

const isEven = (row: number): boolean => row % 2 === 0
test.each([
  ['the whole inbox', [1, 2, 3, 4], { size: 5, isWhole: true }, { entries: [2, 4], last: undefined }],
  ['more than a page', [2, 4, 6], { size: 2, isWhole: true }, { entries: [2, 4], last: 4 }],
  ['entries that were not read yet', [1, 2, 3], { size: 5, isWhole: false }, { entries: [2], last: 3 }],
])('a page of what was found in %s', (_, rows, page, expected) => expect(cutFound(rows, isEven, page)).toEqual(expected))
