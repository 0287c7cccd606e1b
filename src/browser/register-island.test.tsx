import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerIsland } from '#browser/register-island.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

const page = {} as EmbeddedModel
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const settle = () => new Promise((resolve) => setTimeout(resolve))

let answers: string[]
/** Waking is hanging a listener on what the server drew. */
const hydrate = vi.fn(async () => {
  find('#place').addEventListener('click', ({ target }) => answers.push((target as Element).id))
  return true
})
const load = async () => ({ hydrate })

beforeEach(() => {
  answers = []
  hydrate.mockClear()
  document.body.innerHTML = '<div id="place"><button id="held">Go</button><a id="link" href="#x">Link</a></div><i id="far"></i>'
})
afterEach(() => document.body.replaceChildren())

test('an island sleeps until a pointer or the focus comes to it, and wakes once', async () => {
  registerIsland(page, { reach: '#place', load })
  find('#far').dispatchEvent(new Event('pointerover', { bubbles: true }))
  await settle()
  expect(hydrate).not.toHaveBeenCalled()
  find('#held').dispatchEvent(new Event('pointerover', { bubbles: true }))
  find('#held').dispatchEvent(new Event('focusin', { bubbles: true }))
  await settle()
  find('#held').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(page)
})

test('a click that is held happens once, when the island is awake', async () => {
  registerIsland(page, { reach: '#place', hold: '#held', load })
  find('#held').click()
  expect(answers).toEqual([])
  await settle()
  expect(answers).toEqual(['held'])
  find('#held').click()
  expect(answers).toEqual(['held', 'held'])
})

test('what was clicked shows at once that something comes, until the island is awake', async () => {
  registerIsland(page, { reach: '#place', hold: '#held', load })
  find('#held').click()
  expect(find('#held').getAttribute('aria-busy')).toBe('true')
  await settle()
  expect(find('#held').hasAttribute('aria-busy')).toBe(false)
})

test('Enter in a list of choices is held; letters are the list’s own', async () => {
  find('#place').innerHTML = '<select id="list"><option>France</option></select>'
  const seen: string[] = []
  const listen = async () => {
    find('#list').addEventListener('keydown', ({ key }) => seen.push(key))
    return true
  }
  registerIsland(page, { reach: '#place', hold: '#list', load: async () => ({ hydrate: listen }) })
  const press = (key: string): boolean =>
    find('#list').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect([press('F'), press('Enter')]).toEqual([true, false])
  await settle()
  expect(seen).toEqual(['Enter'])
})

test('what is not held goes its way at once', () => {
  registerIsland(page, { reach: '#place', hold: '#held', load })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('#link').dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  const own = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  find('#held').dispatchEvent(own)
  expect(own.defaultPrevented).toBe(false)
})

test('an island that does not come gives back what it held, and is tried again', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('offline')))
  registerIsland(page, { reach: '#place', hold: '#held', load: failing })
  const own = vi.fn()
  find('#place').addEventListener('click', own)
  find('#held').click()
  expect(own).not.toHaveBeenCalled()
  await settle()
  expect(own).toHaveBeenCalledTimes(1)
  find('#held').click()
  await settle()
  expect(failing).toHaveBeenCalledTimes(2)
})

test('an island can be woken without anybody reaching for it', async () => {
  await expect(registerIsland(page, { reach: '#place', load })()).resolves.toBe(true)
})
