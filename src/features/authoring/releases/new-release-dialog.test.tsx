import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NewReleaseDialog } from '#features/authoring/releases/new-release-dialog.tsx'
import { addToRelease, createRelease, listReleases } from '#features/authoring/releases/release.api.ts'
import { en } from '#features/authoring/releases/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const ID = '5f0c1c9e-6d2a-4b55-9a35-0d1f7a5a9c11'
const OPEN = {
  ...{ id: ID, name: 'Spring', state: 'open', pages: 1, publishAt: null, createdBy: 'Ann' },
  ...{ createdAt: '2026-11-19T00:00:00Z', publishedAt: null, isDue: false },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (rows: readonly unknown[]) => {
  const calls = serve({
    [`GET ${listReleases.path}`]: { body: { rows, total: rows.length } },
    [`POST ${createRelease.path}`]: { status: 201, body: { id: ID } },
    [`POST ${addToRelease.path.replace(':id', ID)}`]: { body: { pages: 2 } },
  })
  const onMade = vi.fn()
  renderPortal(<NewReleaseDialog pages={['p']} onClose={() => {}} onMade={onMade} />, makePage(), { releases: en })
  return { onMade, sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: en.name })
const press = () => fireEvent.click(screen.getByRole('button', { name: en['new.make'] }))

test('a release needs a name', async () => {
  const { sent, onMade } = open([])
  press()
  await waitFor(() => expect(document.activeElement).toBe(name()))
  expect([name().getAttribute('aria-invalid'), sent()]).toEqual(['true', []])
  fireEvent.input(name(), { target: { value: 'Summer' } })
  press()
  await waitFor(() => expect(onMade).toHaveBeenCalledWith({ id: ID, name: 'Summer' }))
  expect(sent()).toEqual([{ name: 'Summer', pages: ['p'] }])
})

test('pages join a release that is open without a name of their own', async () => {
  const { sent, onMade } = open([OPEN])
  fireEvent.change(await screen.findByRole('combobox', { name: en.release }), { target: { value: ID } })
  press()
  await waitFor(() => expect(onMade).toHaveBeenCalledWith(expect.objectContaining({ id: ID, name: 'Spring' })))
  expect(sent()).toEqual([{ pages: ['p'] }])
})
