import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '#ui/use-texts.tsx'
import { Block } from '#features/site/media/blocks/image-viewer.block.tsx'
import { imageViewer } from '#features/site/media/blocks/image-viewer.schema.ts'
import { en } from '#features/site/media/texts/en.ts'
import { waitForViewer } from '#features/site/media/viewer-script.client.ts'

const MISSING = 'Media viewer script missing after retries'
const image = { src: '/content/dam/sps/a.png', alt: 'A valve', width: 1600, height: 1280 }
const info = vi.fn()
/** What would be loaded; nothing is. */
const loaded: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    loaded.push(...nodes.map((node) => (node as HTMLScriptElement).getAttribute('src') ?? ''))
  })
  vi.spyOn(console, 'info').mockImplementation(info)
})
afterEach(() => {
  cleanup()
  info.mockClear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  loaded.length = 0
})

test('the script is looked for fifty times, a tenth of a second apart, then written off [9.8.9] [8.7.8]', async () => {
  const waiting = waitForViewer('NobodysViewer')
  await vi.advanceTimersByTimeAsync(4999)
  expect(info).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toBeUndefined()
  expect(info).toHaveBeenCalledExactlyOnceWith(MISSING)
})

test('a viewer that comes late is found', async () => {
  const waiting = waitForViewer('LateViewer')
  await vi.advanceTimersByTimeAsync(4000)
  const viewer = { mount: vi.fn() }
  vi.stubGlobal('LateViewer', viewer)
  await vi.advanceTimersByTimeAsync(100)
  expect(await waiting).toBe(viewer)
  expect(info).not.toHaveBeenCalled()
})

const show = () =>
  render(
    <TextsProvider dictionaries={{ media: en }} locale={{ country: 'us', language: 'en' }}>
      <Block image={image} viewerScript="/scripts/viewer.js" viewerName="OtherViewer" />
    </TextsProvider>,
  )

test('the block loads the script that its author named, and hands over to it', async () => {
  show()
  expect(loaded).toEqual(['/scripts/viewer.js'])
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy()
  const mount = vi.fn((place: HTMLElement) => place.append('other viewer'))
  vi.stubGlobal('OtherViewer', { mount })
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(mount).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement), { src: image.src, alt: image.alt })
  expect(screen.getByText('other viewer')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
})

test('without the script our own viewer stays [8.7.8]', async () => {
  show()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(info).toHaveBeenCalledExactlyOnceWith(MISSING)
  expect(screen.getByRole('img', { name: 'A valve' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy()
})

test.each([
  'https://evil.example/v.js',
  '//evil.example/v.js',
  '/\\evil.example/v.js',
  'javascript:alert(1)//.js',
  '/a/../b.js',
  '/a.js?x=1',
  'http://169.254.169.254/v.js',
  '/scripts/viewer.css',
])('%s cannot be named as a viewer script [T-72]', (viewerScript) => {
  expect(imageViewer.schema.safeParse({ image, viewerScript }).success).toBe(false)
})
