import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onApiEvent, type ApiEvent } from '#browser/api.ts'
import { endSession, enterAs, forgetEverything } from '#browser/draft/testing/session-end.ts'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { readState } from '#features/search/search-api/public.ts'
import { SavedSearches } from '#features/search/saved-searches/saved-searches.tsx'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const PAGE: PageContext = {
  tenant: { key: 'process', name: 'Halden Process', traits: {} },
  locale: DEFAULT_LOCALE,
  path: '/search',
  template: 'content-page-template',
  kind: 'Global Search',
  mode: 'publish',
  config: resolveSiteConfig('process', DEFAULT_LOCALE),
  flags: resolveFlags(),
  alternates: [],
}

const NOW = '2026-11-16T00:00:00.000Z'

let answers: Record<string, () => Response>
beforeEach(() => {
  forgetEverything()
  answers = { GET: () => Response.json({ savedSearches: [] }) }
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => answers[method]!())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forgetEverything()
})

const show = (query: string) =>
  render(
    <TextsProvider dictionaries={{ ui }} locale={DEFAULT_LOCALE}>
      <PageProvider page={PAGE}>
        <SavedSearches state={readState(new URLSearchParams({ search: query }))} address="/us/en/search" />
      </PageProvider>
    </TextsProvider>,
  )
const openSave = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const typeName = (value: string) => fireEvent.change(nameField(), { target: { value } })

test('a name that was being typed for one search is not offered for another', async () => {
  const { unmount } = show('gas')
  enterAs('ann')
  await openSave()
  typeName('Gas for plant 3')
  endSession(unmount)
  const other = show('valve')
  await screen.findByRole('button', { name: 'Save this search' })
  enterAs('ann')
  expect(screen.queryByRole('dialog')).toBeNull()
  other.unmount()
})

test.each([
  ['ann', 'Gas for plant 3'],
  ['ben', undefined],
])('for %s the dialog says %s [T-66]', async (sub, expected) => {
  const { unmount } = show('gas')
  enterAs('ann')
  await openSave()
  typeName('Gas for plant 3')
  endSession(unmount)
  show('gas')
  await screen.findByRole('button', { name: 'Save this search' })
  enterAs(sub)
  await waitFor(() => expect(screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name' })?.value).toBe(expected))
})

test('a server error when saving is told for the modal, and the name is there when the dialog is opened again [8.1.1]', async () => {
  answers['POST'] = () => Response.json({ error: 'Broken.' }, { status: 500 })
  const heard: ApiEvent[] = []
  const stop = onApiEvent((event) => heard.push(event))
  show('gas')
  await openSave()
  typeName('Gas for plant 3')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('That did not work. Please try again.')).toBeTruthy()
  stop()
  expect(heard).toContainEqual(expect.objectContaining({ type: 'failed', status: 500, data: { error: 'Broken.' } }))
  // The modal closes every other dialog.
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close())
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull())
  await openSave()
  expect(nameField().value).toBe('Gas for plant 3')
})

test('a list that did not come can be asked for again', async () => {
  answers['GET'] = () => Response.json({ error: 'Busy.' }, { status: 503 })
  show('gas')
  fireEvent.click(await screen.findByRole('button', { name: 'Saved searches' }))
  answers['GET'] = () =>
    Response.json({
      savedSearches: [{ id: '1', name: 'Valves', query: 'valve', filters: {}, sort: 'relevance', createdAt: NOW }],
    })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Valves' })).toBeTruthy()
})

test('a second click while a search is being saved sends nothing more', async () => {
  let sent = 0
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json({ savedSearches: [] }))
    sent += 1
    return new Promise<Response>((resolve) => (answer = resolve))
  })
  show('gas')
  await openSave()
  const { form } = nameField()
  fireEvent.submit(form!)
  await waitFor(() => expect(sent).toBe(1))
  fireEvent.submit(form!)
  await act(async () => {})
  expect(sent).toBe(1)
  await act(async () =>
    answer(Response.json({ id: '1', name: 'gas', query: 'gas', filters: {}, sort: 'relevance', createdAt: NOW })),
  )
})
