import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, expect, test } from 'vitest'
import { drawPart } from '#demo/pictures/draw-part.ts'
import { heroImage, pictureUrl } from '#demo/pictures/picture-url.ts'
import { pictureRoutes } from '#demo/picture.routes.ts'
import type { App } from '#platform/feature.ts'

const app: App = fastify()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
pictureRoutes(app)
afterAll(() => app.close())

test('a picture is served as an image that may be kept for good and runs nothing', async () => {
  const answer = await app.inject(pictureUrl('process', 'solid', 'control-valve', 'HP-2210'))
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(drawPart('control-valve', 'HP-2210', { tenant: 'process', style: 'solid' }))
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a picture comes as %s to a browser that takes it, at most half as large', async (encoding, open) => {
  const url = pictureUrl('process', 'solid', 'control-valve', 'HP-2210')
  const plain = await app.inject(url)
  const packed = await app.inject({ url, headers: { 'accept-encoding': encoding } })
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  expect(open(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})

test('a line drawing has the paper of the hero it stands on, in both modes', async () => {
  const image = heroImage('process', 'flow-meter', 'HP-3300')
  const light = await app.inject(image.src)
  const dark = await app.inject(image.srcDark ?? '')
  expect(light.body).toContain('fill="#e3f1f1"')
  expect(dark.body).toContain('fill="#0b2c30"')
  expect(light.body).toContain(`viewBox="0 0 ${image.width} ${image.height}"`)
})

test('a reading in the address stands on the part', async () => {
  const url = pictureUrl('hbtbt', 'solid', 'thermostat', 'T-1')
  const [plain, read] = [await app.inject(url), await app.inject(`${url}?reading=404`)]
  expect(read.statusCode).toBe(200)
  expect(read.body).not.toBe(plain.body)
})

test.each([
  '/demo/pictures/nobody/solid/thermostat/1.svg',
  '/demo/pictures/hbtbt/glossy/thermostat/1.svg',
  '/demo/pictures/hbtbt/solid/teapot/1.svg',
  '/demo/pictures/hbtbt/solid/toString/1.svg',
  '/demo/pictures/hbtbt/solid/thermostat/%3Cscript%3E.svg',
  `/demo/pictures/hbtbt/solid/thermostat/${'a'.repeat(65)}.svg`,
  '/demo/pictures/hbtbt/solid/thermostat/1.svg?reading=%22%3E',
])('%s is refused', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(400)
})
