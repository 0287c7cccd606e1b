import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { en } from '#features/orders/exports/texts/en.ts'
import { ExportJobs } from '#features/orders/exports/watch/export-jobs.tsx'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

vi.mock('#foundation/accounts/public.ts', () => ({ readPortalData: () => ({ status: { honId: 'H7' } }) }))

const UUID = 'c0ffee00-0000-4000-8000-000000000001'
type Call = { readonly path: string; readonly fields: Readonly<Record<string, string>> }
let calls: Call[] = []
let say = { invoices: 'none', orders: 'none' }
let place: HTMLElement

const answer = (status: string): string =>
  JSON.stringify(
    JSON.stringify({
      code: status === 'none' ? 404 : 200,
      response: { uuid: UUID, status, isDownloaded: status === 'fetched' ? 1 : 0 },
    }),
  )

beforeEach(() => {
  calls = []
  say = { invoices: 'none', orders: 'none' }
  place = document.createElement('div')
  document.body.append(place)
  vi.useFakeTimers()
  history.replaceState(null, '', '/us/en/secure/orders?state=Shipped&page=2')
  // The document is shared: it must not go to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (!(body instanceof URLSearchParams)) return Promise.resolve(new Response('{}', { status: 404 }))
    const fields = Object.fromEntries(body)
    calls.push({ path, fields })
    if (path.endsWith('start'))
      return Promise.resolve(
        new Response(JSON.stringify({ code: 200, response: { uuid: UUID, status: 'Starting', isDownloaded: 0 } })),
      )
    if (fields['responseType'] === 'blob') return Promise.resolve(new Response('PK'))
    return Promise.resolve(new Response(answer(fields['OrderExportFlag'] === 'true' ? say.orders : say.invoices)))
  })
})
afterEach(() => {
  cleanup()
  place.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})

const page = (notificationAlert: 'TRUE' | 'FALSE'): PageContext => ({
  tenant: { key: 'process', name: 'Halden', traits: presetTraits('process') },
  ...{ locale: DEFAULT_LOCALE, path: '/secure/orders', template: 'content-page-template', kind: 'Content', mode: 'publish' },
  config: resolveSiteConfig('process', DEFAULT_LOCALE),
  flags: resolveFlags({ notificationAlert }),
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const open = async (alert: 'TRUE' | 'FALSE' = 'TRUE') => {
  render(
    <TextsProvider dictionaries={{ ui, exports: en }} locale={DEFAULT_LOCALE}>
      <PageProvider page={page(alert)}>
        <ExportJobs places={[{ element: place, value: 'orders' }]} isSessionValid />
      </PageProvider>
    </TextsProvider>,
  )
  await pass(0)
}
const names = () =>
  within(place)
    .getAllByRole('button')
    .filter((button) => !button.hasAttribute('aria-haspopup'))
    .map(({ textContent }) => textContent)
const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const banner = () => screen.queryByText('Orders Excel download in progress')

test('the fields of a poll are those of the contract, hid for invoices alone [7.9.7, 7.9.8, 7.9.9, 7.9.10, 7.9.11]', async () => {
  await open()
  expect(calls).toEqual([
    {
      path: '/us/en/secure/orders.invoicedownloadstatus',
      fields: { payload: '{"hid":"H7"}', langMap: 'process:en', tenantPath: '/content/process', responseType: 'json' },
    },
    {
      path: '/us/en/secure/orders.invoicedownloadstatus',
      fields: {
        payload: '{}',
        langMap: 'process:en',
        tenantPath: '/content/process',
        responseType: 'json',
        OrderExportFlag: 'true',
      },
    },
  ])
})

test('a link is replaced by its twin while its job runs, the other stays; the list’s filters go along [2.18.12, 2.18.13]', async () => {
  await open()
  expect(names()).toEqual(['Download invoices', 'Export orders'])
  say.orders = 'Starting'
  await click('Export orders')
  expect(names()).toEqual(['Download invoices', 'Preparing export'])
  const started = calls.find(({ path }) => path.endsWith('invoicedownloadstart'))
  expect(JSON.parse(started?.fields['payload'] ?? '')).toEqual({ filters: { state: 'Shipped', page: '2' } })
  say.orders = 'fetched'
  await pass(15_000)
  expect(names()).toEqual(['Download invoices', 'Export orders'])
})

test.each([
  ['TRUE', true],
  ['FALSE', false],
] as const)('with notificationAlert %s the banner shows while the export runs: %s [2.18.15, 4.16.11]', async (flag, isShown) => {
  await open(flag)
  expect(banner()).toBeNull()
  say.orders = 'Starting'
  await click('Export orders')
  expect(banner()?.getAttribute('role') ?? null).toBe(isShown ? 'status' : null)
  say.orders = 'none'
  await pass(15_000)
  expect(banner()).toBeNull()
})

test.each([
  ['Download invoices', 'invoices', 30_000, 'Invoices are ready', 'Invoice download failed'],
  ['Export orders', 'orders', 15_000, 'Order export is ready', 'Order export failed'],
] as const)('%s ends in its dialogs [2.18.14, 4.16.3, 4.16.4, 8.6.3]', async (link, kind, pace, ready, failed) => {
  await open()
  say[kind] = 'Starting'
  await click(link)
  say[kind] = 'Completed'
  await pass(pace)
  const dialog = screen.getByRole('dialog', { name: ready })
  expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Download' }))
  await pass(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.at(-1)?.fields).toMatchObject({ responseType: 'blob' })
  expect(JSON.parse(calls.at(-1)?.fields['payload'] ?? '')).toMatchObject({ uuid: UUID })

  say[kind] = 'Error'
  await click(link)
  const refused = screen.getByRole('dialog', { name: failed })
  expect(within(refused).getByRole('button', { name: 'Close' })).toBeTruthy()
  fireEvent.click(within(refused).getByRole('button', { name: 'OK' }))
  await pass(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(names()).toEqual(['Download invoices', 'Export orders'])
})

test('a page that is loaded again goes on for whoever waits, and forgets otherwise [4.16.4, 4.16.8, 4.16.9, 4.16.10, 8.6.3]', async () => {
  say = { invoices: 'Error', orders: 'Error' }
  await open()
  // Nobody waits: an old failure is not reported.
  expect(calls).toHaveLength(2)
  expect(names()).toEqual(['Download invoices', 'Export orders'])
  expect(screen.queryByRole('dialog')).toBeNull()

  cleanup()
  localStorage.setItem('checkPoll', 'true')
  sessionStorage.setItem('invoiceDownloadUUID', 'old')
  await open()
  const failed = screen.getByRole('dialog', { name: 'Invoice download failed' })
  expect(calls.slice(2).map(({ fields }) => fields['OrderExportFlag'])).toEqual([undefined])
  const flags = ['checkPoll', 'checkPollExcel'].map((key) => localStorage.getItem(key))
  const uuids = ['invoiceDownloadUUID', 'excelDownloadUUID'].map((key) => sessionStorage.getItem(key))
  expect([...flags, ...uuids]).toEqual([null, null, null, null])
  fireEvent.click(within(failed).getByRole('button', { name: 'OK' }))
  await pass(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})
