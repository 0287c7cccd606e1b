import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fragmentAddress, loadFragment, readFragment } from '#browser/load-fragment.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

const HTML = '<link rel="stylesheet" href="/etc.clientlibs/none.css"><h2>Terms</h2>'

test('content whose style takes too long is there after 500 ms, plain [9.8.5]', async () => {
  // Nothing is fetched here, so the style never arrives.
  vi.spyOn(document.head, 'append').mockImplementation(() => {})
  const arrived = vi.fn()
  const reading = readFragment(HTML).then(arrived)
  await vi.advanceTimersByTimeAsync(499)
  expect(arrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await reading
  expect(arrived.mock.calls[0]?.[0].content.textContent).toBe('Terms')
  expect(arrived.mock.calls[0]?.[0].content.querySelector('link')).toBeNull()
})

test('content without a style of its own is there at once', async () => {
  const { content } = await readFragment('<h2>Terms</h2>')
  expect(content.textContent).toBe('Terms')
})

test('what is for readers without script stays text, as in a page', async () => {
  const { content } = await readFragment('<form><noscript><select name="country"><option>No</option></select></noscript></form>')
  expect(content.querySelector('select')).toBeNull()
  expect(content.querySelector('noscript')?.textContent).toBe('<select name="country"><option>No</option></select>')
})

test.each([
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is broken', () => Promise.resolve(new Response('', { status: 500 }))],
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ['leads elsewhere', () => Promise.resolve(Object.defineProperty(new Response('x'), 'redirected', { value: true }))],
])('a fragment that %s brings nothing', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await loadFragment(fragmentAddress('/us/en/fragments/terms'))).toBeUndefined()
})

test.each(['/us/en/fragments/terms', '/us/en/fragments/terms.html'])('%s has its blocks at one address [7.7.3]', (path) => {
  expect(fragmentAddress(path)).toBe('/us/en/fragments/terms/jcr:content/root/responsivegrid.html')
})
