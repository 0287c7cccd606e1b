import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { createSuggester } from '#features/search/search/takeover/suggester.client.ts'

const config = { suggestionEndpoint: '/api/as/v1/engines/sps/query_suggestion', searchKey: 'search-key' }
const page = { config } as unknown as EmbeddedModel

type Call = { readonly body: unknown; readonly signal: AbortSignal; readonly answer: (...words: readonly string[]) => void }
let calls: (Call & { readonly path: string; readonly init: RequestInit })[]

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const signal = init.signal as AbortSignal
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    const answer = (...words: readonly string[]) =>
      resolve(Response.json({ results: { documents: words.map((suggestion) => ({ suggestion })) } }))
    calls.push({ path, init, signal, answer, body: JSON.parse(init.body as string) })
    return promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the service is asked with the key as bearer, and its suggestions are given [3.11.12, 7.8.8]', async () => {
  const suggestions = createSuggester(page, 10).ask('val')
  await vi.advanceTimersByTimeAsync(150)
  const [call] = calls
  expect(call?.path).toBe('/api/as/v1/engines/sps/query_suggestion')
  expect(call?.init.method).toBe('POST')
  expect(call?.init.headers).toMatchObject({
    authorization: 'Bearer search-key',
    'content-type': 'application/json',
    prefer: 'products=4',
  })
  expect(call?.body).toEqual({ query: 'val', types: { documents: { fields: ['title'] } }, size: 10 })
  call?.answer('valve', 'valve kit')
  expect(await suggestions).toEqual({ words: ['valve', 'valve kit'], products: [], total: 0 })
})

test('who types on asks once, for the last', async () => {
  const suggester = createSuggester(page, 10)
  const early = suggester.ask('val')
  await vi.advanceTimersByTimeAsync(149)
  const late = suggester.ask('valv')
  await vi.advanceTimersByTimeAsync(150)
  expect(calls.map(({ body }) => body)).toMatchObject([{ query: 'valv' }])
  calls[0]?.answer('valve')
  expect(await early).toBeUndefined()
  expect(await late).toEqual({ words: ['valve'], products: [], total: 0 })
})

test('a question that is out of date is cut off, and its late answer says nothing', async () => {
  const suggester = createSuggester(page, 10)
  const first = suggester.ask('val')
  await vi.advanceTimersByTimeAsync(150)
  const second = suggester.ask('gau')
  expect(calls[0]?.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(150)
  calls[1]?.answer('gauge')
  calls[0]?.answer('valve')
  expect(await first).toBeUndefined()
  expect(await second).toEqual({ words: ['gauge'], products: [], total: 0 })
})

test('what is dropped is not asked', async () => {
  const suggester = createSuggester(page, 10)
  const suggestions = suggester.ask('val')
  suggester.drop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await suggestions).toBeUndefined()
  expect(calls).toEqual([])
})

test.each([
  ['refuses', () => Promise.resolve(Response.json({ errors: ['no'] }, { status: 401 }))],
  ['breaks', () => Promise.resolve(new Response('<html>', { status: 200 }))],
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
])('a service that %s has nothing to suggest', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  const suggestions = createSuggester(page, 10).ask('val')
  await vi.advanceTimersByTimeAsync(150)
  expect(await suggestions).toEqual({ words: [], products: [], total: 0 })
})

test('a site without a key asks nobody', async () => {
  const { searchKey: _, ...rest } = config
  const suggestions = createSuggester({ config: rest } as unknown as EmbeddedModel, 10).ask('val')
  await vi.advanceTimersByTimeAsync(150)
  expect(await suggestions).toEqual({ words: [], products: [], total: 0 })
  expect(calls).toEqual([])
})
