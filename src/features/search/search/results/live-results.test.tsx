import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageContext } from '#foundation/blocks/public.ts'
import { SAMPLE_PAGE, withPage } from '#foundation/blocks/testing/with-page.tsx'
import { LiveResults } from '#features/search/search/results/live-results.tsx'
import { loadVisitorResults } from '#features/search/search/results/load-visitor-results.client.ts'
import { en as search } from '#features/search/search/texts/en.ts'

const PAGE: PageContext = { ...SAMPLE_PAGE, path: '/search', kind: 'Global Search' }
const BRANDS = { brand: [{ type: 'value', data: [{ value: 'Halden', count: 2 }] }] }
const reply = (names: readonly string[]) => ({
  meta: {
    page: { current: 1, total_pages: 1, total_results: names.length, size: 20 },
    request_id: 'r',
    alerts: [],
    warnings: [],
    precision: 2,
    engine: { name: 'sps', type: 'default' },
  },
  results: names.map((name) => ({
    _meta: { id: name, engine: 'sps', score: 1 },
    title: { snippet: name },
    url: { raw: `/us/en/${name}` },
    document_type: { raw: 'Product' },
    parent_doctype: { raw: 'products' },
  })),
  facets: BRANDS,
})
/** As the server drew it. */
const DRAWN = `<div id="root" data-search-results>
  <div data-results-part="tabs"><a href="/us/en/search?search=gas&type=Product">Products</a></div>
  <form data-results-part="facets" action="/us/en/search">
    <input type="hidden" name="search" value="gas">
    <label><input type="checkbox" name="brand" value="Halden">Halden</label>
  </form>
  <p>Drawn by the server</p><div data-buy="V-1"><form id="theirs"><input aria-label="Quantity"></form></div>
</div><p data-results-status></p><div id="island"></div>`

type SentQueries = { readonly queries: readonly { readonly record_analytics: boolean }[] }

const requests: string[] = []
/** Every answer is followed by a request for its words: after that nothing is under way. */
let words = 0
let answer: (query: string) => Response
const root = (): HTMLElement => document.getElementById('root')!

beforeEach(() => {
  requests.length = 0
  words = 0
  answer = () => Response.json([reply(['Detector']), reply([]), reply([])])
  history.replaceState(null, '', '/us/en/search?search=gas')
  document.body.innerHTML = DRAWN
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string } = {}) => {
    if (!address.endsWith('/multi_search')) {
      words += 1
      return Response.json({ categories: {}, families: {}, products: {}, topics: [], related: [] })
    }
    requests.push(body)
    return answer(body)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const start = () =>
  act(async () => {
    const load: ComponentProps<typeof LiveResults>['load'] = (state, isDrawn) => loadVisitorResults(PAGE, state, isDrawn)
    const island = <LiveResults root={root()} load={load} replacesFirst={false} />
    render(withPage(island, { search }, PAGE), { container: document.getElementById('island')! })
  })

test('the server’s list stays until somebody chooses; then the new one takes its place, and the address follows', async () => {
  await start()
  expect(root().textContent).toContain('Drawn by the server')
  fireEvent.click(screen.getByRole('link', { name: 'Products' }))
  expect(await screen.findByRole('link', { name: 'Detector' })).toBeDefined()
  expect(root().textContent).not.toContain('Drawn by the server')
  expect(location.search).toBe('?search=gas&type=Product')
  expect(document.querySelector('[data-results-status]')?.textContent).toBe('One result for “gas”')
  expect(requests.at(-1)).toContain('"document_type":"Product"')
  const isCounted = (body = '{}') => (JSON.parse(body) as SentQueries).queries[0]?.record_analytics
  expect([requests[0], requests.at(-1)].map(isCounted), 'the page has counted its own search').toEqual([false, true])
})

test('a filter that was chosen when the search failed stays chosen, and trying again asks for the same [8.8.2]', async () => {
  await start()
  await vi.waitFor(() => expect(words).toBe(1), { timeout: 60_000 })
  answer = () => new Response('', { status: 500 })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Halden' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Halden/ }).checked).toBe(true)
  expect(location.search).toBe('?search=gas&brand=Halden')
  answer = () => Response.json([reply(['Detector']), reply([]), reply([])])
  fireEvent.click(again)
  expect(await screen.findByRole('link', { name: 'Detector' })).toBeDefined()
  expect(requests.at(-1)).toBe(requests.at(-2))
})

test('what is sent in the room of others, such as the cart’s, is no search', async () => {
  await start()
  await vi.waitFor(() => expect(words).toBe(1), { timeout: 60_000 })
  const before = requests.length
  const form = document.querySelector<HTMLFormElement>('#theirs')!
  form.addEventListener('submit', (event) => event.preventDefault())
  fireEvent.change(screen.getByRole('textbox', { name: 'Quantity' }), { target: { value: '2' } })
  fireEvent.submit(form)
  expect(requests).toHaveLength(before)
})
