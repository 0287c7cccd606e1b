import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cachePage, chooseEncoding, createPageCache, encodePage } from '#platform/http/page-cache.ts'

const page = (html = 'x', status = 200) => cachePage(html, status)

test('concurrent visitors share one rendering', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  let renderings = 0
  const make = async () => {
    renderings++
    return page()
  }
  await Promise.all([cache.getOrMake('sps', '/a', make), cache.getOrMake('sps', '/a', make)])
  await cache.getOrMake('sps', '/a', make).then(() => cache.get('sps', '/a'))
  expect(renderings).toBeLessThanOrEqual(2)
  expect(cache.get('sps', '/a')).toBeDefined()
})

test('publishing drops the pages of that tenant only', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  await cache.getOrMake('sps', '/a', async () => page())
  await cache.getOrMake('process', '/a', async () => page())
  cache.drop('sps')
  expect(cache.get('sps', '/a')).toBeUndefined()
  expect(cache.get('process', '/a')).toBeDefined()
})

test('a page made from content that was replaced meanwhile is not kept', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  const gate = Promise.withResolvers<void>()
  const made = cache.getOrMake('sps', '/a', async () => {
    await gate.promise
    return page('old')
  })
  cache.drop('sps')
  gate.resolve()
  await made
  expect(cache.get('sps', '/a')).toBeUndefined()
})

test('a failed rendering is tried again', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  await expect(cache.getOrMake('sps', '/a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  await cache.getOrMake('sps', '/a', async () => page())
  expect(cache.get('sps', '/a')).toBeDefined()
})

test('memory is bounded: the least recently used page leaves first [T-31]', async () => {
  const cache = createPageCache({ maxBytes: 10_000 })
  for (let index = 0; index < 10_000; index++) {
    await cache.getOrMake('sps', `/${index}`, async () => page('x'.repeat(1000)))
    cache.get('sps', '/0')
  }
  expect(cache.counts().bytes).toBeLessThanOrEqual(10_000)
  expect(cache.get('sps', '/0')).toBeDefined()
  expect(cache.get('sps', '/1')).toBeUndefined()
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['gzip;q=0, identity', 'identity'],
  [undefined, 'identity'],
  ['*', 'identity'],
])('%s takes %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding))

test('a page is compressed once and reads the same', async () => {
  const made = page('hello '.repeat(100))
  const gzipped = await encodePage(made, 'gzip')
  expect(gunzipSync(gzipped.body).toString()).toBe('hello '.repeat(100))
  expect(brotliDecompressSync((await encodePage(made, 'br')).body).toString()).toBe('hello '.repeat(100))
  expect(await encodePage(made, 'gzip')).toBe(gzipped)
})

test('a page whose content changes by itself is made anew from that moment on', async () => {
  let now = 1000
  const cache = createPageCache({ maxBytes: 1e6, clock: { now: () => new Date(now) } })
  const make = (html: string, freshUntil?: number) => async () => cachePage(html, 200, {}, freshUntil)
  await cache.getOrMake('sps', '/a', make('old', 2000))
  await cache.getOrMake('sps', '/b', make('lasting'))
  now = 1999
  expect(cache.get('sps', '/a')?.body.toString()).toBe('old')
  now = 2000
  expect(cache.get('sps', '/a')).toBeUndefined()
  expect(cache.get('sps', '/b')).toBeDefined()
  expect(cache.counts().entries).toBe(1)
  await cache.getOrMake('sps', '/a', make('new', 3000))
  expect(cache.get('sps', '/a')?.body.toString()).toBe('new')
})
