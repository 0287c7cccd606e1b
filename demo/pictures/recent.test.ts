import { expect, test, vi } from 'vitest'
import { keepRecent } from '#demo/pictures/recent.ts'

test('what was asked for last is kept, the oldest leaves', () => {
  const make = vi.fn((key: string) => key.toUpperCase())
  const find = keepRecent(2, make)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(find(key)).toBe(key.toUpperCase())
  expect(make.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b'])
})
