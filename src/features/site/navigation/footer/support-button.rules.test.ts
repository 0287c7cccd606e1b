import { expect, test } from 'vitest'
import { isSupportOffered } from '#features/site/navigation/footer/support-button.rules.ts'

test.each([
  [-40, false],
  [0, false],
  [20, false],
  [20.5, true],
  [4000, true],
])('after %i px of scrolling support is offered: %s [9.9.3]', (scrolled, expected) => {
  expect(isSupportOffered(scrolled)).toBe(expected)
})
