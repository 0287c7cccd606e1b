import { expect, test } from 'vitest'
import { cursorSchema, nextCursor, pageOf } from '#foundation/agents/agent-page.rules.ts'

test.each([
  ['more pages', { page: 1, size: 20, total: 21 }, '2'],
  ['the last page', { page: 2, size: 20, total: 40 }, null],
  ['nothing', { page: 1, size: 20, total: 0 }, null],
  ['too deep', { page: 400, size: 20, total: 100_000 }, null],
])('the cursor of %s', (_, list, cursor) => {
  expect(nextCursor(list)).toBe(cursor)
})

test('a cursor is one that was answered', () => {
  expect([cursorSchema.safeParse('2').success, cursorSchema.safeParse('0').success, cursorSchema.safeParse('x').success]).toEqual(
    [true, false, false],
  )
  expect([pageOf(undefined), pageOf('3'), pageOf('999')]).toEqual([1, 3, 400])
})
