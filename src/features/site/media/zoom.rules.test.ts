import { expect, test } from 'vitest'
import {
  answerKey,
  keepInFrame,
  panBy,
  sizesFor,
  toggleZoom,
  wheelFactor,
  WHOLE,
  zoomBy,
} from '#features/site/media/zoom.rules.ts'

const frame = { width: 400, height: 300 }

test('what is under the pointer stays there while the picture grows', () => {
  const view = zoomBy(WHOLE, 2, frame, { x: 100, y: -50 })
  expect(view).toEqual({ scale: 2, x: -100, y: 50 })
})

test.each([
  ['no smaller than its frame', { scale: 0.2, x: 0, y: 0 }, { scale: 1, x: 0, y: 0 }],
  ['no larger than fourfold', { scale: 9, x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
  ['its edges outside', { scale: 2, x: 900, y: -900 }, { scale: 2, x: 200, y: -150 }],
])('a picture keeps %s', (_, view, expected) => {
  expect(keepInFrame(view, frame)).toEqual(expected)
})

test('a picture that is not enlarged cannot be moved', () => {
  expect(panBy(WHOLE, 50, 50, frame)).toEqual(WHOLE)
})

test.each([
  ['+', { scale: 2, x: 0, y: 0 }, { scale: 3, x: 0, y: 0 }],
  ['=', WHOLE, { scale: 1.5, x: 0, y: 0 }],
  ['-', { scale: 1.2, x: 10, y: 0 }, WHOLE],
  ['0', { scale: 3, x: 10, y: 0 }, WHOLE],
  ['ArrowLeft', { scale: 2, x: 0, y: 0 }, { scale: 2, x: 60, y: 0 }],
  ['ArrowDown', { scale: 2, x: 0, y: 0 }, { scale: 2, x: 0, y: -45 }],
  ['ArrowLeft', WHOLE, undefined],
  ['Tab', { scale: 2, x: 0, y: 0 }, undefined],
])('key %s on %o', (key, view, expected) => {
  expect(answerKey(view, key, frame)).toEqual(expected)
})

test('a double tap enlarges, and a second one shows the whole', () => {
  const near = toggleZoom(WHOLE, frame, { x: 0, y: 0 })
  expect(near.scale).toBe(2.5)
  expect(toggleZoom(near, frame, { x: 0, y: 0 })).toEqual(WHOLE)
})

test('a wheel turned back undoes a wheel turned forth', () => {
  expect(wheelFactor(100) * wheelFactor(-100)).toBeCloseTo(1)
  expect(wheelFactor(-1e9)).toBe(2)
})

test.each([
  [1, undefined],
  [1.5, '800px'],
  [2, '800px'],
  [2.1, '1600px'],
  [4, '1600px'],
])('enlarged %d-fold a picture 400 wide is asked as %s', (scale, expected) => {
  expect(sizesFor(scale, 400)).toBe(expected)
})
