import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import Fastify from 'fastify'
import { mountAssets } from '#app/pages/mount-assets.ts'
import type { App } from '#platform/feature.ts'

const app = Fastify() as unknown as App
let root: string

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'portico-assets-'))
  await mkdir(path.join(root, 'assets'))
  const files = { 'a-1.js': 'plain', 'a-1.js.br': 'brotli', 'a-1.js.gz': 'gzip', 'b-2.woff2': 'font', 'c-3.mjs': 'worker' }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, 'assets', name), text)
  await writeFile(path.join(root, 'manifest.json'), '{}')
  await mountAssets(app, root)
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/etc.clientlibs/${name}`, headers })

test.each([
  ['assets/a-1.js', 'gzip, deflate, br', 'brotli', 'br', 'text/javascript; charset=utf-8'],
  ['assets/a-1.js', 'gzip', 'gzip', 'gzip', 'text/javascript; charset=utf-8'],
  ['assets/a-1.js', '', 'plain', undefined, 'text/javascript; charset=utf-8'],
  ['assets/b-2.woff2', 'gzip, br', 'font', undefined, 'font/woff2'],
  ['assets/c-3.mjs', '', 'worker', undefined, 'text/javascript; charset=utf-8'],
])('%s for a browser that takes "%s" is its %s file', async (name, accepted, body, encoding, type) => {
  for (const time of ['first', 'again']) {
    const answer = await get(name, { 'accept-encoding': accepted })
    expect([answer.statusCode, answer.body], time).toEqual([200, body])
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

test('a build with files of an unknown type does not start', async () => {
  const odd = await mkdtemp(path.join(os.tmpdir(), 'portico-assets-'))
  await mkdir(path.join(odd, 'assets'))
  await writeFile(path.join(odd, 'assets/d-4.odd'), '')
  await expect(mountAssets(Fastify() as unknown as App, odd)).rejects.toThrow('d-4.odd')
  await rm(odd, { recursive: true })
})

test('a browser that has the file is answered without it', async () => {
  const { headers } = await get('assets/a-1.js', { 'accept-encoding': 'br' })
  const again = await get('assets/a-1.js', { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  'assets/none.js',
  'assets/a-1.js.br',
  'assets',
  'assets/',
  '',
  'manifest.json',
  'assets/../manifest.json',
  'assets/%2e%2e/manifest.json',
])('nothing but a file of the build is answered: "%s"', async (name) => {
  expect((await get(name)).statusCode).toBe(404)
})
