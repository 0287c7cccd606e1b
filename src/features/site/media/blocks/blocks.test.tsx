import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { TextsProvider } from '#ui/use-texts.tsx'
import type { AuthorField, AuthorFields } from '#foundation/blocks/public.ts'
import { mediaBlocks } from '#features/site/media/media-blocks.schema.ts'
import { MEDIA_SAMPLES } from '#features/site/media/testing/block-samples.ts'
import { de } from '#features/site/media/texts/de.ts'
import { en } from '#features/site/media/texts/en.ts'

/** Stands where analytics are sent; leaving the page sends what waits. */
const listenToAnalytics = (): (() => number[]) => {
  const sent: string[] = []
  const answer = async (_: string, { body }: { body: URLSearchParams }) => {
    sent.push(body.get('payload') ?? '')
    return Response.json({})
  }
  vi.stubGlobal('fetch', answer)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.documentElement.lang = 'en-US'
  const model = document.createElement('script')
  model.id = 'page-model'
  model.type = 'application/json'
  const page = {
    tenant: { key: 'sps', traits: presetTraits('sps') },
    path: '/',
    kind: 'Home',
    template: 'home-template',
    config: { analyticsApiPath: '/a' },
    flags: {},
  }
  model.textContent = JSON.stringify(page)
  document.body.append(model)
  return () => {
    document.dispatchEvent(new Event('visibilitychange'))
    return [...sent.join().matchAll(/"milestone":(\d+)/g)].map(([, share]) => Number(share))
  }
}

const files = import.meta.glob<{ Block: ComponentType<object> }>('./*.block.tsx', { eager: true })
const drawn = new Map(Object.entries(files).map(([path, module]) => [path.slice(2, -'.block.tsx'.length), module.Block]))
const parse = (type: string, props: object) => mediaBlocks.find((block) => block.type === type)!.schema.parse(props)

const inLanguage = (type: string, props: object, language: 'en' | 'de') => (
  <TextsProvider
    dictionaries={{ media: language === 'de' ? de : en }}
    locale={{ country: language === 'de' ? 'de' : 'us', language }}
  >
    {createElement(drawn.get(type)!, parse(type, props))}
  </TextsProvider>
)
const show = (type: string, props: object) => render(inLanguage(type, props, 'en'))
const drawOnServer = (type: string, props: object): Document =>
  new DOMParser().parseFromString(renderToString(inLanguage(type, props, 'de')), 'text/html')

const picture = (name: string, width = 1600) => ({
  src: `/content/dam/sps/${name}.png`,
  alt: name,
  width,
  height: (width * 4) / 5,
})

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320)
  HTMLElement.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.getElementById('page-model')?.remove()
})

type Shape = Readonly<Record<string, z.core.$ZodType>>
const shapeOf = (schema: unknown): Shape | undefined => {
  const { def } = schema as { def: { shape?: Shape; innerType?: unknown; element?: unknown } }
  return def.shape ?? (def.innerType || def.element ? shapeOf(def.innerType ?? def.element) : undefined)
}
const expectSameKeys = (fields: AuthorFields, shape: Shape) => {
  expect(Object.keys(fields).sort()).toEqual(Object.keys(shape).sort())
  for (const [name, field] of Object.entries<AuthorField>(fields)) {
    if (field.kind === 'list') expectSameKeys(field.of, shapeOf(shape[name])!)
  }
}

describe.each(mediaBlocks.map((definition) => [definition.type, definition] as const))('%s', (type, definition) => {
  test('authors can edit exactly what the schema holds', () => {
    expect(drawn.has(type)).toBe(true)
    expectSameKeys(definition.fields, definition.schema.shape)
  })

  test.each(['least', 'most'] as const)('is drawn by the server with the %s, free of inline style and script', (amount) => {
    const page = drawOnServer(type, MEDIA_SAMPLES[type]![amount])
    expect(page.body.children).toHaveLength(1)
    expect(page.querySelectorAll('[style], style, script')).toHaveLength(0)
    for (const image of page.querySelectorAll('img')) expect(image.getAttribute('width')).toBe('400')
  })
})

describe('a picture to enlarge [1.0.9]', () => {
  const stage = () => screen.getByRole('group', { name: 'valve' })
  const sheet = () => stage().firstElementChild as HTMLElement
  const press = (key: string) => fireEvent.keyDown(stage(), { key })

  test('plus, minus and zero change its size, arrows move it', () => {
    show('image-viewer', { image: picture('valve') })
    press('+')
    expect(sheet().style.transform).toBe('translate(0px, 0px) scale(1.5)')
    expect(screen.getByText('150 %')).toBeTruthy()
    press('ArrowLeft')
    expect(sheet().style.transform).toBe('translate(60px, 0px) scale(1.5)')
    press('0')
    expect(sheet().style.transform).toBe('')
  })

  test('the large rendition is asked for when it is enlarged, and not before', () => {
    show('image-viewer', { image: picture('valve') })
    const source = () => stage().querySelector('source')!
    expect(source().getAttribute('sizes')).toMatch(/^auto/)
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(source().getAttribute('sizes')).toBe('800px')
    expect(source().getAttribute('srcset')).toContain('.rendition.1280.avif 1280w')
  })

  test('a double tap enlarges and shows the whole again', () => {
    show('image-viewer', { image: picture('valve') })
    const tap = () => {
      fireEvent.pointerDown(stage(), { pointerId: 1, clientX: 10, clientY: 10 })
      fireEvent.pointerUp(stage(), { pointerId: 1, clientX: 10, clientY: 10 })
    }
    tap()
    expect(sheet().style.transform).toBe('')
    tap()
    expect(sheet().style.transform).toContain('scale(2.5)')
    tap()
    tap()
    expect(sheet().style.transform).toBe('')
  })

  test('two fingers that part enlarge it', () => {
    show('image-viewer', { image: picture('valve') })
    fireEvent.pointerDown(stage(), { pointerId: 1, clientX: -50, clientY: 0 })
    fireEvent.pointerDown(stage(), { pointerId: 2, clientX: 50, clientY: 0 })
    fireEvent.pointerMove(stage(), { pointerId: 2, clientX: 150, clientY: 0 })
    expect(sheet().style.transform).toContain('scale(2)')
  })

  test('the wheel scrolls the page unless Ctrl is held', () => {
    show('image-viewer', { image: picture('valve') })
    expect(fireEvent.wheel(stage(), { deltaY: -100 })).toBe(true)
    expect(sheet().style.transform).toBe('')
    const pinch = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true })
    Object.defineProperty(pinch, 'ctrlKey', { value: true })
    expect(fireEvent(stage(), pinch)).toBe(false)
    expect(sheet().style.transform).toContain('scale(1.4')
  })

  test('it fills the screen in a dialog that gives the focus back', () => {
    show('image-viewer', { image: picture('valve') })
    const opener = screen.getByRole('button', { name: 'Full screen' })
    opener.focus()
    fireEvent.click(opener)
    expect(screen.getByRole('dialog', { name: 'valve' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close full screen' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })
})

describe('a gallery [1.0.9]', () => {
  const items = ['one', 'two', 'three'].map((name) => ({ image: picture(name), caption: `About ${name}` }))
  const counter = () => screen.getByText(/^Picture \d of 3$/).textContent
  const stage = () => screen.getByRole('group', { name: /^(?:one|two|three)$/ })

  test('arrows, buttons and thumbnails choose the picture, and say which it is', () => {
    show('image-gallery', { heading: 'Parts', items })
    expect(counter()).toBe('Picture 1 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(counter()).toBe('Picture 2 of 3')
    fireEvent.keyDown(stage(), { key: 'ArrowRight' })
    expect(counter()).toBe('Picture 3 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'one' }))
    expect(screen.getByText('About one')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'one' }).getAttribute('aria-current')).toBe('true')
  })

  test.each([
    ['40 px to the left shows the next [9.8.12]', -40, 'Picture 2 of 3'],
    ['39 px changes nothing [9.8.12]', -39, 'Picture 1 of 3'],
  ])('swipe: %s', (_, dx, expected) => {
    show('image-gallery', { heading: 'Parts', items })
    fireEvent.pointerDown(stage(), { pointerId: 1, pointerType: 'touch', clientX: 200, clientY: 50 })
    fireEvent.pointerUp(stage(), { pointerId: 1, pointerType: 'touch', clientX: 200 + dx, clientY: 50 })
    expect(counter()).toBe(expected)
  })

  test('arrows move an enlarged picture instead of choosing another, which then comes whole', () => {
    show('image-gallery', { heading: 'Parts', items })
    fireEvent.keyDown(stage(), { key: '+' })
    fireEvent.keyDown(stage(), { key: 'ArrowRight' })
    expect(counter()).toBe('Picture 1 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect((stage().firstElementChild as HTMLElement).style.transform).toBe('')
  })
})

describe('a part that turns [1.0.9]', () => {
  const frames = Array.from({ length: 12 }, (_, i) => ({ image: picture(`frame-${i}`, 640) }))
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'View' })
  const shown = () => document.querySelector('picture:not([hidden]) img')!.getAttribute('src')
  const arrive = () => document.querySelectorAll('picture img').forEach((image) => fireEvent.load(image))
  const still = (matches: boolean) =>
    vi
      .spyOn(window, 'matchMedia')
      .mockReturnValue({ matches, addEventListener: () => undefined, removeEventListener: () => undefined } as never)

  test('buttons and slider turn it, and its angle is told', () => {
    still(true)
    show('spin-set', { alt: 'A valve', frames })
    for (let round = 0; round < 4; round++) arrive()
    fireEvent.click(screen.getByRole('button', { name: 'Turn right' }))
    expect(slider().getAttribute('aria-valuetext')).toBe('30 degrees')
    expect(shown()).toContain('frame-1.png')
    fireEvent.change(slider(), { target: { value: '6' } })
    expect(slider().getAttribute('aria-valuetext')).toBe('180 degrees')
    fireEvent.click(screen.getByRole('button', { name: 'Turn left' }))
    expect(shown()).toContain('frame-5.png')
  })

  test('dragging turns it', () => {
    still(true)
    show('spin-set', { alt: 'A valve', frames })
    const stage = screen.getByRole('img', { name: 'A valve' })
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 0 })
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 140 })
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 140 })
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 500 })
    expect(slider().value).toBe('3')
  })

  test('views come a few at a time, and the nearest that is there is shown meanwhile', () => {
    still(true)
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    show('spin-set', { alt: 'A valve', frames })
    expect(document.querySelectorAll('picture')).toHaveLength(4)
    arrive()
    expect(document.querySelectorAll('picture')).toHaveLength(8)
    fireEvent.change(slider(), { target: { value: '7' } })
    expect(shown()).toMatch(/frame-[68]\.png/)
  })

  test('it turns by itself only for those who want motion', () => {
    vi.useFakeTimers()
    still(false)
    show('spin-set', { alt: 'A valve', frames, autoTurn: true })
    act(() => void vi.advanceTimersByTime(1000))
    expect(slider().value).toBe('2')
    fireEvent.click(screen.getByRole('button', { name: 'Stop turning' }))
    act(() => void vi.advanceTimersByTime(5000))
    expect(slider().value).toBe('2')
    cleanup()
    still(true)
    show('spin-set', { alt: 'A valve', frames, autoTurn: true })
    act(() => void vi.advanceTimersByTime(5000))
    expect(slider().value).toBe('0')
    expect(screen.queryByRole('button', { name: /turning|itself/ })).toBeNull()
  })
})

describe('a video [1.0.9]', () => {
  const player = () => document.querySelector('video')!
  const play = (time: number, type: 'play' | 'timeUpdate' | 'ended') => {
    const video = player()
    Object.defineProperty(video, 'duration', { value: 8, configurable: true })
    Object.defineProperty(video, 'paused', { value: type === 'ended', configurable: true })
    Object.defineProperty(video, 'currentTime', { value: time, configurable: true, writable: true })
    fireEvent[type](video)
  }

  test('each milestone is reported once a play-through [1.0.32, 9.10.1]', async () => {
    const reported = listenToAnalytics()
    show('video', MEDIA_SAMPLES['video']!.most)
    play(0, 'play')
    for (const time of [0.1, 2, 2.1, 4, 2, 4.2, 6, 7.9]) play(time, 'timeUpdate')
    play(8, 'ended')
    await vi.waitFor(() => expect(reported()).toEqual([0, 25, 50, 75, 100]), { timeout: 60_000 })
    play(0, 'play')
    play(3, 'timeUpdate')
    await vi.waitFor(() => expect(reported()).toEqual([0, 25, 50, 75, 100, 0, 25]), { timeout: 60_000 })
  })

  test('its captions are on in the language of the page', () => {
    const page = drawOnServer('video', MEDIA_SAMPLES['video']!.most)
    const captions = page.querySelector('track[kind=captions]')
    expect(captions?.getAttribute('srclang')).toBe('de')
    expect(captions?.hasAttribute('default')).toBe(true)
  })

  test('chapters lead to their place, and the one that plays is marked', () => {
    const chapters = [
      { start: 0, title: 'Drawing' },
      { start: 4, title: 'Part' },
    ]
    show('video', { ...MEDIA_SAMPLES['video']!.least, chapters })
    player().play = () => Promise.resolve()
    fireEvent.click(screen.getByRole('button', { name: /Part/ }))
    expect(player().currentTime).toBe(4)
    play(5, 'timeUpdate')
    expect(screen.getByRole('button', { current: true }).textContent).toBe('0:04Part')
  })

  test('a browser that can play none of the files says so and offers the file', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
    show('video', MEDIA_SAMPLES['video']!.least)
    expect(screen.getByRole('status').textContent).toContain('cannot play')
    expect(screen.getByRole('link', { name: 'Download the video' }).getAttribute('href')).toBe('/content/dam/sps/a.webm')
  })
})

test('the detail beside a picture follows pointer and keys, and its picture is asked large', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #notify: () => void
      constructor(notify: () => void) {
        this.#notify = notify
      }
      observe() {
        this.#notify()
      }
      disconnect() {}
    },
  )
  show('flyout-viewer', { image: picture('valve') })
  const viewer = screen.getByRole('group', { name: 'valve' })
  // 400 px wide: past 320, so the picture is asked up to the next breakpoint.
  expect(viewer.querySelector('source')!.getAttribute('sizes')).toBe('480px')
  const flyout = () => document.querySelector<HTMLElement>('[data-flyout]')
  expect(flyout()).toBeNull()
  fireEvent.focus(viewer)
  expect(flyout()!.querySelectorAll('source')[2]!.getAttribute('sizes')).toBe('1200px')
  fireEvent.keyDown(viewer, { key: 'ArrowRight' })
  expect((flyout()!.firstElementChild as HTMLElement).style.transformOrigin).toBe('60% 50%')
  fireEvent.keyDown(viewer, { key: 'Escape' })
  expect(flyout()).toBeNull()
  vi.unstubAllGlobals()
})
