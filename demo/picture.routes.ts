import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { drawPart } from '#demo/pictures/draw-part.ts'
import { FAMILIES } from '#demo/pictures/families.ts'
import { HERO_COLOURS } from '#demo/pictures/hero-colours.ts'
import { PICTURE_STYLES, PLATE_SIZE, SHEET_SIZE } from '#demo/pictures/picture-url.ts'
import { keepRecent } from '#demo/pictures/recent.ts'
import { SCENES } from '#demo/pictures/scenes.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import type { App } from '#platform/feature.ts'
import { chooseEncoding, type Encoding } from '#platform/http/page-cache.ts'

const params = z.strictObject({
  tenant: z.enum(TENANT_KEYS),
  style: z.enum(PICTURE_STYLES),
  family: z.enum([...FAMILIES, ...SCENES]),
  seed: z.string().regex(/^[\w-]{1,64}$/),
})
const querystring = z.strictObject({
  reading: z
    .string()
    .regex(/^[\d.-]{1,6}$/)
    .optional(),
})

type PictureRequest = z.infer<typeof params> & z.infer<typeof querystring>

const drawRequested = ({ tenant, style, family, seed, reading }: PictureRequest): string => {
  if (style === 'solid') return drawPart(family, seed, { tenant, style, reading, ...PLATE_SIZE })
  const colours = HERO_COLOURS[tenant][style === 'line' ? 'light' : 'dark']
  return drawPart(family, seed, { tenant, style: 'line', reading, ...colours, ...SHEET_SIZE })
}

/** About 5 kB each, a third of it compressed: a few megabytes at most. */
const KEPT_PICTURES = 1200

const COMPRESS: Readonly<Record<Encoding, (svg: string) => string | Buffer>> = {
  br: (svg) => brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (svg) => gzipSync(svg),
  identity: (svg) => svg,
}

/** Product pictures of the demo; the address says everything, so they never change. */
export const pictureRoutes = (app: App): void => {
  const findPicture = keepRecent(KEPT_PICTURES, (key) => {
    const { encoding, ...picture } = JSON.parse(key) as PictureRequest & { encoding: Encoding }
    return COMPRESS[encoding](drawRequested(picture))
  })
  app.get(
    '/demo/pictures/:tenant/:style/:family/:seed.svg',
    { schema: { tags: ['demo'], summary: 'A drawn picture of a part', params, querystring } },
    async (request, reply) => {
      const { tenant, style, family, seed } = request.params
      const { reading } = request.query
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'Accept-Encoding')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(findPicture(JSON.stringify({ tenant, style, family, seed, reading, encoding })))
    },
  )
}
