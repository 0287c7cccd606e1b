import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { describeMedia } from '#features/authoring/media-library/library.api.ts'
import { MediaDetails } from '#features/authoring/media-library/media-details.tsx'
import { en } from '#features/authoring/media-library/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'
import { en as uploads } from '#foundation/uploads/testing/english.ts'

const PATH = '/content/dam/sps/pump.png'
const ASSET = {
  ...{ path: PATH, address: PATH, mediaType: 'image/png', byteSize: 1, width: 1, height: 1, changedAt: '2026-11-19T00:00:00Z' },
  ...{ usedBy: 0, tags: ['pump'], alts: { en: 'A pump', de: '' }, isDecorative: false, missing: ['de'], state: 'incomplete' },
  ...{ version: 1, focus: { x: 50, y: 50 }, licence: '', licenceEnds: null, languages: ['en', 'de'], renditions: [], uses: [] },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = async () => {
  const calls = serve({
    [`GET ${describeMedia.path}`]: { body: ASSET },
    [`PUT ${describeMedia.path}`]: { body: { path: PATH } },
  })
  const onDone = vi.fn()
  renderPortal(<MediaDetails path={PATH} onClose={() => {}} onDone={onDone} />, makePage(), { 'media-library': en, uploads })
  await screen.findByRole('textbox', { name: en['language.de'] })
  return { onDone, sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
}
const german = () => screen.getByRole<HTMLInputElement>('textbox', { name: en['language.de'] })
const save = () => fireEvent.click(screen.getByRole('button', { name: en.save }))

test('a picture says something in every language of the site', async () => {
  const { sent, onDone } = await open()
  save()
  await screen.findByText(en['alt.needed'])
  await waitFor(() => expect(document.activeElement).toBe(german()))
  expect(sent()).toEqual([])
  fireEvent.input(german(), { target: { value: 'Eine Pumpe' } })
  save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent()).toMatchObject([{ path: PATH, alts: { en: 'A pump', de: 'Eine Pumpe' }, tags: ['pump'], licenceEnds: null }])
})

test('one that only decorates says nothing', async () => {
  const { sent, onDone } = await open()
  fireEvent.click(screen.getByRole('checkbox', { name: en.decorative }))
  save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent()).toMatchObject([{ isDecorative: true }])
})
