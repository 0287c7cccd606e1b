import type { PresetName } from '#foundation/tenants/public.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { enhance } from '#features/site/media/lazy-image.enhance.ts'
import { choosePlaceholder } from '#features/site/media/placeholder.rules.ts'

/** Says that pictures are in view when the test does. */
class FakeIntersections {
  static last: FakeIntersections
  readonly watched = new Set<Element>()
  readonly #notify: IntersectionObserverCallback
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify
    FakeIntersections.last = this
  }
  observe(element: Element) {
    this.watched.add(element)
  }
  unobserve(element: Element) {
    this.watched.delete(element)
  }
  show(element: Element) {
    if (!this.watched.has(element)) return
    this.#notify([{ target: element, isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
}

const images: HTMLImageElement[] = []

const setLoaded = (image: HTMLImageElement, isLoaded: boolean) => {
  Object.defineProperty(image, 'complete', { value: isLoaded, configurable: true })
  Object.defineProperty(image, 'naturalWidth', { value: isLoaded ? 640 : 0, configurable: true })
}

const MARKUP = `<picture><source type="image/avif" srcset="/a.avif 320w"><img data-lazy src="/a.png" srcset="/a.png 320w" alt="A"></picture>`

const wake = (name: PresetName = 'sps') => enhance({ tenant: { traits: presetTraits(name) } } as EmbeddedModel)
const put = (html: string): HTMLImageElement => {
  document.body.innerHTML = html
  const image = document.querySelector('img')!
  setLoaded(image, false)
  return image
}
const src = (image: Element) => image.getAttribute('src')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeIntersections)
  vi.stubGlobal(
    'Image',
    vi.fn(function makeImage() {
      const image = document.createElement('img')
      images.push(image)
      return image
    }),
  )
})
afterEach(() => {
  document.body.innerHTML = ''
  images.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a picture that has not come a second after it is in view gets the placeholder [2.22.3] [9.8.10]', () => {
  const image = put(MARKUP)
  wake()
  vi.advanceTimersByTime(5000)
  expect(src(image)).toBe('/a.png')
  FakeIntersections.last.show(image)
  vi.advanceTimersByTime(999)
  expect(src(image)).toBe('/a.png')
  vi.advanceTimersByTime(1)
  expect(src(image)).toMatch(/placeholder\.svg/)
  expect(document.querySelector('source')!.hasAttribute('srcset')).toBe(false)
})

test('the real picture still takes its place when it comes', () => {
  const image = put(MARKUP)
  wake()
  FakeIntersections.last.show(image)
  vi.advanceTimersByTime(1000)
  images[0]!.dispatchEvent(new Event('load'))
  expect(src(image)).toBe('/a.png')
  expect(image.getAttribute('srcset')).toBe('/a.png 320w')
  expect(document.querySelector('source')!.getAttribute('srcset')).toBe('/a.avif 320w')
})

test('a picture that came in time is left alone', () => {
  const image = put(MARKUP)
  wake()
  FakeIntersections.last.show(image)
  setLoaded(image, true)
  vi.advanceTimersByTime(1000)
  expect(src(image)).toBe('/a.png')
})

test('a picture that cannot be loaded gets the placeholder at once', () => {
  const image = put(MARKUP)
  wake()
  image.dispatchEvent(new Event('error'))
  expect(src(image)).toMatch(/placeholder\.svg/)
})

test('pictures that arrive later, by load-more or another filter, are looked after as well [2.22.1]', async () => {
  put('<ul></ul>'.concat(MARKUP))
  wake()
  const item = document.createElement('li')
  item.innerHTML = MARKUP.replaceAll('/a.', '/late.')
  setLoaded(item.querySelector('img')!, false)
  document.querySelector('ul')!.append(item)
  await vi.advanceTimersByTimeAsync(0)
  const image = item.querySelector('img')!
  FakeIntersections.last.show(image)
  vi.advanceTimersByTime(1000)
  expect(src(image)).toMatch(/placeholder/)
})

describe('placeholders', () => {
  test.each([
    ['process', true, 'instrument'],
    ['process', false, 'plain'],
    ['sps', true, 'plain'],
  ] as const)('for %s, in a product list %s: %s [2.22.2]', (group, isInList, expected) => {
    expect(choosePlaceholder(presetTraits(group), isInList)).toBe(expected)
  })

  test('a product list of the process business has its own [2.22.2]', () => {
    const image = put(`<div data-product-list>${MARKUP}</div>`)
    wake('process')
    image.dispatchEvent(new Event('error'))
    expect(src(image)).toMatch(/placeholder-instrument\.svg/)
  })
})
