import { expect, test } from 'vitest'
import { isSoonAfter, opensByTap } from '#features/site/navigation/menu/flyout.rules.ts'

const tap = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, detail: 1, pointerType: 'touch' }

test.each([
  ['a finger opens', tap, true],
  ['a pen opens', { ...tap, pointerType: 'pen' }, true],
  ['an assistant’s press opens', { ...tap, pointerType: '' }, true],
  ['a mouse follows the link', { ...tap, pointerType: 'mouse' }, false],
  ['a key follows the link', { ...tap, detail: 0, pointerType: '' }, false],
  ['a second button is the browser’s', { ...tap, button: 1 }, false],
  ['a new tab is the browser’s', { ...tap, ctrlKey: true }, false],
  ['a new window is the browser’s', { ...tap, shiftKey: true }, false],
] as const)('%s', (_, press, opens) => {
  expect(opensByTap(press)).toBe(opens)
})

test.each([
  ['at once', 1000, true],
  ['within the time of a rest', 1299, true],
  ['later', 1300, false],
] as const)('a click that comes %s after the panel keeps it open: %s', (_, now, keeps) => {
  expect(isSoonAfter(now, 1000)).toBe(keeps)
})
