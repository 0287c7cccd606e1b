import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '#browser/storage.ts'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { Block } from '#features/buying/quick-order/page/quick-order.block.tsx'
import type { Reading, ReadingLine } from '#features/buying/quick-order/reading.schema.ts'
import { en } from '#features/buying/quick-order/texts/en.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const PAGE: PageContext = {
  tenant: { key: 'process', name: 'Halden Process', traits: {} },
  locale: DEFAULT_LOCALE,
  path: '/quickCart',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('process', DEFAULT_LOCALE),
  flags: resolveFlags(),
  alternates: [],
}

const line = (at: number, more: Partial<ReadingLine>): ReadingLine => ({
  ...{
    line: at,
    asked: `line ${at}`,
    number: `N-${at}`,
    sku: null,
    quantity: 2,
    unit: null,
    requestedOn: null,
    price: null,
    match: 'failed',
  },
  ...{ confidence: 0, candidates: [], reason: 'not_found', isAdded: false },
  ...more,
})
const exact = line(1, {
  ...{ sku: 'V-1', match: 'exact', confidence: 1, reason: null },
  part: { sku: 'V-1', name: 'Valve', minimum: 1, step: 1, total: { minor: '1760', currency: 'USD' } },
})
const READING: Reading = {
  ...{
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'pdf',
    name: 'PO-5531.pdf',
    pages: 1,
    poNumber: 'PO-5531',
    currency: 'EUR',
  },
  lines: [
    exact,
    line(2, { candidates: [{ sku: 'V-2', confidence: 0.4, name: 'Other valve' }] }),
    line(3, { quantity: null, reason: 'unsure' }),
  ],
}
const ADDED = {
  reading: { ...READING, lines: [{ ...exact, isAdded: true }, ...READING.lines.slice(1)] },
  ...{
    added: 1,
    cartId: 'c',
    cartLines: 1,
    products: [{ id: 'l', sku: 'V-1', quantity: 2, asked: 2, added: 2, isNew: true }],
    failed: [],
  },
  ...{ account: { number: '0000104210', name: 'Northline', salesOrg: 'US01' }, currency: 'USD' },
  purchaseOrder: { poNumber: null, document: null, replaced: null },
}

const OFFER = { number: 'N-2', sku: 'V-2' }

let sent: { method: string; url: string; body: unknown }[]
let stored: Reading | null
let refusal: object | undefined
beforeEach(() => {
  sent = []
  stored = null
  refusal = undefined
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ method, url, body })
    if (url.includes('/parts?')) return Response.json({ parts: [] })
    if (method === 'GET') return Response.json({ reading: stored })
    if (method === 'POST' && refusal) return Response.json(refusal, { status: 422 })
    if (url.includes('/add')) return Response.json(ADDED)
    if (url.includes('/matches')) return Response.json({ id: 'm' }, { status: 201 })
    if (method === 'PATCH')
      return Response.json({ line: line(2, { ...exact, line: 2, sku: 'V-2' }), isLearned: false, offer: OFFER })
    return Response.json(READING)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStore.remove('quickOrderRows')
})

const openPage = () =>
  render(
    <TextsProvider dictionaries={{ ui, 'quick-order': en }} locale={DEFAULT_LOCALE}>
      <PageProvider page={PAGE}>
        <Block country="us" />
      </PageProvider>
    </TextsProvider>,
  )
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('pasted lines are read and added, and what failed stays with its reason', async () => {
  openPage()
  fireEvent.change(screen.getByLabelText('Paste lines'), { target: { value: 'V-1 2\nN-2 2\nN-3' } })
  click('Add to cart')
  expect(await screen.findByText('1 line added')).toBeTruthy()
  expect(screen.getByRole('table', { name: 'What we read' }).textContent).toContain('Part not found')
  expect(screen.getByRole('button', { name: 'Need you 2' })).toBeTruthy()
  const [read] = sent.filter(({ method, url }) => method === 'POST' && url.includes('/readings?'))
  expect(JSON.parse(String(read?.body))).toEqual({ text: 'V-1 2\nN-2 2\nN-3' })
})

test('a reading that was kept is there again; a candidate puts its line right', async () => {
  stored = READING
  openPage()
  expect(await screen.findByRole('heading', { name: 'What we read' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add 1 of 3 lines' })).toBeTruthy()
  click('Use V-2')
  expect(await screen.findByRole('button', { name: 'Add 2 of 3 lines' })).toBeTruthy()
  const fixed = sent.find(({ method }) => method === 'PATCH')
  expect(fixed?.url).toContain('/lines/2?')
  expect(JSON.parse(String(fixed?.body))).toEqual({ number: 'V-2', quantity: 2 })
  click('Remember for your company: N-2')
  expect(await screen.findByText('Remembered for your company: N-2')).toBeTruthy()
  expect(JSON.parse(String(sent.find(({ url }) => url.includes('/matches'))?.body))).toEqual(OFFER)
})

test('a document of pictures is said to be one', async () => {
  refusal = { error: 'Only pictures.', code: 'no_text', message: 'Only pictures.' }
  openPage()
  const field = screen.getByLabelText('Order as a file')
  fireEvent.change(field, { target: { files: [new File(['%PDF'], 'scan.pdf')] } })
  expect(await screen.findByText(/holds only pictures and no text/)).toBeTruthy()
})
