import { act, fireEvent, render, screen } from '@testing-library/react'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { CustomerResults } from '#features/search/search/results/customer-results.tsx'
import { en as search } from '#features/search/search/texts/en.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const PAGE: PageContext = {
  tenant: { key: 'process', name: 'Halden Process', traits: presetTraits('process') },
  locale: DEFAULT_LOCALE,
  path: '/search',
  template: 'content-page-template',
  kind: 'Global Search',
  mode: 'publish',
  config: resolveSiteConfig('process', DEFAULT_LOCALE),
  flags: resolveFlags(),
  alternates: [],
}

const item = (id: string, type: string) => ({
  _meta: { id, engine: 'process', score: 1 },
  title: { snippet: `<em>Valve</em> ${id}` },
  url: { raw: `/us/en/secure/${id}` },
  document_type: { raw: type },
  parent_doctype: { raw: type.toLowerCase() },
})
const reply = (results: readonly object[], facets = {}) => ({
  meta: { page: { current: 1, total_pages: 1, total_results: results.length, size: 20 }, request_id: 'r' },
  results,
  facets,
})
/** As our own engine answers; the portal's may be another one, which says less. */
const ownReply = (results: readonly object[], facets = {}) => {
  const engine = { name: 'process', type: 'default' }
  const { meta, ...found } = reply(results, facets)
  return { meta: { ...meta, alerts: [], warnings: [], precision: 2, engine }, ...found }
}
const TYPES = { document_type: [{ type: 'value', data: [{ value: 'Orders', count: 1 }] }] }

const SHOPPER = { hasEcommerceAccess: true, soldToNumber: '0000000123', selectedCurrency: 'EUR' }

type ParsedQuery = { readonly path: string; readonly method: string; readonly form: URLSearchParams }
const requests: ParsedQuery[] = []
let portal: () => Response
let shop: () => Response

beforeEach(() => {
  requests.length = 0
  portal = () => Response.json({ search_results: reply([item('O-77', 'Orders')]) })
  shop = () => Response.json({ search_results: [reply([])] })
  history.replaceState(null, '', '/us/en/search?search=valve')
  document.body.innerHTML =
    '<div id="saved"></div><div id="root" data-search-results><p>Drawn for everyone</p></div><div id="portal"></div>'
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const form = body instanceof URLSearchParams ? body : new URL(address, 'http://x').searchParams
    requests.push({ path: address, method, form })
    if (address.includes('.portalsearch')) return form.get('type') === 'search' ? portal() : shop()
    if (address.endsWith('/multi_search')) return Response.json([ownReply([], TYPES)])
    if (address === '/api/search/countries') return Response.json({ countryCodes: ['de', 'pl'] })
    if (address.startsWith('/api/search/words'))
      return Response.json({ categories: {}, families: {}, products: {}, topics: [], related: [] })
    if (address.includes('/saved-search')) return Response.json({ savedSearches: [] })
    return Response.json({})
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const find = (id: string): HTMLElement => document.getElementById(id)!
const show = async (page = PAGE) => {
  await act(async () => {
    render(
      <TextsProvider dictionaries={{ ui, search }} locale={page.locale}>
        <PageProvider page={page}>
          <CustomerResults root={find('root')} saved={find('saved')} shopper={SHOPPER} />
        </PageProvider>
      </TextsProvider>,
      { container: find('portal') },
    )
  })
}
const portalCalls = (): ParsedQuery[] => requests.filter(({ path }) => path.includes('.portalsearch'))

test('the portal is asked, and what only this person may find takes the place of the public list [7.8.1, 3.11.8]', async () => {
  await show()
  expect(await screen.findByRole('link', { name: 'Valve O-77' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Orders 1' }).getAttribute('href')).toBe('/us/en/search?search=valve&type=Orders')
  expect(find('root').textContent).not.toContain('Drawn for everyone')
  const [call] = portalCalls()
  expect(call).toMatchObject({ path: '/us/en/search.portalsearch', method: 'POST' })
  expect(Object.fromEntries(call!.form)).toMatchObject({
    tenantPath: '/content/process',
    type: 'search',
    hybrisSerachEnabled: 'true',
  })
  expect(JSON.parse(call!.form.get('payload') ?? '')).toMatchObject({
    query: 'valve',
    page: { size: 20, current: 1 },
    search_fields: { title: { weight: 1 } },
    result_fields: { title: { snippet: { size: 50, fallback: true }, raw: { size: 200 } }, document_type: { raw: { size: 50 } } },
    filters: { all: [], none: [] },
    record_analytics: false,
  })
})

test('the shop is asked beside it for five parts, for the account and in its currency [3.11.9, 3.11.10, 6.6.5, 7.8.7]', async () => {
  const many = Array.from({ length: 8 }, (_, at) => item(`P-${at}`, 'Product'))
  portal = () => Response.json({ search_results: reply(many) })
  shop = () => Response.json({ search_results: [reply(many.slice(0, 2))] })
  await show()
  const region = await screen.findByRole('region', { name: 'Ready to order online' })
  expect(region.querySelectorAll('a')).toHaveLength(2)
  expect(screen.getAllByRole('article')).toHaveLength(6)
  const call = portalCalls().find(({ form }) => form.get('type') === 'multi-search')
  const { payload = '', ...fields } = Object.fromEntries(call!.form)
  expect(fields).toEqual({
    tenantPath: '/content/process',
    type: 'multi-search',
    hybrisSerachEnabled: 'true',
    soldToNumber: '0000000123',
    selectedCurrency: 'EUR',
  })
  expect(JSON.parse(payload)).toEqual({
    queries: [
      {
        query: 'valve',
        page: { size: 5, current: 0 },
        filters: {
          none: [],
          all: [{ language: 'en' }, { document_type: 'Sku' }],
          any: [{ none: [{ document_type: ['Work Orders'] }] }],
        },
      },
    ],
  })
})

test('sps narrows to the countries of the customer, which the portal tells [6.12.1, 7.8.6]', async () => {
  await show({ ...PAGE, tenant: { key: 'sps', name: 'Halden Safety', traits: presetTraits('sps') } })
  await screen.findByRole('link', { name: 'Valve O-77' })
  for (const { form } of portalCalls())
    expect(form.get('payload')).toContain(JSON.stringify({ availability_country: ['de', 'pl', 'us'] }))
})

test('where currencies are hidden the portal is asked by GET [7.8.2]', async () => {
  await show({ ...PAGE, flags: resolveFlags({ hideCurrency: true }) })
  await screen.findByRole('link', { name: 'Valve O-77' })
  expect(portalCalls()[0]).toMatchObject({ method: 'GET', path: expect.stringContaining('type=search') as string })
})

test.each([
  ['an error', () => Response.json({ error: 'Broken.' }, { status: 500 })],
  ['no answer', () => new Response('', { status: 503 })],
  ['no connection', () => Response.error()],
  ['an answer that is none', () => Response.json({ search_results: {} })],
  ['an answer without its page', () => Response.json({ search_results: { meta: {}, results: [] } })],
  [
    'an engine that failed',
    () => Response.json({ search_results: { ...reply([]), meta: { ...reply([]).meta, alerts: ['search_failed'] } } }),
  ],
])('%s is the empty result, and trying again asks again [8.8.2]', async (_, answer) => {
  const whole = portal
  portal = answer
  await show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(find('root').textContent).toContain('No results right now')
  expect(find('root').textContent).not.toContain('Drawn for everyone')
  expect(screen.queryByRole('dialog')).toBeNull()
  portal = whole
  const steps = history.length
  fireEvent.click(again)
  expect(await screen.findByRole('link', { name: 'Valve O-77' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(history.length).toBe(steps)
})

test('a later search that fails keeps its filters and its address, and can be tried again [8.8.2]', async () => {
  await show()
  const whole = portal
  portal = () => new Response('', { status: 500 })
  fireEvent.click(await screen.findByRole('link', { name: 'Orders 1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(location.search).toBe('?search=valve&type=Orders')
  portal = whole
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Valve O-77' })).toBeDefined()
  expect(JSON.parse(portalCalls().at(-1)!.form.get('payload') ?? '')).toMatchObject({
    filters: { all: [{ document_type: 'Orders' }] },
  })
})

test('without a question nothing is asked, and saved searches are offered all the same [7.8.9]', async () => {
  history.replaceState(null, '', '/us/en/search')
  await show()
  expect(await screen.findByRole('button', { name: 'Saved searches' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
  expect(portalCalls()).toEqual([])
})
