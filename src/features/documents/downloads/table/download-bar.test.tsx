import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import type { DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { DownloadBar } from '#features/documents/downloads/table/download-bar.tsx'
import { useGates, type Gates } from '#features/documents/downloads/table/use-gates.client.ts'
import { en } from '#features/documents/downloads/texts/en.ts'
import { resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const rows = ['a.pdf', 'b.pdf'].map(
  (name) => ({ address: `/content/dam/${name}`, size: 1000, gate: 'free' }) as unknown as DocumentRow,
)

const onAll = vi.fn()

type Drawn = { readonly rows?: readonly DocumentRow[]; readonly start?: Gates['start']; readonly onSelect?: () => void }

const drawBar = (
  settings: Partial<PageContext['config']>,
  { rows: drawn = rows, start, onSelect = () => undefined }: Drawn = {},
) => {
  const page = {
    tenant: { key: 'sps', name: 'Halden', traits: {} },
    locale: DEFAULT_LOCALE,
    path: '/downloads',
    mode: 'publish',
    config: { ...resolveSiteConfig('sps', DEFAULT_LOCALE), ...settings },
    flags: {},
  } as unknown as PageContext
  return (
    <TextsProvider dictionaries={{ ui, downloads: en }} locale={DEFAULT_LOCALE}>
      <PageProvider page={page}>
        <DownloadBar
          rows={drawn}
          chosen={[]}
          state={{ size: 0, mayDownload: false, notices: [] }}
          gates={{ isBusy: false, start } as Gates}
          onAll={onAll}
          onSelect={onSelect}
        />
      </PageProvider>
    </TextsProvider>
  )
}

const draw = (...parts: Parameters<typeof drawBar>): void => void render(drawBar(...parts))

const nameSent = () => document.querySelector<HTMLInputElement>('[name=downloadName]')?.value

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  onAll.mockClear()
})

test.each([
  ['its own name', { downloadName: 'Manuals' }, 'Manuals'],
  ['no name of its own', {}, 'download.zip'],
])('the archive of all goes by the settings: %s [3.13.2]', (_, settings, expected) => {
  draw(settings)
  expect(nameSent()).toBe(expected)
})

describe('where the settings want no archive', () => {
  const clicked: string[] = []
  const WithGates = ({ children }: { children: (gates: Gates) => ReactNode }) =>
    children(useGates(async ({ address }) => address))
  beforeEach(() => {
    clicked.length = 0
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href') ?? '')
    })
    vi.useFakeTimers()
  })

  test('all are one run, which reports them itself [3.13.2]', () => {
    const start = vi.fn<Gates['start']>()
    draw({ downloadAllInZip: false }, { start })
    expect(nameSent()).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: 'Download all' }))
    expect(start).toHaveBeenCalledExactlyOnceWith(rows)
    expect(onAll).not.toHaveBeenCalled()
  })

  test('those that need a link come after the others, all two seconds apart [4.15.3]', async () => {
    const hidden = { address: '/content/dam/c.pdf', size: 1000, gate: 'free', isRestricted: true } as unknown as DocumentRow
    render(
      <TextsProvider dictionaries={{ ui, downloads: en }} locale={DEFAULT_LOCALE}>
        <WithGates>{(gates) => drawBar({ downloadAllInZip: false }, { rows: [hidden, ...rows], start: gates.start })}</WithGates>
      </TextsProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Download all' }))
    const counts: number[] = []
    for (const ms of [0, 1999, 1, 1999, 1]) {
      await act(() => vi.advanceTimersByTimeAsync(ms))
      counts.push(clicked.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3])
    expect(clicked).toEqual([...rows, hidden].map(({ address }) => address))
  })
})

test('everything that an archive of all holds is reported when it is fetched [3.12.8]', () => {
  draw({})
  const form = document.querySelector('form')!
  form.addEventListener('submit', (event) => event.preventDefault())
  fireEvent.submit(form)
  expect(onAll).toHaveBeenCalledExactlyOnceWith(rows)
})

test('an archive above the limit is refused in sight of everybody [8.6.1]', () => {
  draw({ maxDownloadSizeMb: 0.001 })
  expect(screen.queryByRole('alert')).toBeNull()
  const form = document.querySelector('form')
  expect(form && fireEvent.submit(form)).toBe(false)
  expect(onAll).not.toHaveBeenCalled()
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain('The selection is larger than')
  expect(notice.className).toContain('error-msg')
})

const gated = [
  ...rows,
  { address: '/content/dam/c.zip', size: 1000, gate: 'eula', gatePath: '/us/en/fragments/a' },
  { address: '/content/dam/d.zip', size: 1000, gate: 'eula', gatePath: '/us/en/fragments/a' },
  { address: '/content/dam/e.pdf', size: 1000, gate: 'form', gatePath: '/us/en/fragments/b' },
] as unknown as DocumentRow[]

test('says how many documents an archive leaves out and why, and leads through each gate [2.18.11]', () => {
  const start = vi.fn<Gates['start']>()
  const onSelect = vi.fn<() => void>()
  draw({}, { rows: gated, start, onSelect })
  expect(document.querySelector<HTMLInputElement>('[name=assetPaths]')?.value).toBe('/content/dam/a.pdf,/content/dam/b.pdf')
  expect(screen.getByText(/Not in “Download all”: 3\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Accept the licence agreement (2)' }))
  expect(start).toHaveBeenLastCalledWith(gated.slice(2, 4))
  fireEvent.click(screen.getByRole('button', { name: 'Fill in the form (1)' }))
  expect(start).toHaveBeenLastCalledWith(gated.slice(4))
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['/content/dam/e.pdf']))
})

test('a table of free documents says nothing of gates [2.18.11]', () => {
  draw({})
  expect(screen.queryByText(/Not in “Download all”/)).toBeNull()
})

test('what is too large together is chosen, not started [2.18.11, 8.6.1]', () => {
  const start = vi.fn<Gates['start']>()
  draw({ maxDownloadSizeMb: 0.0015 }, { rows: gated, start })
  fireEvent.click(screen.getByRole('button', { name: 'Accept the licence agreement (2)' }))
  expect(start).not.toHaveBeenCalled()
})
