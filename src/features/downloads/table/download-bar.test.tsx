import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageProvider, type PageContext } from '#features/blocks/public.ts'
import type { DocumentRow } from '#features/downloads/table/document-row.rules.ts'
import { DownloadBar } from '#features/downloads/table/download-bar.tsx'
import type { Gates } from '#features/downloads/table/use-gates.client.ts'
import { en } from '#features/downloads/texts/en.ts'
import { resolveSiteConfig } from '#features/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const rows = ['a.pdf', 'b.pdf'].map(
  (name) => ({ address: `/content/dam/${name}`, size: 1000, gate: 'free' }) as unknown as DocumentRow,
)

const onAll = vi.fn()

const draw = (settings: Partial<PageContext['config']>): void => {
  const page = {
    tenant: { key: 'sps', name: 'Halden', traits: {} },
    locale: DEFAULT_LOCALE,
    path: '/downloads',
    mode: 'publish',
    config: { ...resolveSiteConfig('sps', DEFAULT_LOCALE), ...settings },
    flags: {},
  } as unknown as PageContext
  render(
    <TextsProvider dictionaries={{ ui, downloads: en }} locale={DEFAULT_LOCALE}>
      <PageProvider page={page}>
        <DownloadBar
          rows={rows}
          chosen={[]}
          state={{ size: 0, mayDownload: false, notices: [] }}
          gates={{ isBusy: false } as Gates}
          onAll={onAll}
          onSelect={() => undefined}
        />
      </PageProvider>
    </TextsProvider>,
  )
}

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

test('where the settings want no archive, all come one by one [3.13.2]', () => {
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute('href') ?? '')
  })
  vi.useFakeTimers()
  draw({ downloadAllInZip: false })
  expect(nameSent()).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Download all' }))
  vi.advanceTimersByTime(10_000)
  expect(clicked).toEqual(rows.map(({ address }) => address))
  expect(onAll).toHaveBeenCalledExactlyOnceWith(rows)
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
