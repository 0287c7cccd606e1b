import { lookUp } from '#kernel/look-up.ts'
import type { Block, Link } from '#foundation/blocks/public.ts'
import { marketBannerBlock } from '#features/storefront/market-banner/public.ts'
import type { PageContent } from '#features/site/content/public.ts'
import type { Dictionary } from '#kernel/texts.ts'

/** A market's replacement of something. */
export type Substitute = { readonly sku: string; readonly name: string; readonly href: string; readonly image?: string }

export type Substitutes = { readonly kind: 'replacements' | 'versions'; readonly items: readonly Substitute[] }

export type UnsoldPage = {
  /** The page's subject: a part number, or the name of a group. */
  readonly item: string
  readonly title: string
  readonly lead: string
  readonly contact: Link
  /** From the home page to the nearest part of the catalogue that the market has. */
  readonly trail: readonly Link[]
  readonly substitutes: Substitutes
}

const PICTURE = { alt: '', width: 400, height: 320 }
/** A picture of a block is a file of this site. */
const isOwnFile = (address: string): boolean => /^\/(?!\/)/.test(address)

const toCards = ({ kind, items }: Substitutes, words: Dictionary): Block[] =>
  items.length === 0
    ? []
    : [
        {
          id: 'substitutes',
          type: 'cards',
          props: {
            heading: lookUp(words, kind),
            items: items.map(({ sku, name, href, image }) => ({
              title: name.slice(0, 160),
              text: sku,
              href,
              ...(image !== undefined && isOwnFile(image) && { image: { ...PICTURE, src: image } }),
            })),
          },
        },
      ]

/** The market comes first, since it is the way on; then someone to ask, and what is sold there instead. */
export const layOutUnsold = (page: UnsoldPage, words: Dictionary): PageContent => {
  const { item, lead, contact, trail, substitutes } = page
  const title = page.title.slice(0, 120)
  const actions = [contact, ...trail.slice(-1)]
  return {
    title,
    description: lead,
    template: 'error-template',
    kind: 'Error',
    config: {},
    flags: {},
    blocks: [
      { id: 'trail', type: 'breadcrumbs', props: { trail: [...trail], current: item.slice(0, 120) } },
      marketBannerBlock({ isKept: true }),
      { id: 'title', type: 'hero', props: { size: 'page', title, lead, actions } },
      ...toCards(substitutes, words),
    ],
  }
}
