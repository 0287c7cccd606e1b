import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What a page would do before anybody sees it, were it not to wait; listeners are counted and never added, so that no other test hears them. */
const spyOnPage = () => {
  const fetched = vi.fn(() => Promise.reject(new Error('nobody answers')))
  vi.stubGlobal('fetch', fetched)
  let open: (() => void) | undefined
  const listened = vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'prerenderingchange') open = listener as () => void
  })
  vi.spyOn(window, 'addEventListener').mockImplementation(() => {})
  const typesOf = () => listened.mock.calls.map(([type]) => type)
  return { fetched, typesOf, open: () => open?.() }
}

const MODEL = {
  tenant: { key: 'sps', name: 'Safety', traits: presetTraits('sps') },
  locale: { country: 'us', language: 'en' },
  path: '/about',
  config: { domainId: 'sps', minicart_url: '/cart/sps/en', quickcart_url: '/shop/sps/en/quickCart' },
  flags: {},
  islands: [],
}

const draw = (isPrerendering: boolean): void => {
  document.body.innerHTML = `<header data-header></header><script type="application/json" id="page-model">${JSON.stringify(MODEL)}</script>`
  Object.defineProperty(document, 'prerendering', { value: isPrerendering, configurable: true })
}
const isReady = (): boolean => 'hydrated' in document.documentElement.dataset

beforeEach(() => {
  vi.resetModules()
  localStorage.setItem('sessionRemaining', '60')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'prerendering')
  delete document.documentElement.dataset['hydrated']
  document.body.replaceChildren()
  localStorage.clear()
})

test('a page that is drawn ahead asks nothing, keeps nothing and answers to nothing until it is opened', async () => {
  draw(true)
  const { fetched, typesOf, open } = spyOnPage()
  await import('#browser/entry.ts')
  expect(typesOf()).toEqual(['prerenderingchange'])
  // What a test before this one left behind may still end with a call that has no address.
  expect(fetched.mock.calls.filter((call: unknown[]) => call.length > 0)).toEqual([])
  expect(localStorage.getItem('sessionRemaining')).toBe('60')
  expect(isReady()).toBe(false)

  open()
  await vi.waitFor(() => expect(isReady()).toBe(true), { timeout: 60_000 })
  expect(typesOf()).toContain('click')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), { timeout: 60_000 })
  expect(localStorage.getItem('sessionRemaining')).toBeNull()
})

test('a page that is opened at once wakes at once', async () => {
  draw(false)
  const { fetched, typesOf } = spyOnPage()
  await import('#browser/entry.ts')
  await vi.waitFor(() => expect(isReady()).toBe(true), { timeout: 60_000 })
  expect(typesOf()).not.toContain('prerenderingchange')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), { timeout: 60_000 })
})
