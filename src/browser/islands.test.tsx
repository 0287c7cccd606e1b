import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachIslands } from '#browser/islands.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

const model = { islands: ['top', 'bottom'].map((id) => ({ id, type: 'probe', props: {} })) } as unknown as EmbeddedModel
const root = (id: string) => document.getElementById(id)!
const button = (id: string) => root(id).querySelector('button')!

/** A screen that shows what a test scrolls to. */
let scrollTo: (...ids: string[]) => void
class Screen {
  constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    scrollTo = (...ids) => tell(['top', 'bottom'].map((id) => ({ target: root(id), isIntersecting: ids.includes(id) })))
  }
  observe() {}
  unobserve() {}
}

const answers: string[] = []
/** Hydrating is hanging listeners on what the server drew. */
const prepare = vi.fn(async () => async ({ id }: { id: string }) => {
  root(id).addEventListener('click', (event) => answers.push(`${id} ${event.type}`))
  root(id).addEventListener('keydown', (event) => answers.push(`${id} ${event.key}`))
})
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Screen)
  document.body.innerHTML = ['top', 'bottom']
    .map((id) => `<div id="${id}"><button>Go</button><a href="#x">Link</a></div>`)
    .join('')
  answers.length = 0
  prepare.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

test('a page whose islands are all further down loads nothing for them', async () => {
  const ready = attachIslands(model, prepare)
  scrollTo()
  await ready
  expect(prepare).not.toHaveBeenCalled()
})

test('an island near the screen is awake when the page is ready, one further down wakes when it comes near', async () => {
  const ready = attachIslands(model, prepare)
  scrollTo('top')
  await ready
  button('top').click()
  expect(answers).toEqual(['top click'])
  scrollTo('bottom')
  await settle()
  button('bottom').click()
  expect(answers).toEqual(['top click', 'bottom click'])
  expect(prepare).toHaveBeenCalledTimes(1)
})

test('what is clicked and typed in a sleeping island happens once, in order, when it is awake', async () => {
  const ready = attachIslands(model, prepare)
  scrollTo()
  await ready
  button('bottom').click()
  button('bottom').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
  expect(answers).toEqual([])
  await settle()
  expect(answers).toEqual(['bottom click', 'bottom ArrowRight'])
  button('bottom').click()
  expect(answers).toHaveLength(3)
})

test('a link in a sleeping island leads on at once', async () => {
  const ready = attachIslands(model, prepare)
  scrollTo()
  await ready
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  root('bottom').querySelector('a')!.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})

test('an island whose script cannot be loaded leaves the page ready', async () => {
  const ready = attachIslands(model, () => Promise.reject(new Error('offline')))
  scrollTo('top')
  await ready
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  button('top').dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})
