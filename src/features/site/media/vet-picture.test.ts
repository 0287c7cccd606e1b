import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { vetPicture } from '#features/site/media/vet-picture.service.ts'
import { sandbox } from '#platform/sandbox/sandbox.ts'

afterAll(() => sandbox.close())

const run = { tenant: 'sps', person: 'author' }
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()

describe('a picture that an author brings', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('is taken as %s [T-97]', async (format) => {
    const picture = await sharp(await draw(120, 80))
      .toFormat(format)
      .toBuffer()
    await expect(vetPicture(picture, run)).resolves.toBeUndefined()
  })

  test.each([
    ['is cut short', async () => (await draw(900, 900)).subarray(0, -400)],
    ['is none', async () => Buffer.from('\x89PNG\r\n\x1a\n and then something else')],
    ['unfolds to more points than we draw', () => draw(9000, 7000)],
  ])('is refused where it %s [T-97]', async (_, make) => {
    await expect(vetPicture(await make(), run)).rejects.toMatchObject({ status: 400 })
  })
})
