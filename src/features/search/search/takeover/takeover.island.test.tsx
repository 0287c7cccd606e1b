import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageProvider, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { Block as Banner } from '#features/search/search/blocks/search-banner.block.tsx'
import { Block as Takeover } from '#features/search/search/blocks/search-takeover.block.tsx'
import { searchTakeover } from '#features/search/search/blocks/search-takeover.schema.ts'
import { HIGHLIGHT_KEY } from '#features/search/search/highlight.rules.ts'
import { showHighlight, hydrate } from '#features/search/search/takeover/takeover.island.tsx'
import { en } from '#features/search/search/texts/en.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const locale = { country: 'us', language: 'en' } as const
const page = {
  tenant: { key: 'sps', name: 'sps', traits: presetTraits('sps') },
  locale,
  config: { ...resolveSiteConfig('sps', locale), searchKey: 'search-key' },
  flags: resolveFlags({}),
  islands: [],
} as unknown as EmbeddedModel
const settings = searchTakeover.schema.parse({ topics: [{ label: 'Calibration', href: '/us/en/services' }] })

const draw = (block: ReactNode): string =>
  renderToString(
    <TextsProvider dictionaries={{ search: en }} locale={locale}>
      <PageProvider page={page}>{block}</PageProvider>
    </TextsProvider>,
  )
const fragment = (): string => {
  const islands = JSON.stringify([{ id: 'takeover', type: 'search-takeover', props: settings }])
  const drawn = `<div id="takeover" data-island="search-takeover">${draw(<Takeover {...settings} />)}</div>`
  return `${drawn}<script type="application/json" data-fragment-islands="">${islands}</script>`
}

let isComing: boolean
const complaints = vi.spyOn(console, 'error')
beforeEach(() => {
  isComing = true
  complaints.mockClear()
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/fragments/search/')) return Response.json({ results: { documents: [{ suggestion: 'valve kit' }] } })
    return isComing ? new Response(fragment()) : new Response('', { status: 503 })
  })
  const header = '<div data-header><form data-search-open action="/us/en/search"><button>Open</button></form></div>'
  document.body.innerHTML = `${header}<main id="main" tabindex="-1">${draw(<Banner heading="Look it up first" />)}</main>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

const banner = () => within(document.querySelector<HTMLElement>('[data-search-banner]')!)
/** Not in `act`, which would hold back what hydrating waits for. */
const wakeUp = async (): Promise<boolean | undefined> => {
  let isHydrated: boolean | undefined
  void hydrate(page).then((answer) => (isHydrated = answer))
  await waitFor(() => expect(isHydrated).toBeDefined())
  return isHydrated
}
const openSearch = () => fireEvent.submit(document.querySelector('[data-search-open]')!)

test('it takes over what the server drew, as it was drawn', async () => {
  expect(await wakeUp()).toBe(true)
  expect(complaints).not.toHaveBeenCalled()
})

test('when the takeover does not come, forms stay as they are [2.8.2]', async () => {
  isComing = false
  expect(await wakeUp()).toBe(false)
  expect(banner().queryByRole('combobox', { name: 'Search' })).toBeNull()
})

test('what was typed and chosen in a banner before is kept, and offered something for [2.8.1, 2.8.3, 4.13.1]', async () => {
  const input = banner().getByRole<HTMLInputElement>('textbox', { name: 'Search' })
  const select = banner().getByRole<HTMLSelectElement>('combobox', { name: 'Document type' })
  input.focus()
  input.value = 'val'
  select.value = 'Sku'
  await wakeUp()
  expect([input.value, select.value]).toEqual(['val', 'Sku'])
  expect(banner().getByRole('combobox', { name: 'Search' })).toBe(input)
  expect(input.getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(banner().getByRole('grid', { name: 'Suggested' }).textContent).toBe('valve kit'))
})

test('a banner’s panel goes with Escape and with the focus, and comes back with a click', async () => {
  await wakeUp()
  const input = banner().getByRole('combobox', { name: 'Search' })
  act(() => input.focus())
  expect(banner().getByRole('link', { name: 'Calibration' })).toBeTruthy()
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(banner().queryByRole('link', { name: 'Calibration' })).toBeNull()
  fireEvent.click(input)
  act(() => banner().getByRole('link', { name: 'Calibration' }).focus())
  fireEvent.keyDown(banner().getByRole('link', { name: 'Calibration' }), { key: 'Escape' })
  expect(document.activeElement).toBe(input)
  expect(input.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(input)
  act(() => document.getElementById('main')!.focus())
  expect(input.getAttribute('aria-expanded')).toBe('false')
})

test('closing it gives the focus back to the icon [2.8.2]', async () => {
  await wakeUp()
  openSearch()
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Search' })
  expect(document.activeElement).toBe(within(dialog).getByRole('combobox', { name: 'Search' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close search' }))
  expect(dialog.open).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('opening the search dismisses the hint, and whoever opened it gets none [2.8.8, 4.14.1]', async () => {
  await wakeUp()
  openSearch()
  expect(localStorage.getItem(HIGHLIGHT_KEY)).toContain('ttl')
  act(showHighlight)
  expect(document.querySelector('[data-hint]')).toBeNull()
})
