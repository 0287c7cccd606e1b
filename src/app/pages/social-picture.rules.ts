import type { PageModel } from '#foundation/blocks/public.ts'
import { isRedrawn, plainRendition } from '#ui/picture.rules.ts'

export const CARD_PATH = '/content/card.png'
/** The format in which networks show a picture above a link. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

type SocialPicture = {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** Smaller ones are shown as a stamp beside the link, where the site's card looks better. */
const LEAST_WIDTH = 600

/** Pictures that blocks hold, in the order in which they stand; drawings (SVG) are shown by no network. */
function* listPictures(value: unknown): Generator<SocialPicture> {
  if (Array.isArray(value)) for (const one of value) yield* listPictures(one)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const { src, alt, width, height } = value as Partial<Record<keyof SocialPicture, unknown>>
  if (typeof src === 'string' && isRedrawn(src) && typeof width === 'number' && typeof height === 'number')
    yield { src, alt: typeof alt === 'string' ? alt : '', width, height }
  for (const one of Object.values(value)) yield* listPictures(one)
}

type Shown = Pick<PageModel, 'blocks' | 'origin' | 'title' | 'tenant'>

/** The picture beside a link to the page: its first one, else the site's card. */
export const chooseSocialPicture = ({ blocks, origin, title, tenant }: Shown): SocialPicture => {
  for (const { props } of blocks)
    for (const picture of listPictures(props))
      if (picture.width >= LEAST_WIDTH) {
        const drawn = plainRendition(picture, 1280)
        return { ...drawn, src: `${origin}${drawn.src}`, alt: picture.alt || title }
      }
  return { src: `${origin}${CARD_PATH}`, alt: tenant.name, ...CARD_SIZE }
}
