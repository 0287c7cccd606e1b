import { expect, test, vi } from 'vitest'
import { createBlockMarkup } from '#app/pages/block-markup.ts'
import type { PageContext, PageRecorder } from '#foundation/blocks/public.ts'

const pageAt = (path: string, changes: object = {}) =>
  Object.freeze({
    path,
    kind: 'Content',
    tenant: Object.freeze({ key: 'sps', name: 'Safety', traits: {} }),
    config: { homePath: '/us/en', cartUrl: '/cart' },
    alternates: [{ country: 'us', language: 'en' }],
    ...changes,
  }) as unknown as PageContext

const words = {}
type Read = (page: PageContext, recorder?: PageRecorder) => string

/** How often a block is drawn for these pages, after it was drawn twice for the first one. */
const countDrawings = (read: Read, pages: readonly PageContext[]): number => {
  const draw = vi.fn<Read>(read)
  const drawMarkup = createBlockMarkup('token')
  const block = {}
  const [first = pageAt('/')] = pages
  drawMarkup(block, first, words, draw)
  drawMarkup(block, first, words, draw)
  draw.mockClear()
  for (const page of pages) expect(drawMarkup(block, page, words, draw)).toBe(read(page))
  return draw.mock.calls.length
}

test.each<readonly [string, Read, readonly PageContext[], number]>([
  ['what it does not read does not matter', ({ tenant }) => tenant.name, [pageAt('/'), pageAt('/a')], 0],
  ['another value is another drawing', ({ path }) => path, [pageAt('/'), pageAt('/a'), pageAt('/')], 1],
  [
    'down to single values',
    ({ config }) => config.homePath,
    [pageAt('/'), pageAt('/', { config: { homePath: '/us/en', cartUrl: '/other' } })],
    0,
  ],
  [
    'a list counts as a whole',
    ({ alternates = [] }) => String(alternates.length),
    [pageAt('/'), pageAt('/', { alternates: [] })],
    1,
  ],
  [
    'what is spread counts as a whole',
    ({ config }) => Object.keys({ ...config }).join(),
    [pageAt('/'), pageAt('/', { config: { homePath: '/us/en' } })],
    1,
  ],
  ['what is missing may come', ({ area }) => area ?? 'none', [pageAt('/'), pageAt('/', { area: 'portal' })], 1],
])('%s', (_, read, pages, drawings) => expect(countDrawings(read, pages)).toBe(drawings))

test('a fact counts by its value, whatever it was worked out of', () => {
  const isCurrent = ({ path }: PageContext): boolean => path.startsWith('/news')
  const read: Read = (page, recorder) => String(recorder ? recorder.noteFact(isCurrent) : isCurrent(page))
  expect(countDrawings(read, [pageAt('/'), pageAt('/a'), pageAt('/news/a'), pageAt('/news/b')])).toBe(1)
})

test('a text of the page stands in its place, written as React writes it', () => {
  const drawMarkup = createBlockMarkup('token')
  const block = {}
  const draw = (_page: PageContext, recorder?: PageRecorder): string =>
    `<a href="${recorder?.markText(({ path }) => path) ?? ''}">x</a>`
  drawMarkup(block, pageAt('/'), words, draw)
  expect(drawMarkup(block, pageAt('/a'), words, draw)).toBe('<a href="/a">x</a>')
  expect(drawMarkup(block, pageAt('/b?"<&\''), words, draw)).toBe('<a href="/b?&quot;&lt;&amp;&#x27;">x</a>')
})

test('other words are another drawing, and so is another block', () => {
  const draw = vi.fn<Read>(() => 'x')
  const drawMarkup = createBlockMarkup('token')
  const block = { id: 'one' }
  for (const texts of [words, words, words, {}, words]) drawMarkup(block, pageAt('/'), texts, draw)
  expect(draw).toHaveBeenCalledTimes(3)
  drawMarkup({ id: 'two' }, pageAt('/'), words, draw)
  expect(draw).toHaveBeenCalledTimes(4)
})

test('a small block that data fills with the same again is not drawn again, one with something else is', () => {
  const draw = vi.fn<Read>(() => 'x')
  const drawMarkup = createBlockMarkup('token')
  const fill = (count: number) => ({ id: 'stock', type: 'stock', props: { count, places: ['Mainz'] } })
  for (const count of [1, 1, 1, 2, 2, 2, 1]) drawMarkup(fill(count), pageAt('/'), words, draw)
  expect(draw).toHaveBeenCalledTimes(4)
})
