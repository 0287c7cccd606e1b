import sharp from 'sharp'
import type { FastifyRequest } from 'fastify'
import { CARD_PATH, CARD_SIZE } from '#app/pages/social-picture.rules.ts'
import type { App } from '#platform/feature.ts'

type CardColours = { readonly ground: string; readonly accent: string }

const GRID = 90
const MARK = 'M6 6h7.5v6.5h5V6H26v20h-7.5v-4.5a2.5 2.5 0 0 0-5 0V26H6z'

/** The mark on an engineering sheet: no words, because a server need not have fonts. */
const writeCard = ({ ground, accent }: CardColours): string => {
  const { width, height } = CARD_SIZE
  const lines = [
    ...Array.from({ length: Math.floor(width / GRID) }, (_, at) => `M${(at + 1) * GRID} 0V${height}`),
    ...Array.from({ length: Math.floor(height / GRID) }, (_, at) => `M0 ${(at + 1) * GRID}H${width}`),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>` +
    `<path d="${lines.join('')}" stroke="#ffffff" stroke-opacity="0.08" fill="none"/>` +
    `<rect y="${height - 12}" width="100%" height="12" fill="${accent}"/>` +
    `<g transform="translate(${width / 2 - 160} ${height / 2 - 160}) scale(10)"><path fill="#ffffff" d="${MARK}"/></g></svg>`
  )
}

export const drawCard = (colours: CardColours, logo: Buffer | undefined): Promise<Buffer> => {
  if (!logo)
    return sharp(Buffer.from(writeCard(colours)))
      .png({ palette: true })
      .toBuffer()
  // A logo is drawn for white.
  const ground = { ...CARD_SIZE, channels: 3 as const, background: '#ffffff' }
  return sharp(logo)
    .resize({ width: CARD_SIZE.width / 2, height: CARD_SIZE.height / 2, fit: 'inside' })
    .toBuffer()
    .then((input) => sharp({ create: ground }).composite([{ input }]).png().toBuffer())
}

type FoundCard = { readonly tenant: string; readonly colours: CardColours; readonly logo: Buffer | undefined }

/** Beside links to pages without a picture; drawn once for each site and look. */
export const socialCardRoutes = (app: App, findCard: (request: FastifyRequest) => FoundCard): void => {
  const drawn = new Map<string, { readonly look: string; readonly logo: Buffer | undefined; readonly card: Promise<Buffer> }>()
  app.get(CARD_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { tenant, colours, logo } = findCard(request)
    const look = JSON.stringify(colours)
    const known = drawn.get(tenant)
    const isKnown = known !== undefined && known.look === look && known.logo === logo
    const card = isKnown ? known.card : drawCard(colours, logo)
    drawn.set(tenant, { look, logo, card })
    // One that could not be drawn is tried again with the next request.
    card.catch(() => drawn.delete(tenant))
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=3600')
      .send(await card)
  })
}
