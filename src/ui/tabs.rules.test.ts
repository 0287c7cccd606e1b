import { expect, test } from 'vitest'
import { chooseTab } from '#ui/tabs.rules.ts'

test.each([
  ['the right arrow leads to the next tab', 'ArrowRight', 0, 1],
  ['the right arrow on the last tab leads to the first', 'ArrowRight', 2, 0],
  ['the left arrow leads to the previous tab', 'ArrowLeft', 2, 1],
  ['the left arrow on the first tab leads to the last', 'ArrowLeft', 0, 2],
  ['Home leads to the first tab', 'Home', 2, 0],
  ['End leads to the last tab', 'End', 0, 2],
  ['the down arrow scrolls the page and leaves the tab alone', 'ArrowDown', 1, undefined],
  ['the Tab key leaves the list', 'Tab', 1, undefined],
])('%s', (_, key, current, expected) => {
  expect(chooseTab(key, current, 3)).toBe(expected)
})
