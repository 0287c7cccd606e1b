import { expect, test } from 'vitest'
import {
  CAROUSEL_INTERVAL_MS,
  mayRotate,
  placeSlide,
  readArrow,
  readSwipe,
  stepSlide,
  type CarouselSituation,
} from '#ui/carousel.rules.ts'

test('a slide stays for five seconds [9.8.12]', () => {
  expect(CAROUSEL_INTERVAL_MS).toBe(5000)
})

test.each([
  ['the next one', 0, 'next', 1],
  ['the first after the last', 2, 'next', 0],
  ['the one before', 1, 'previous', 0],
  ['the last before the first', 0, 'previous', 2],
] as const)('a step shows %s', (_, current, step, expected) => {
  expect(stepSlide(current, 3, step)).toBe(expected)
})

test.each([
  ['40 px to the left is next [9.8.12]', -40, 0, 'next'],
  ['40 px to the right is previous [9.8.12]', 40, 0, 'previous'],
  ['39 px is no swipe [9.8.12]', -39, 0, undefined],
  ['39 px to the right is no swipe [9.8.12]', 39, 0, undefined],
  ['a slanted swipe counts', -80, 60, 'next'],
  ['mostly down is a scroll', -60, 80, undefined],
  ['mostly up is a scroll', 60, -80, undefined],
] as const)('%s', (_, dx, dy, expected) => {
  expect(readSwipe(dx, dy)).toBe(expected)
})

test.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['ArrowDown', undefined],
  ['Enter', undefined],
] as const)('the key %s means %s', (key, expected) => {
  expect(readArrow(key)).toBe(expected)
})

const alone: CarouselSituation = {
  count: 3,
  isPaused: false,
  isHovered: false,
  isFocused: false,
  prefersStill: false,
  isPageHidden: false,
}
test.each([
  ['change by themselves while nobody interferes', {}, true],
  ['stay when there is only one', { count: 1 }, false],
  ['stay when paused', { isPaused: true }, false],
  ['stay under the pointer', { isHovered: true }, false],
  ['stay while something in them has focus', { isFocused: true }, false],
  ['stay for visitors who prefer reduced motion', { prefersStill: true }, false],
  ['stay while the page is hidden', { isPageHidden: true }, false],
])('slides %s', (_, change, expected) => {
  expect(mayRotate({ ...alone, ...change })).toBe(expected)
})

test('slides lie before and after the current one', () => {
  expect([0, 1, 2].map((index) => placeSlide(index, 1))).toEqual(['before', 'current', 'after'])
})
