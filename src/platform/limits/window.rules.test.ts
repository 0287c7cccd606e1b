import { expect, test } from 'vitest'
import { countInWindow } from '#platform/limits/window.rules.ts'

test.each([
  ['the first call begins a minute', undefined, 1000, { count: 1, endsAt: 61_000 }],
  ['further ones are counted in it', { count: 1, endsAt: 61_000 }, 2000, { count: 2, endsAt: 61_000 }],
  ['one too many is refused', { count: 3, endsAt: 61_000 }, 60_999, undefined],
  ['and goes on when the minute is over', { count: 3, endsAt: 61_000 }, 61_000, { count: 1, endsAt: 121_000 }],
])('%s [T-99]', (_, state, now, expected) => {
  expect(countInWindow(state, now, 3)).toEqual(expected)
})
