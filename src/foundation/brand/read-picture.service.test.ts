import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readBrandPicture } from '#foundation/brand/read-picture.service.ts'
import { sandbox } from '#platform/sandbox/sandbox.ts'

const RUN = { tenant: 'sps', person: 'p' }
afterAll(() => sandbox.close())

test('a drawing is served as a drawing and drawn as PNG for mails and documents', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><rect width="80" height="20" fill="#0a5c36"/></svg>'
  const { picture } = await readBrandPicture(Buffer.from(svg), RUN)
  expect(picture).toMatchObject({ mediaType: 'image/svg+xml', height: 152 })
  expect((picture?.width ?? 0) / 152).toBeCloseTo(4, 1)
  expect(await sharp(picture?.png).metadata()).toMatchObject({ format: 'png', height: 152 })
})

test('a PNG is drawn anew, so that nothing behind or between its points is served', async () => {
  const png = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#12305f' } })
    .png()
    .toBuffer()
  const { picture } = await readBrandPicture(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), RUN)
  expect(picture).toMatchObject({ mediaType: 'image/png', width: 608, height: 152 })
  expect(picture?.content.includes('script')).toBe(false)
})

test.each([
  ['a file that is too large', Buffer.alloc(200_001)],
  ['a PNG that is none', Buffer.from('89504e470d0a1a0a00000000', 'hex')],
  ['another kind of file', Buffer.from('GIF89a')],
  ['a drawing with a script', Buffer.from('<svg viewBox="0 0 1 1"><script>1</script></svg>')],
])('%s is refused with a sentence [T-46, T-97]', async (_, bytes) => {
  const read = await readBrandPicture(bytes, RUN)
  expect(read.picture).toBeUndefined()
  expect(read.reason).toMatch(/\w+ .*\./)
})
