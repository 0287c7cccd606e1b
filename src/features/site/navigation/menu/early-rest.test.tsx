import { afterEach, expect, test } from 'vitest'
import { followRest } from '#features/site/navigation/menu/early-rest.client.ts'

// All test files share one document.
afterEach(() => document.body.replaceChildren())

const over = (screenX: number, pointerType = 'mouse') =>
  new PointerEvent('pointerover', { bubbles: true, pointerType, screenX, screenY: 0 })
const pointAt = (target: Element, screenX: number, pointerType?: string): void =>
  void target.dispatchEvent(over(screenX, pointerType))

test('a mouse rests where it came to lie last; a page that moves below it is no other rest', () => {
  document.body.innerHTML = '<a>One</a><b>Two</b>'
  const [first, second] = [document.querySelector('a')!, document.querySelector('b')!]
  const readRest = followRest(undefined)
  pointAt(first, 10)
  pointAt(second, 10)
  expect(readRest()).toMatchObject({ target: first, place: '10 0' })
  const readNext = followRest(undefined)
  pointAt(first, 10)
  pointAt(second, 20)
  expect(readNext()?.target).toBe(second)
  pointAt(first, 30)
  expect(readNext()?.target, 'nobody follows any more').toBe(second)
})

test('a finger does not rest, nor does a key', () => {
  document.body.innerHTML = '<a>One</a>'
  const readRest = followRest(new KeyboardEvent('keydown'))
  pointAt(document.querySelector('a')!, 10, 'touch')
  expect(readRest()).toBeUndefined()
})
