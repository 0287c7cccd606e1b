import { expect, test } from 'vitest'
import { drawLines, groupLines } from '#features/buying/quick-order/page/line-groups.rules.ts'
import type { ReadingLine } from '#features/buying/quick-order/reading.schema.ts'

const line = (at: number, match: ReadingLine['match'], sku: string | null): ReadingLine => ({
  ...{
    line: at,
    asked: '',
    number: '',
    unit: null,
    requestedOn: null,
    price: null,
    confidence: 1,
    candidates: [],
    reason: null,
    isAdded: false,
  },
  ...{ match, sku, quantity: 1 },
})
const lines = [
  line(1, 'exact', 'A'),
  line(2, 'failed', null),
  line(3, 'likely', 'B'),
  line(4, 'ambiguous', null),
  line(5, 'exact', 'C'),
]
const numbers = (drawn: ReturnType<typeof drawLines>) =>
  drawn.map(({ group, lines: some }) => [group, some.map((one) => one.line)])

test('what needs somebody comes first, then what is likely, then what is exact', () =>
  expect(numbers(drawLines(groupLines(lines), undefined, 100))).toEqual([
    ['need', [2, 4]],
    ['likely', [3]],
    ['exact', [1, 5]],
  ]))

test('only so many are drawn, of all groups or of one', () => {
  expect(numbers(drawLines(groupLines(lines), undefined, 4))).toEqual([
    ['need', [2, 4]],
    ['likely', [3]],
    ['exact', [1]],
  ])
  expect(numbers(drawLines(groupLines(lines), 'exact', 1))).toEqual([['exact', [1]]])
})
