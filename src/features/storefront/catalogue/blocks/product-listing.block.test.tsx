import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Block, inMarkup } from '#features/storefront/catalogue/blocks/product-listing.block.tsx'
import { countBefore, readListingChoice } from '#features/storefront/catalogue/listing/listing.rules.ts'
import type { ListingView } from '#features/storefront/catalogue/listing/listing-view.rules.ts'
import { sampleCard, samplePage, sampleView, withPage } from '#features/storefront/catalogue/testing/sample-listing.tsx'
import { resolveFlags } from '#foundation/tenants/testing/test-settings.ts'

const requests: URLSearchParams[] = []
/** Answers as the server does: 86 products, 12 when filtered. */
const answerAll = (): void => {
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://own.invalid').searchParams
    requests.push(query)
    const choice = readListingChoice(query)
    const view = sampleView(Object.keys(choice.chosen).length === 0 ? 86 : 12, choice)
    return Response.json(query.get('only') === 'next' ? { ...view, items: view.items.slice(countBefore(choice.page)) } : view)
  })
}

beforeEach(() => {
  requests.length = 0
  history.replaceState(null, '', '/us/en/products/valves')
  answerAll()
})
afterEach(() => vi.unstubAllGlobals())

const show = (view: ListingView = sampleView(86)) => render(withPage(<Block category="valves" view={view} />))
const draw = (view: ListingView, page = samplePage()) =>
  new DOMParser().parseFromString(renderToString(withPage(<Block category="valves" view={view} />, page)), 'text/html')
const products = () => document.querySelectorAll('[data-product-list] > li')
const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })

test('the server draws a form, links and a list that work without script', () => {
  const page = draw(sampleView(86, { chosen: { seal: ['PTFE', 'VMQ'] }, layout: 'table' }))
  const form = page.querySelector('form')!
  expect(form.getAttribute('action')).toBe('/us/en/products/valves')
  expect([...form.querySelectorAll('input:checked')].map((box) => [box.getAttribute('name'), box.getAttribute('value')])).toEqual(
    [
      ['seal', 'PTFE'],
      ['seal', 'VMQ'],
    ],
  )
  expect(form.querySelector('[name=view]')?.getAttribute('value')).toBe('table')
  expect(form.querySelector('[type=submit]')?.textContent).toBe('Apply')
  expect(page.querySelector('select')?.getAttribute('form')).toBe(form.id)
  expect(page.querySelector(`a[href="#${CSS.escape(form.id)}"]`)?.textContent).toBe('Filters (2)')
  const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('/us/en/products/valves?seal=VMQ&view=table')
  expect(hrefs).toContain('/us/en/products/valves?seal=PTFE&seal=VMQ&page=2&view=table')
  expect(page.querySelectorAll('[style], script')).toHaveLength(0)
})

test('a card has its picture, number, name, facts, price, stock and a button to compare', () => {
  show({
    ...sampleView(86),
    items: [
      sampleCard('V-1'),
      sampleCard('V-2', { price: undefined, stock: { state: 'low', quantity: 3 }, lifecycle: 'replaced', image: undefined }),
    ],
  })
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.matches('[data-product-list] > li'))
  expect(within(first!).getByRole('link', { name: 'Valve V-1' }).getAttribute('href')).toBe('/us/en/products-dynamic/V-1')
  expect(first!.textContent).toMatch(/V-1.*Norva.*Size.*50 mm.*\$1,299\.00.*In stock, 1,840/)
  const image = first!.querySelector('img')!
  expect(image.getAttribute('loading')).toBe('lazy')
  expect([image.width, image.height, image.dataset['lazy']]).toEqual([400, 320, ''])
  expect(within(first!).getByRole('button', { name: 'Compare V-1' }).getAttribute('data-compare-sku')).toBe('V-1')
  expect(second!.textContent).toMatch(/Replaced.*Price on request.*Only 3 left/)
})

test.each([
  ['tiles', sampleView(86)],
  [
    'tiles of few words, and a filter that is chosen',
    {
      ...sampleView(2, { chosen: { seal: ['PTFE'], lifecycle: ['active'] } }),
      items: [
        sampleCard('V-1', { image: '/content/dam/valve.png', facts: [] }),
        sampleCard('V-2', { image: undefined, brand: undefined, price: undefined, lifecycle: 'replaced' }),
      ],
      facets: [
        { key: 'brand', values: [{ value: 'norva', label: 'Norva & Sons', count: 1200 }] },
        { key: 'seal', name: 'Seal', values: [{ value: 'PTFE', count: 2, isChosen: true as const }] },
        {
          key: 'lifecycle',
          values: [
            { value: 'active', count: 1 },
            { value: 'replaced', count: 1 },
          ],
        },
      ],
    },
  ],
  ['a table', sampleView(86, { layout: 'table' })],
] as const)('what stands in the markup of %s does not travel a second time', (_, view) => {
  const props = { category: 'valves', about: 'Ask us.', view }
  const left = JSON.parse(JSON.stringify(inMarkup.leaveOut(props))) as ReturnType<typeof inMarkup.leaveOut>
  expect(inMarkup.readBack(left, draw(props.view).body)).toEqual(props)
  expect(JSON.stringify(left).length).toBeLessThan(JSON.stringify(props).length)
})

test('where prices are hidden none is spoken of, nor sorted by', () => {
  const page = draw(
    { ...sampleView(86), items: [sampleCard('V-1', { price: undefined })] },
    samplePage({ flags: resolveFlags({ hideCurrency: true }) }),
  )
  expect(page.querySelector('[data-price]')).toBeNull()
  expect([...page.querySelectorAll('option')].map(({ value }) => value)).toEqual(['popularity', 'name', 'sku', 'newest'])
})

test('a filter asks the server, tells the count and stands in the address; its chip takes it off', async () => {
  show()
  fireEvent.click(check('PTFE'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('12 products'))
  expect(requests.at(-1)?.toString()).toBe('seal=PTFE&category=valves&country=us&language=en')
  expect(location.search).toBe('?seal=PTFE')
  expect(check('PTFE').checked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Remove PTFE' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '86 products' })))
  expect(location.search).toBe('')
  expect(check('PTFE').checked).toBe(false)
})

test('going back shows the list of that address', async () => {
  show()
  fireEvent.click(check('PTFE'))
  await screen.findByRole('heading', { name: '12 products' })
  history.back()
  await screen.findByRole('heading', { name: '86 products' })
  expect(check('PTFE').checked).toBe(false)
  expect(location.search).toBe('')
})

test('of two questions the last one counts, though its answer comes first', async () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const choice = readListingChoice(new URL(address, 'http://own.invalid').searchParams)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return Response.json(sampleView(20 + Object.values(choice.chosen).flat().length, choice))
  })
  show()
  fireEvent.click(check('PTFE'))
  fireEvent.click(check('EPDM'))
  waiting[1]?.()
  await screen.findByRole('heading', { name: '22 products' })
  waiting[0]?.()
  await expect(screen.findByRole('heading', { name: '21 products' }, { timeout: 50 })).rejects.toThrow()
  expect(location.search).toBe('?seal=PTFE&seal=EPDM')
})

test('‘See more’ asks for nine more, appends them and moves to the first of them [9.6.5]', async () => {
  show()
  expect(products()).toHaveLength(10)
  fireEvent.click(screen.getByRole('link', { name: 'See more' }))
  await waitFor(() => expect(products()).toHaveLength(19))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Valve V-11' }))
  expect(screen.getByRole('status').textContent).toContain('19 of 86 shown')
  expect(location.search).toBe('?page=2')
  expect(requests.map((query) => query.get('only'))).toEqual(['next'])
  fireEvent.click(screen.getByRole('link', { name: 'See more' }))
  await waitFor(() => expect(products()).toHaveLength(28))
  expect(new Set([...products()].map((item) => item.querySelector('h3')?.textContent)).size).toBe(28)
})

test('going back to a longer list shows all of it without a question', async () => {
  show()
  fireEvent.click(screen.getByRole('link', { name: 'See more' }))
  await waitFor(() => expect(products()).toHaveLength(19))
  fireEvent.click(check('PTFE'))
  await screen.findByRole('heading', { name: '12 products' })
  expect(requests.at(-1)?.get('only')).toBeNull()
  const before = requests.length
  history.back()
  await waitFor(() => expect(products()).toHaveLength(19))
  expect(requests).toHaveLength(before)
})

test('a failure leaves the list as it was, says so and can be tried again', async () => {
  show()
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  fireEvent.click(check('PTFE'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The list could not be updated.')
  expect(products()).toHaveLength(10)
  expect(check('PTFE').checked).toBe(false)
  expect(location.search).toBe('')
  answerAll()
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: '12 products' })
  expect(check('PTFE').checked).toBe(true)
  expect(location.search).toBe('?seal=PTFE')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the table has the attributes of the category as columns that sort, and turn round', async () => {
  show()
  fireEvent.click(screen.getByRole('link', { name: 'Table' }))
  const table = await screen.findByRole('table', { name: 'Products' })
  expect(location.search).toBe('?view=table')
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/V-1.*\$1,299\.00.*In stock, 1,840.*50 mm/)
  const size = () => within(screen.getByRole('table')).getByRole('columnheader', { name: 'Size' })
  fireEvent.click(within(size()).getByRole('link'))
  await waitFor(() => expect(size().getAttribute('aria-sort')).toBe('ascending'))
  expect(location.search).toBe('?sort=attr.size&view=table')
  fireEvent.click(within(size()).getByRole('link'))
  await waitFor(() => expect(size().getAttribute('aria-sort')).toBe('descending'))
})

test('a range of prices is typed, stands in the address and on a chip in the currency of the market', async () => {
  show()
  const from = screen.getByRole('textbox', { name: 'From' })
  fireEvent.change(from, { target: { value: '100' } })
  fireEvent.keyDown(from, { key: 'Enter' })
  await waitFor(() => expect(location.search).toBe('?price=100..'))
  fireEvent.click(screen.getByRole('link', { name: 'Remove $100 and more' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('between ten products stands what helps to choose; three alone need none', () => {
  show()
  expect(screen.getByRole('region', { name: 'Not sure which one fits?' }).textContent).toContain('Ask an engineer')
  expect(draw(sampleView(3)).querySelector('[data-place]')).toBeNull()
})

test('more than eight values fold away', () => {
  show()
  const fold = screen.getByText('Show all (10)').closest('details')!
  expect(fold.open).toBe(false)
  expect(fold.querySelectorAll('input')).toHaveLength(2)
})

test('small screens choose in a sheet that says how many there are', async () => {
  show()
  const opener = screen.getByRole('button', { name: 'Filters' })
  opener.focus()
  fireEvent.click(opener)
  const sheet = await screen.findByRole('dialog', { name: 'Filters' })
  fireEvent.click(within(sheet).getByRole('checkbox', { name: /^In stock now/ }))
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Show products: 12' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters (1)' }))
})

test.each([
  [sampleView(0, { chosen: { seal: ['PTFE'] } }), 'No product fits', true],
  [{ ...sampleView(0), facets: [] }, 'Nothing is sold here', false],
])('an empty list says why: %#', (view, title, hasWayOn) => {
  show(view)
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Clear all' }) !== null).toBe(hasWayOn)
})
