import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropFirstReplies, forgetFirstReplies, takeFirstReply } from '#browser/first-replies.ts'

const HREF = 'http://sps.localhost/api/me/v1/first-calls?of=%2Fapi%2Fone'
let fetched: string[] = []

/** A stream that a test fills line by line. */
const openStream = () => {
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const writer = stream.writable.getWriter()
  const write = (text: string): void => void writer.write(new TextEncoder().encode(text))
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return new Response(stream.readable)
  })
  return { write, end: () => void writer.close() }
}
const lineOf = (address: string, body: unknown): string =>
  `${JSON.stringify({ address, status: 200, body: JSON.stringify(body) })}\n`

const head = (html: string): void => {
  vi.stubGlobal('document', { querySelector: () => (html === '' ? null : { href: HREF }) })
}

beforeEach(() => {
  fetched = []
  forgetFirstReplies()
  head('link')
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('each reply serves the first call of its address as soon as it is there, whatever comes behind it', async () => {
  const { write } = openStream()
  const one = takeFirstReply('/api/one')
  const other = takeFirstReply('/api/other')
  write('["/api/one","/api/two"]\n')
  // A line may come in pieces.
  write(lineOf('/api/one', { is: 1 }).slice(0, 9))
  write(lineOf('/api/one', { is: 1 }).slice(9))
  expect(await one).toEqual({ status: 200, text: '{"is":1}' })
  expect(await other).toBeUndefined()
  expect(takeFirstReply('/api/one')).toBeUndefined()
  expect(fetched).toEqual([HREF])
})

test('what is cut off is called for', async () => {
  const { write, end } = openStream()
  const two = takeFirstReply('/api/two')
  write('["/api/one","/api/two"]\n')
  end()
  expect(await two).toBeUndefined()
})

test.each([
  ['a refusal', () => new Response('{}', { status: 401 })],
  ['nonsense', () => new Response('<html>')],
  ['nothing', () => Promise.reject(new Error('offline'))],
])('after %s each call is made', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(await takeFirstReply('/api/one')).toBeUndefined()
})

test('after a change nothing of before is true any more', async () => {
  const { write } = openStream()
  const one = takeFirstReply('/api/one')
  write(`["/api/one"]\n`)
  dropFirstReplies()
  write(lineOf('/api/one', {}))
  expect(await one).toBeUndefined()
  expect(takeFirstReply('/api/two')).toBeUndefined()
})

test('a page without such a list, and one that is open for long, calls at once', () => {
  openStream()
  vi.mocked(performance.now).mockReturnValue(60_000)
  expect(takeFirstReply('/api/one')).toBeUndefined()
  vi.mocked(performance.now).mockReturnValue(1_000)
  head('')
  expect(takeFirstReply('/api/one')).toBeUndefined()
  expect(fetched).toEqual([])
})
