import { expect, test } from 'vitest'
import { answerSpinKey, degreesOf, dragSteps, loadOrder, nearestLoaded, turnBy } from '#features/site/media/spin.rules.ts'

test.each([
  [0, 1, 1],
  [11, 1, 0],
  [0, -1, 11],
  [3, 25, 4],
  [3, -27, 0],
])('frame %d turned by %d of twelve is %d', (frame, steps, expected) => {
  expect(turnBy(frame, steps, 12)).toBe(expected)
})

test.each([
  [560, 12],
  [-280, -6],
  [10, 0],
])('dragging %d px turns %d of twelve frames', (dx, expected) => {
  expect(dragSteps(dx, 12)).toBe(expected)
})

test.each([
  ['ArrowRight', 0],
  ['ArrowUp', 0],
  ['ArrowLeft', 10],
  ['Home', 0],
  ['End', 11],
  ['Enter', undefined],
])('key %s on the last of twelve frames shows %s', (key, expected) => {
  expect(answerSpinKey(11, key, 12)).toBe(expected)
})

test('a quarter of the turn is 90 degrees', () => {
  expect(degreesOf(3, 12)).toBe(90)
})

test('frames are loaded from coarse to fine, each once', () => {
  expect(loadOrder(8)).toEqual([0, 4, 2, 6, 1, 3, 5, 7])
})

test.each([
  [5, [0, 4, 8], 4],
  [11, [0, 4, 8], 0],
  [7, [0, 7], 7],
  [3, [], 0],
])('for frame %d of twelve, with %j there, %d is shown', (requested, loaded, expected) => {
  expect(nearestLoaded(requested, new Set(loaded), 12)).toBe(expected)
})
