import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from '#app/pages/social-card.ts'
import { openTestApp } from '#app/testing/test-app.ts'

const COLOURS = { ground: '#0a1b36', accent: '#ffb000' }

test('the card is as large as networks show it, in the colours of the site', async () => {
  const card = sharp(await drawCard(COLOURS, undefined))
  expect(await card.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const { data } = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(3, 6)]).toEqual([10, 27, 54])
  expect([...data.subarray(-3)]).toEqual([255, 176, 0])
})

test('a logo stands in its middle', async () => {
  const logo = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const { data } = await sharp(await drawCard(COLOURS, logo))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = (315 * 1200 + 600) * 3
  expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0])
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
})

test('each site has a card at its address', async () => {
  const site = await openTestApp()
  try {
    for (const tenant of ['sps', 'aerobt', 'sps']) {
      const { statusCode, headers } = await site.app.inject({
        url: '/content/card.png',
        headers: { host: `${tenant}.localhost` },
      })
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    }
  } finally {
    await site.close()
  }
})
