import { expect, test } from 'vitest'
import { chooseEntry, placeMenu } from '#ui/menu.rules.ts'

const ENTRIES = [{ label: 'Copy' }, { label: 'Cancel', disabled: true }, { label: 'Print' }, { label: 'Close' }]

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 3, 0],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['p', 0, 2],
  ['C', 0, 3],
  ['c', 3, 0],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Tab', 0, undefined],
] as const)('%s at %i leads to %s, past what cannot be chosen', (key, current, next) => {
  expect(chooseEntry(key, current, ENTRIES)).toBe(next)
})

test('where nothing can be chosen no key leads anywhere', () => {
  expect(chooseEntry('ArrowDown', -1, [{ label: 'Copy', disabled: true }])).toBeUndefined()
})

const SCREEN = { width: 400, height: 600 }
test.each([
  ['below its button', { left: 10, right: 90, top: 10, bottom: 50 }, { left: 10, top: 54 }],
  ['above it where there is no room below', { left: 10, right: 90, top: 540, bottom: 580 }, { left: 10, top: 336 }],
  ['to the left where there is no room to the right', { left: 300, right: 380, top: 10, bottom: 50 }, { left: 230, top: 54 }],
  ['inside of a screen that is narrower', { left: 60, right: 140, top: 10, bottom: 50 }, { left: 60, top: 54 }],
] as const)('a menu opens %s', (_, button, place) => {
  expect(placeMenu(button, { width: 150, height: 200 }, SCREEN)).toEqual(place)
})
