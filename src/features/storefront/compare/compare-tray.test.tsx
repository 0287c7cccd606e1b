import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { Block as CompareTray } from '#features/storefront/compare/compare-tray.block.tsx'
import { en } from '#features/storefront/compare/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const locale = { country: 'us', language: 'en' } as const
const mark = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const press = (selector: string) => act(() => mark(selector).click())
const pick = (sku: string) => press(`[data-compare-sku="${sku}"]`)
const pressed = () => [...document.querySelectorAll('[aria-pressed=true]')].map((one) => one.textContent)
const stored = (): unknown => JSON.parse(localStorage.getItem('compareListItems') ?? 'null')
const tray = () => mark('[data-compare-tray]')

beforeEach(() => {
  localStorage.clear()
  render(
    <TextsProvider dictionaries={{ compare: en }} locale={locale}>
      <PageProvider page={{ locale } as PageContext}>
        {['A', 'B', 'C', 'D', 'E'].map((sku) => (
          <button key={sku} data-compare-sku={sku} aria-pressed={false}>
            {sku}
          </button>
        ))}
        <CompareTray />
      </PageProvider>
    </TextsProvider>,
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('a click picks a product, the next one puts it back, and the tray shows how many there are', () => {
  pick('A')
  pick('B')
  expect(stored()).toEqual(['A', 'B'])
  expect(pressed()).toEqual(['A', 'B'])
  expect(tray().hidden).toBe(false)
  expect(tray().querySelector('strong')?.textContent).toBe('2')
  expect(tray().querySelector('a')?.getAttribute('href')).toContain('?skus=A,B')
  pick('A')
  pick('B')
  expect(stored()).toBeNull()
  expect(tray().hidden).toBe(true)
})

test('a fifth is refused with a message, which goes when there is room', () => {
  for (const sku of ['A', 'B', 'C', 'D', 'E']) pick(sku)
  expect(stored()).toEqual(['A', 'B', 'C', 'D'])
  expect(mark('[role=status]').textContent).toBe(en.full)
  pick('A')
  expect(mark('[role=status]').textContent).toBe('')
})

test('what another tab picked is shown here', () => {
  localStorage.setItem('compareListItems', '["C"]')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'compareListItems' })))
  expect(pressed()).toEqual(['C'])
})

test('going to compare says what is compared; clearing forgets both', () => {
  pick('A')
  tray()
    .querySelector('a')
    ?.addEventListener('click', (event) => event.preventDefault())
  press('[data-compare-tray] a')
  expect(localStorage.getItem('compareListCompare')).toBe('["A"]')
  press('[data-compare-tray] button')
  expect([stored(), localStorage.getItem('compareListCompare')]).toEqual([null, null])
  expect(pressed()).toEqual([])
})
