import { expect, test } from 'vitest'
import { chooseBreakpoint, keepOnPicture, movePlace, pictureWidth } from '#features/site/media/flyout.rules.ts'

test.each([
  [99, undefined, 100],
  [100, 100, 320],
  [319, 100, 320],
  [320, 320, 480],
  [479, 320, 480],
  [480, 480, 960],
  [900, 480, 960],
])('a viewer %d wide has reached breakpoint %s and asks for a picture %d wide [9.8.9]', (width, breakpoint, requested) => {
  expect(chooseBreakpoint(width)).toBe(breakpoint)
  expect(pictureWidth(breakpoint)).toBe(requested)
})

test('the detail stays on the picture', () => {
  expect(keepOnPicture({ x: -0.2, y: 1.4 })).toEqual({ x: 0, y: 1 })
})

test.each([
  ['ArrowRight', { x: 0.6, y: 0.5 }],
  ['ArrowUp', { x: 0.5, y: 0.4 }],
  ['Enter', undefined],
])('key %s', (key, expected) => {
  expect(movePlace({ x: 0.5, y: 0.5 }, key)).toEqual(expected)
})
