import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { saveAsset } from '#features/site/media/asset.store.ts'
import { makePng, makePngBomb } from '#features/site/media/testing/sample-images.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { listen, openRawClient } from '#platform/testing/raw-client.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let port: number
let folder: string
const save = (tenant: TenantKey, path: string, content: Buffer) =>
  withTenant(site.services.db, tenant, (tx) => saveAsset(tx, site.services.files, { tenant, path, content }))

/** Bytes that reached the store by another way than `saveAsset`, under the name of a picture. */
const smuggle = async (path: string, content: Buffer): Promise<void> => {
  const contentHash = createHash('sha256').update(content).digest('hex')
  const fileKey = `process/dam/${contentHash}/original`
  await site.services.files.put(fileKey, content, { contentType: 'image/png' })
  const row = { path, mediaType: 'image/png', byteSize: content.length, width: 8, height: 8, contentHash, fileKey }
  await withTenant(site.services.db, 'process', (tx) => tx.insertInto('asset').values(row).execute())
}

const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251))
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-assets-'))
  site = await openTestApp([], { FILES_URL: `folder:${folder}` })
  port = await listen(site.app)
  await save('process', '/images/valve.png', await makePng(1000))
  await save('process', '/video/works.webm', VIDEO)
  await save('process', '/drawings/valve.svg', Buffer.from(SVG))
  await save('sps', '/images/secret.png', await makePng(320))
  await smuggle('/images/bomb.png', makePngBomb())
  await smuggle('/images/noise.png', Buffer.from('GIF89a and then nothing that anybody could draw'))
  await smuggle('/images/cut.png', (await makePng(600)).subarray(0, 200))
  await smuggle('/images/drawing.png', Buffer.from(SVG))
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  site.app.inject({ method, url, headers: { host: 'process.localhost', ...headers } })
const dam = (path: string): string => `/content/dam/process${path}`

describe('originals', () => {
  test('come whole, with their type and a tag by which browsers ask again', async () => {
    const answer = await get(dam('/images/valve.png'))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400',
    })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1000)
    const again = await get(dam('/images/valve.png'), { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('a drawing can run no script of its own', async () => {
    const answer = await get(dam('/drawings/valve.svg'))
    expect(answer.body).toBe(SVG)
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none';.*sandbox$/)
  })

  test.each([
    ['the first bytes', 'bytes=0-9', 206, 'bytes 0-9/1000', 10],
    ['the rest', 'bytes=990-', 206, 'bytes 990-999/1000', 10],
    ['the last bytes', 'bytes=-5', 206, 'bytes 995-999/1000', 5],
    ['no range past the end', 'bytes=1000-', 416, 'bytes */1000', 0],
    ['everything for two ranges at once', 'bytes=0-1,4-5', 200, undefined, 1000],
    ['everything for nonsense', 'lines=1-2', 200, undefined, 1000],
  ])('a video is sent in parts: %s', async (_, range, status, contentRange, length) => {
    const answer = await get(dam('/video/works.webm'), { range })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-range']).toBe(contentRange)
    expect(answer.rawPayload).toHaveLength(length)
    if (status === 206) {
      const start = Number(/bytes (\d+)/.exec(contentRange ?? '')?.[1])
      expect(answer.rawPayload.equals(VIDEO.subarray(start, start + length))).toBe(true)
    }
  })

  test('a part of a version that is gone is not sent; the whole new one is', async () => {
    const { statusCode, rawPayload } = await get(dam('/video/works.webm'), { range: 'bytes=0-9', 'if-range': '"older"' })
    expect([statusCode, rawPayload.length]).toEqual([200, 1000])
  })

  test('HEAD tells the size and sends nothing', async () => {
    const answer = await get(dam('/video/works.webm'), {}, 'HEAD')
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '1000', ''])
  })
})

describe('renditions', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
  ])('are made as %s in a width of the ladder', async (format, found) => {
    const answer = await get(dam(`/images/valve.png.rendition.320.${format}`))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(`image/${format}`)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: found, width: 320, height: 160 })
  })

  test('are never larger than the picture itself', async () => {
    const answer = await get(dam('/images/valve.png.rendition.2560.webp'))
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1000)
  })

  test('a new version of a picture is never shown as the old one', async () => {
    await save('process', '/images/news.png', await makePng(400, '#ff0000'))
    const first = await get(dam('/images/news.png.rendition.160.png'))
    const { version } = await save('process', '/images/news.png', await makePng(400, '#0000ff'))
    expect(version).toBe(2)
    const second = await get(dam('/images/news.png.rendition.160.png'), { 'if-none-match': String(first.headers.etag) })
    expect(second.statusCode).toBe(200)
    const { dominant } = await sharp(second.rawPayload).stats()
    expect(dominant.b).toBeGreaterThan(200)
    expect((await save('process', '/images/news.png', await makePng(400, '#0000ff'))).version).toBe(2)
  })

  test('are counted', async () => {
    await get(dam('/images/valve.png.rendition.480.webp'))
    await get(dam('/images/valve.png.rendition.480.webp'))
    const { body } = await get('/metrics')
    expect(body).toMatch(/media_renditions_total\{outcome="made",format="webp"\} [1-9]/)
    expect(body).toMatch(/media_renditions_total\{outcome="kept",format="webp"\} [1-9]/)
  })

  test.each(['bomb', 'noise', 'cut', 'drawing'])('a hostile or broken picture (%s) is refused, again and again', async (name) => {
    for (const width of [320, 640, 320]) {
      const answer = await get(dam(`/images/${name}.png.rendition.${width}.avif`))
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
    }
  })
})

test.each([
  ['a width that is not on the ladder [T-31]', '/images/valve.png.rendition.321.webp'],
  ['a width written another way [T-31]', '/images/valve.png.rendition.0320.webp'],
  ['a format we do not make [T-31]', '/images/valve.png.rendition.320.bmp'],
  ['a rendition of a drawing', '/drawings/valve.svg.rendition.320.png'],
  ['a rendition of a rendition', '/images/valve.png.rendition.320.webp.rendition.160.webp'],
  ['what nobody stored', '/images/none.png'],
  ['a kind of file that is not stored here', '/images/page.html'],
  ['a path that climbs twice disguised [T-42]', '/images/%252e%252e/valve.png'],
  ['a slash in disguise [T-42]', '/images%2f..%2f..%2fetc%2fpasswd.png'],
  ['a backslash [T-42]', '/images%5cvalve.png'],
  ['a zero byte [T-42]', '/images/valve.png%00.png'],
  ['an absolute path [T-42]', '//etc/passwd.png'],
  ['a stored file by its key [T-42]', '/dam/original'],
  ['8 kB of path [T-42]', `/${'a'.repeat(8000)}.png`],
])('404: %s', async (_, path) => {
  expect((await get(dam(path))).statusCode).toBe(404)
})

test.each(['/images/../images/valve.png', '/images/%2e%2e/images/valve.png', '/..%2f..%2fetc/passwd.png'])(
  'a path that climbs, sent as no browser would (%s), leads nowhere [T-42]',
  async (path) => {
    const client = await openRawClient(port)
    client.send(`GET ${dam(path)} HTTP/1.1\r\nhost: process.localhost\r\nconnection: close\r\n\r\n`)
    expect(await client.waitForEnd()).toMatch(/^HTTP\/1\.1 404 /)
  },
)

test('another tenant’s files do not exist, by its own name and by ours', async () => {
  expect((await get('/content/dam/sps/images/secret.png')).statusCode).toBe(404)
  expect((await get(dam('/images/secret.png'))).statusCode).toBe(404)
  expect((await get('/content/dam/sps/images/secret.png', { host: 'sps.localhost' })).statusCode).toBe(200)
  expect((await get('/content/dam/sps/images/secret.png.rendition.160.webp')).statusCode).toBe(404)
})

test('an address that is no text is refused', async () => {
  expect((await get(dam('/images/%ff.png'))).statusCode).toBe(400)
})

test.each([
  ['a page', '/pages/evil.html', Buffer.from('<script>')],
  ['a path that climbs', '/../x.png', Buffer.from('x')],
  ['a name like a rendition', '/a.png.rendition.320.webp', Buffer.from('x')],
  ['a drawing under the name of a picture', '/a.png', Buffer.from(SVG)],
  ['a picture too large to unfold', '/b.png', makePngBomb()],
])('nothing is stored of %s', async (_, path, content) => {
  await expect(save('process', path, content)).rejects.toMatchObject({ status: 400 })
})

test('with a full disk a visitor still gets the picture, whole or in part', async () => {
  const put = vi.spyOn(site.services.files, 'put').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  const address = dam('/images/valve.png.rendition.640.webp')
  const [whole, part, again] = [await get(address), await get(address, { range: 'bytes=0-3' }), await get(address)]
  put.mockRestore()
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'RIFF',
    `bytes 0-3/${whole.rawPayload.length}`,
  ])
  expect(again.headers.etag).toBe(whole.headers.etag)
  const metrics = await site.app.metrics.registry.metrics()
  expect(metrics).toMatch(/media_renditions_total\{outcome="unkept",format="webp"\} 3/)
})
