import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listCategories } from '#demo/catalogue/categories.ts'
import { GROUP_COPY, TENANT_COPY } from '#demo/content/copy.ts'
import { drawMedia } from '#demo/media/draw-media.ts'
import { demoPages } from '#demo/pages.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'

/** Every address in the asset store that pages name, however deep. */
const findAddresses = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('/content/dam/') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findAddresses) : []
}

const listNamed = async (tenant: TenantKey): Promise<Set<string>> => {
  const pages = demoPages(tenant, TENANT_COPY[tenant], GROUP_COPY, listCategories(tenant), [{ country: 'us', language: 'en' }])
  const named = new Set<string>()
  for await (const { blocks } of pages) findAddresses(blocks).forEach((address) => named.add(address))
  return named
}

test.each(TENANT_KEYS)('every picture and film that pages of %s name is in its asset store, and no other', async (tenant) => {
  const media = await drawMedia(tenant)
  const named = await listNamed(tenant)
  expect(media.map(({ path }) => `/content/dam/${tenant}${path}`).toSorted()).toEqual([...named].toSorted())
  expect(media.filter(({ path }) => path.endsWith('.vtt'))).toHaveLength(LANGUAGES.length)
})

test('the views of a part differ, and none touches the edge of its frame', async () => {
  const frames = (await drawMedia('process')).filter(({ path }) => path.startsWith('/images/spin/'))
  expect(frames).toHaveLength(12)
  expect(new Set(frames.map(({ content }) => Buffer.from(content).toString('base64'))).size).toBe(12)
  for (const { content } of frames) {
    const { info } = await sharp(content).trim().toBuffer({ resolveWithObject: true })
    expect(info.width).toBeLessThan(640)
    expect(info.height).toBeLessThan(512)
    expect(info.height).toBeGreaterThan(250)
  }
})

test('captions are timed text in the words of each language', async () => {
  const media = await drawMedia('sps')
  const german = media.find(({ path }) => path.endsWith('.de.vtt'))?.content
  expect(new TextDecoder().decode(german)).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.400\nAm Anfang stehen Linien/)
})
