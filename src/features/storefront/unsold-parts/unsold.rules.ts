import { narrowMarkets } from '#features/storefront/catalogue/public.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'

/** Countries in which something is sold; null is everywhere. */
type Markets = readonly string[] | null

/** A part sold in no market is 404, so that its existence is not disclosed [T-26]. */
export const isPublicSomewhere = (own: Markets, above: Markets): boolean => narrowMarkets(own, above)?.length !== 0

/** A page of the catalogue, and where it is. */
export type SoldPath = { readonly path: string; readonly markets: Markets }

export const OVERVIEW_PATH = '/products'

/** From the top of the catalogue down to the page itself: for a country, the last one before something is not sold. */
export const chooseNearest = (trail: readonly SoldPath[], country: string): string => {
  const end = trail.findIndex(({ markets }) => markets !== null && !markets.includes(country))
  return trail.slice(0, end < 0 ? trail.length : end).at(-1)?.path ?? OVERVIEW_PATH
}

/** A sentence holds so many names of countries. */
const MOST_NAMED = 3

/** Which text says it. */
export const nameUnsoldText = ({ market }: { readonly market: readonly string[] }): 'title' | 'title.many' =>
  market.length > MOST_NAMED ? 'title.many' : 'title'

export type Unsold = { readonly item: string; readonly market: readonly string[]; readonly marketName: string }

/** 'HA-9210-3 is not available in China' [2.6.2]. */
export const sayUnsold = ({ item, market, marketName }: Unsold, words: Dictionary): string =>
  fillText(words[nameUnsoldText({ market })] ?? '', { item, market: marketName })

/** A part that other markets sell: as much as everyone may know of it [T-26]. */
export type UnsoldPart = {
  readonly sku: string
  readonly name: string
  readonly market: readonly string[]
  readonly marketName: string
  /** Its page, which says where to go from there. */
  readonly href: string
}
