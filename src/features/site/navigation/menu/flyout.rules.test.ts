import { expect, test } from 'vitest'
import { opensByTap } from '#features/site/navigation/menu/flyout.rules.ts'

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
