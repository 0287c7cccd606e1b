import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDrafts } from '#browser/draft/draft-store.ts'
import { endSession, enterAs, forgetEverything } from '#browser/draft/testing/session-end.ts'
import { sessionStore } from '#browser/storage.ts'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { readAdminDraft } from '#features/search/search-admin/admin-draft.rules.ts'
import { Block } from '#features/search/search-admin/search-admin.block.tsx'
import { en as desk } from '#features/search/search-admin/texts/en.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const PAGE: PageContext = {
  tenant: { key: 'sps', name: 'Halden Safety', traits: {} },
  locale: DEFAULT_LOCALE,
  path: '/back-office/search',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('sps', DEFAULT_LOCALE),
  flags: resolveFlags(),
  alternates: [],
}

const FOUND = { id: 'product:HS-1', title: 'Gas detector', type: 'Product' }
let sent: { url: string; body: unknown }[]
beforeEach(() => {
  forgetEverything()
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ url, body: JSON.parse(body as string) })
    if (method !== 'GET' && url.includes('/pins')) return Response.json({ query: 'gas', documents: [FOUND] })
    if (method !== 'GET') return Response.json({ id: 's1', words: ['cock', 'valve', 'tap'] })
    if (url.includes('/synonyms')) return Response.json({ synonyms: [{ id: 's1', words: ['cock', 'valve'] }] })
    if (url.includes('/pins')) return Response.json({ pins: [] })
    if (url.includes('/documents')) return Response.json({ documents: [FOUND] })
    return Response.json({ error: 'Busy.' }, { status: 503 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forgetEverything()
})

const openAdmin = (sub: string) => {
  const page = render(
    <TextsProvider dictionaries={{ ui, 'search-admin': desk }} locale={DEFAULT_LOCALE}>
      <PageProvider page={PAGE}>
        <Block />
      </PageProvider>
    </TextsProvider>,
  )
  enterAs(sub)
  return page
}
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const goTo = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(desk['synonyms.field']) })

const editSynonyms = async () => {
  goTo(desk['tab.synonyms'])
  fireEvent.click(await screen.findByRole('button', { name: /^Edit/ }))
  fireEvent.change(words(), { target: { value: 'cock\nvalve\ntap' } })
}
const pin = async () => {
  goTo(desk['tab.pins'])
  click(desk['pins.add'])
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${desk.query}`) }), { target: { value: 'gas' } })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'detector' } })
  fireEvent.click(await screen.findByRole('button', { name: `${desk['pins.choose']} ${FOUND.title}` }))
}

test('a list of synonyms that was being edited when the session ended is open again, and saved as the same list', async () => {
  const { unmount } = openAdmin('ann')
  await editSynonyms()
  endSession(unmount)
  openAdmin('ann')
  expect(words().value.trim()).toBe('cock\nvalve\ntap')
  click(desk.save)
  await screen.findByText(desk['synonyms.saved'])
  expect(sent).toEqual([{ url: '/api/search/business/synonyms/s1', body: { words: ['cock', 'valve', 'tap'] } }])
})

test('pins that were being chosen when the session ended are there again, in their order', async () => {
  const { unmount } = openAdmin('ann')
  await pin()
  endSession(unmount)
  openAdmin('ann')
  click(desk.save)
  await screen.findByText(desk['pins.saved'])
  expect(sent).toMatchObject([{ body: { documents: [FOUND.id] } }])
  expect(sent[0]?.url).toContain('query=gas')
})

test('someone else sees nothing of it [T-66]', async () => {
  const { unmount } = openAdmin('ann')
  await editSynonyms()
  endSession(unmount)
  openAdmin('ben')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog in which nothing was changed is no work in progress', async () => {
  openAdmin('ann')
  goTo(desk['tab.synonyms'])
  fireEvent.click(await screen.findByRole('button', { name: /^Edit/ }))
  keepDrafts()
  expect(sessionStore.read('formDrafts')).toBeUndefined()
})

test.each([
  [undefined],
  [{ kind: 'synonyms' }],
  [{ kind: 'synonyms', words: [1] }],
  [{ kind: 'synonyms', words: [], id: 7 }],
  [{ kind: 'pins', query: 'x', isNew: true, documents: [{ id: 'a' }] }],
  [{ kind: 'other' }],
])('what is no draft of this page is nothing: %j', (value) => {
  expect(readAdminDraft(value)).toBeUndefined()
})
