import { expect, test } from 'vitest'
import { findHintPlace, type Box, type HintRoom } from '#browser/hint-place.rules.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const room = (changes: Partial<HintRoom> = {}): HintRoom => ({
  anchor: box(600, 40, 100, 40),
  size: { width: 300, height: 140 },
  obstacles: [],
  screen: { width: 1440, height: 900 },
  edge: 112,
  ...changes,
})

test('a hint hangs below the frame, centred on what it explains, and points at it', () => {
  expect(findHintPlace(room())).toEqual({ left: 500, top: 124, tip: 150 })
})

test.each([
  ['the left', box(0, 40, 44, 44), { left: 12, top: 124 }],
  ['the right', box(1396, 40, 44, 44), { left: 1128, top: 124 }],
])('at %s edge it stays on the screen', (_, anchor, expected) => {
  expect(findHintPlace(room({ anchor }))).toMatchObject(expected)
})

test.each([
  ['a button beside the middle', [box(780, 130, 44, 44)]],
  ['a row of links', [box(0, 120, 1440, 40)]],
  ['controls on both sides', [box(400, 150, 150, 40), box(700, 300, 200, 40)]],
])('it covers no control: %s', (_, obstacles) => {
  const place = findHintPlace(room({ obstacles }))
  const card = box(place?.left ?? 0, place?.top ?? 0, 300, 140)
  for (const control of obstacles) {
    const isApart =
      card.right <= control.left || card.left >= control.right || card.bottom <= control.top || card.top >= control.bottom
    expect(isApart, JSON.stringify({ card, control })).toBe(true)
  }
})

test('far aside it points at nothing', () => {
  const place = findHintPlace(room({ obstacles: [box(300, 112, 800, 788)] }))
  expect(place).toBeDefined()
  expect(place?.tip).toBeUndefined()
})

test.each([
  ['controls are everywhere', { obstacles: [box(0, 0, 1440, 900)] }],
  ['the screen is too low', { screen: { width: 1440, height: 200 } }],
])('there is no place when %s', (_, changes) => expect(findHintPlace(room(changes))).toBeUndefined())
