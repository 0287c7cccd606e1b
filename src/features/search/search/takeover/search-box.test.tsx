import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PageProvider, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { Block } from '#features/search/search/blocks/search-takeover.block.tsx'
import { searchTakeover } from '#features/search/search/blocks/search-takeover.schema.ts'
import { en } from '#features/search/search/texts/en.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import type { Flags } from '#kernel/flags.ts'
import type { PresetName } from '#foundation/tenants/public.ts'

import { TextsProvider } from '#ui/use-texts.tsx'

const locale = { country: 'us', language: 'en' } as const
const PAYLOAD = '<img src=x onerror=alert(1)>'

const makePage = (tenant: PresetName, flags: Partial<Flags> = {}): EmbeddedModel =>
  ({
    tenant: { key: tenant, name: tenant, traits: presetTraits(tenant) },
    locale,
    config: { ...resolveSiteConfig(tenant, locale), searchKey: 'search-key' },
    flags: resolveFlags(flags),
  }) as unknown as EmbeddedModel

/** Drawn by the server, taken over by the browser, and opened from the header. */
const openBox = (page: EmbeddedModel, props: object = {}): void => {
  cleanup()
  const topics = [{ label: 'Calibration', href: '/us/en/services' }]
  const takeover = (
    <TextsProvider dictionaries={{ search: en }} locale={locale}>
      <PageProvider page={page}>
        <Block {...searchTakeover.schema.parse({ topics, securedTypes: [{ type: 'Orders' }], ...props })} />
      </PageProvider>
    </TextsProvider>
  )
  document.body.innerHTML = `<div id="root">${renderToString(takeover)}</div><form data-search-open><button>Open</button></form>`
  render(takeover, { container: document.getElementById('root')!, hydrate: true })
  fireEvent.submit(document.querySelector('[data-search-open]')!)
}

let suggestions: string[]
let products: readonly object[]
const fetched = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  suggestions = ['valve', 'valve kit', PAYLOAD]
  products = []
  fetched.mockReset()
  vi.stubGlobal('fetch', (...call: unknown[]) => {
    fetched(...call)
    return Promise.resolve(Response.json({ results: { documents: suggestions.map((suggestion) => ({ suggestion })), products } }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const types = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Document type' })
const type = async (value: string): Promise<void> => {
  field().value = value
  fireEvent.input(field())
  await act(() => vi.advanceTimersByTimeAsync(200))
}
const part = (heading: string) => screen.queryByRole('heading', { name: heading })?.closest('section')
const linksOf = (heading: string) => within(part(heading)!).getAllByRole<HTMLAnchorElement>('link')
const remember = (tenant: string, ...values: readonly string[]) =>
  localStorage.setItem(
    `recentSearches-${tenant}`,
    JSON.stringify(values.map((value, index) => ({ value, expiry: Date.now() + 1000 - index }))),
  )
const press = (key: string) => fireEvent.keyDown(field(), { key })

test('popular topics and recent searches are there before anything is typed [1.0.6, 2.8.3]', () => {
  remember('sps', 'pitot heater')
  openBox(makePage('sps'))
  expect(linksOf('Popular topics').map((link) => link.getAttribute('href'))).toEqual(['/us/en/services'])
  expect(linksOf('Recent searches').map(({ textContent }) => textContent)).toEqual(['pitot heater'])
  expect(part('Suggested')).toBeUndefined()
})

test('from the third character on, suggestions take the place of recent searches [1.0.6, 2.8.4, 5.8.2, 9.6.1, 9.6.4]', async () => {
  remember('sps', 'pitot heater')
  openBox(makePage('sps'))
  await type('va')
  expect(fetched).not.toHaveBeenCalled()
  expect(part('Recent searches')).toBeTruthy()
  await type('val')
  expect(fetched).toHaveBeenCalledOnce()
  expect(linksOf('Suggested').map(({ textContent }) => textContent)).toEqual(suggestions)
  expect(part('Recent searches')).toBeUndefined()
  expect(screen.getByRole('status').textContent).toBe('Suggestions: 3')
  await type('va')
  expect(part('Suggested')).toBeUndefined()
  expect(part('Recent searches')).toBeTruthy()
})

test('suggestions lead to the results page, or where an author says [2.8.5]', async () => {
  openBox(makePage('sps'))
  await type('valve')
  expect(linksOf('Suggested')[1]?.getAttribute('href')).toBe('/us/en/search?search=valve%20kit')
  openBox(makePage('sps'), { suggestionPath: '/us/en/products' })
  await type('valve')
  expect(linksOf('Suggested')[1]?.getAttribute('href')).toBe('/us/en/products?search=valve%20kit')
})

test('as many are asked for as an author says, ten unless said [9.6.3]', async () => {
  const requestedSize = () => (JSON.parse(fetched.mock.lastCall?.[1].body) as { size: number }).size
  openBox(makePage('sps'))
  await type('valve')
  expect(requestedSize()).toBe(10)
  openBox(makePage('sps'), { suggestionSize: 2 })
  await type('valve')
  expect(requestedSize()).toBe(2)
  expect(linksOf('Suggested')).toHaveLength(2)
})

test('payloads in storage and in answers are text and nothing else [T-23]', async () => {
  remember('sps', PAYLOAD, '"><script>alert(1)</script>')
  openBox(makePage('sps'))
  expect(linksOf('Recent searches').map(({ textContent }) => textContent)).toEqual([PAYLOAD, '"><script>alert(1)</script>'])
  await type('img')
  const [, , link] = linksOf('Suggested')
  expect(link?.textContent).toBe(PAYLOAD)
  expect(new URL(link!.href, 'http://x').searchParams.get('search')).toBe(PAYLOAD)
  expect(document.querySelector('img, script')).toBeNull()
})

test('what is pasted after an arrow key was let go asks like what is typed; while it is held it does not [5.8.3]', async () => {
  openBox(makePage('sps'))
  press('ArrowDown')
  await type('valve')
  expect(fetched).not.toHaveBeenCalled()
  fireEvent.keyUp(field(), { key: 'ArrowDown' })
  await type('valves')
  expect(fetched).toHaveBeenCalledOnce()
})

test('without type-ahead nothing is asked, and recent searches stay [5.8.1, 9.6.4]', async () => {
  remember('sps', 'pitot heater')
  openBox(makePage('sps', { typeAhead: false }))
  await type('valve')
  expect(fetched).not.toHaveBeenCalled()
  expect(part('Recent searches')).toBeTruthy()
})

test('support asks for no suggestions, and changing to it takes them away [5.8.4]', async () => {
  openBox(makePage('sps'))
  await type('valve')
  expect(part('Suggested')).toBeTruthy()
  fireEvent.change(types(), { target: { value: 'support' } })
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(part('Suggested')).toBeUndefined()
  await type('valves')
  expect(fetched).toHaveBeenCalledOnce()
})

test('each type says what to enter and, on hover, what it finds [2.8.6]', () => {
  openBox(makePage('sps'))
  for (const option of types().options) {
    expect(option.title).toBe(en[`type.${option.value}.hover` as keyof typeof en])
    fireEvent.change(types(), { target: { value: option.value } })
    expect(field().placeholder).toBe(en[`type.${option.value}.hint` as keyof typeof en])
    expect(types().title).toBe(option.title)
  }
})

test('an anonymous visitor is offered what anonymous visitors are [2.8.7, 4.13.4]', () => {
  openBox(makePage('aerobt'))
  const offered = [...types().options].map(({ value }) => value)
  expect(offered).not.toContain('Orders')
  expect(types().value).toBe('news-events-id')
})

describe('products while one types', () => {
  const valve = { sku: 'V-1', title: `Valve ${PAYLOAD}`, url: '/us/en/products-dynamic/V-1', image: '/v.svg' }
  beforeEach(() => void (products = [valve]))

  test('come with the suggestions in the same call, as text, and lead straight to their page [T-23]', async () => {
    openBox(makePage('sps'))
    await type('val')
    expect(fetched).toHaveBeenCalledOnce()
    const [link] = linksOf('Products')
    expect(link?.textContent).toBe(`V-1Valve ${PAYLOAD}`)
    expect(link?.getAttribute('href')).toBe('/us/en/products-dynamic/V-1')
    expect([...link!.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/v.svg'])
    await type('va')
    expect(part('Products')).toBeUndefined()
  })

  test('are walked through after the suggestions; opening one remembers what was typed', async () => {
    openBox(makePage('sps'))
    await type('val')
    for (let step = 0; step <= suggestions.length; step += 1) press('ArrowDown')
    linksOf('Products')[0]?.addEventListener('click', (event) => event.preventDefault())
    press('Enter')
    expect(localStorage.getItem('recentSearches-sps')).toContain('"value":"val"')
    expect(localStorage.getItem('recentSearches-sps')).not.toContain('V-1')
  })

  test('are not shown to someone who looks for trainings', async () => {
    openBox(makePage('sps'))
    fireEvent.change(types(), { target: { value: 'Trainings' } })
    await type('val')
    expect(part('Suggested')).toBeTruthy()
    expect(part('Products')).toBeUndefined()
  })
})

describe('by keyboard', () => {
  test('arrows walk through what is shown, past the ends back to the field; Escape lets go', async () => {
    openBox(makePage('sps'))
    await type('valve')
    const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(field().getAttribute('aria-expanded')).toBe('true')
    press('ArrowDown')
    expect(active()).toBe('valve')
    press('ArrowDown')
    expect(active()).toBe('valve kit')
    press('ArrowUp')
    press('ArrowUp')
    expect(active()).toBeUndefined()
    press('ArrowUp')
    expect(active()).toBe('Calibration')
    press('Escape')
    expect(active()).toBeUndefined()
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('Enter follows the chosen link, which is then a recent search', async () => {
    openBox(makePage('sps'))
    await type('valve')
    press('ArrowDown')
    press('ArrowDown')
    const followed = vi.fn((event: Event) => event.preventDefault())
    linksOf('Suggested')[1]?.addEventListener('click', followed)
    press('Enter')
    expect(followed).toHaveBeenCalledOnce()
    expect(localStorage.getItem('recentSearches-sps')).toContain('"value":"valve kit"')
  })
})

test('what was looked for is cleaned, remembered for this store only, and taken to the results page [3.11.13, 5.8.12]', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  openBox(makePage('sps', { disableexactmatch: 'false' }))
  await type('  Ball  <valve>® & more')
  fireEvent.submit(document.querySelector('form')!)
  expect(assign).toHaveBeenCalledWith('/us/en/search?search=%22Ball%20valve%20%26%20more%22&type=Product')
  expect(JSON.parse(localStorage.getItem('recentSearches-sps') ?? '')).toEqual([
    { value: 'ball valve &amp; more', expiry: Date.now() + 30 * 86_400_000 },
  ])
  expect(localStorage.getItem('recentSearches-aerobt')).toBeNull()
  assign.mockClear()
  await type(' <> ')
  fireEvent.submit(document.querySelector('form')!)
  expect(assign).not.toHaveBeenCalled()
})

test('recent searches can be forgotten', () => {
  remember('sps', 'pitot heater')
  openBox(makePage('sps'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(part('Recent searches')).toBeUndefined()
  expect(localStorage.getItem('recentSearches-sps')).toBeNull()
})
