import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { enhance } from '#features/catalogue/compare.enhance.ts'

const PAGE = `<main id="main" tabindex="-1">
  ${['A', 'B', 'C', 'D', 'E'].map((sku) => `<button data-compare-sku="${sku}" aria-pressed="false">${sku}</button>`).join('')}
  <section data-compare-tray hidden>
    <strong data-compare-count></strong><p role="status" data-compare-status="No room"></p>
    <button data-compare-clear>Clear</button><a href="/us/en/compare" data-compare-link>Compare</a>
  </section></main>`

const mark = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const button = (sku: string) => mark(`[data-compare-sku="${sku}"]`)
const pressed = () => [...document.querySelectorAll('[aria-pressed=true]')].map((one) => one.textContent)
const stored = (): unknown => JSON.parse(localStorage.getItem('compareListItems') ?? 'null')

enhance({} as EmbeddedModel)
beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = PAGE
})
afterEach(() => localStorage.clear())

test('a click picks a product, the next one puts it back, and the tray shows how many there are', () => {
  button('A').click()
  button('B').click()
  expect(stored()).toEqual(['A', 'B'])
  expect(pressed()).toEqual(['A', 'B'])
  expect(mark('[data-compare-tray]').hidden).toBe(false)
  expect(mark('[data-compare-count]').textContent).toBe('2')
  expect(mark('[data-compare-link]').getAttribute('href')).toContain('?skus=A,B')
  button('A').click()
  button('B').click()
  expect(stored()).toBeNull()
  expect(mark('[data-compare-tray]').hidden).toBe(true)
})

test('a fifth is refused with a message, which goes when there is room', () => {
  for (const sku of ['A', 'B', 'C', 'D', 'E']) button(sku).click()
  expect(stored()).toEqual(['A', 'B', 'C', 'D'])
  expect(mark('[role=status]').textContent).toBe('No room')
  button('A').click()
  expect(mark('[role=status]').textContent).toBe('')
})

test('what another tab picked is shown here', () => {
  localStorage.setItem('compareListItems', '["C"]')
  dispatchEvent(new StorageEvent('storage', { key: 'compareListItems' }))
  expect(pressed()).toEqual(['C'])
})

test('going to compare says what is compared; clearing forgets both', () => {
  button('A').click()
  mark('[data-compare-link]').addEventListener('click', (event) => event.preventDefault())
  mark('[data-compare-link]').click()
  expect(localStorage.getItem('compareListCompare')).toBe('["A"]')
  mark('[data-compare-clear]').click()
  expect([stored(), localStorage.getItem('compareListCompare')]).toEqual([null, null])
  expect(pressed()).toEqual([])
})
