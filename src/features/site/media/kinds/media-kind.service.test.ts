import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePng } from '#features/site/media/testing/sample-images.ts'
import { openOwnedSite, type OwnedSite } from '#app/testing/owned-site.ts'

const ENGINE = { path: '/products/mx-100.png', file: 'engine.png', alts: { en: 'The engine', de: 'Der Motor' } }
const CAPTIONS = { path: '/video/mx-100.en.vtt', file: 'captions.vtt' }

let owned: OwnedSite
const files: Record<string, Buffer> = {}
beforeAll(async () => {
  owned = await openOwnedSite(['media'])
  files['engine.png'] = await makePng(40)
  files['captions.vtt'] = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nThe engine, turning\n')
  const { said, text } = await owned.bring('media', [ENGINE, CAPTIONS], files)
  expect([said, text]).toEqual([[], 'media.ndjson: 2 taken, 0 unchanged, 0 refused'])
})
afterAll(() => owned.close())

test('a picture stands at its address, and a product may show it', async () => {
  const picture = await owned.get('/content/dam/marine/products/mx-100.png')
  expect([picture.statusCode, picture.rawPayload.equals(files['engine.png'] ?? Buffer.of())]).toEqual([200, true])
  expect((await owned.get('/content/dam/marine/video/mx-100.en.vtt')).headers['content-type']).toContain('text/vtt')
  const line = {
    sku: 'MX-300',
    category: 'engines',
    names: { en: 'Engine' },
    images: ['/content/dam/marine/products/mx-100.png'],
  }
  expect((await owned.bring('products', [line])).said).toEqual([])
})

test('lines come back, again they change nothing, and another file takes the place of the first', async () => {
  expect(await owned.read('media')).toEqual([ENGINE, CAPTIONS])
  expect((await owned.bring('media', [ENGINE, CAPTIONS], files)).text).toContain('2 unchanged')
  const other = await makePng(60)
  expect((await owned.bring('media', [ENGINE], { 'engine.png': other })).text).toContain('1 taken')
  expect((await owned.get('/content/dam/marine/products/mx-100.png')).rawPayload.equals(other)).toBe(true)
})

test.each([
  ['a path without an ending', { ...ENGINE, path: '/products/engine' }, 'path: ends like no picture'],
  ['a page', { ...ENGINE, path: '/products/engine.html' }, 'path: ends like no picture'],
  ['a drawing, which could hold script [T-90]', { ...ENGINE, path: '/products/engine.svg' }, 'path: ends like no picture'],
  ['a way out of the folder [T-42]', { ...ENGINE, path: '/products/../engine.png' }, 'path'],
  ['a folder of documents', { ...ENGINE, path: '/downloads/engine.png' }, 'path: is a folder of documents or software'],
  ['a file that did not come', { ...ENGINE, path: '/products/b.png', file: 'lost.png' }, 'file: there is no file'],
  ['a picture of another kind', { ...ENGINE, path: '/products/b.jpg' }, 'file: ‘engine.png’ holds image/png'],
  ['half a picture [T-97]', { path: '/products/half.png', file: 'half.png' }, 'file: ‘half.png’ cannot be read'],
])('%s is refused', async (_, line, reason) => {
  const half = (files['engine.png'] ?? Buffer.of()).subarray(0, 60)
  const { said } = await owned.bring('media', [line], { ...files, 'half.png': half })
  expect(said.join()).toContain(reason)
})

test('what is deleted is gone', async () => {
  await owned.call('media', [{ path: CAPTIONS.path, deleted: true }])
  expect((await owned.get('/content/dam/marine/video/mx-100.en.vtt')).statusCode).toBe(404)
})
