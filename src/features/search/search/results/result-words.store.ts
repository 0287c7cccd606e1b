import { listFoundProducts, nameCategories } from '#features/storefront/catalogue/public.server.ts'
import { findUnsoldPart } from '#features/storefront/unsold-parts/public.server.ts'
import { findPublishedPages } from '#features/site/content/public.server.ts'
import type { ResultWords } from '#features/search/search/results/results-view.rules.ts'
import { listRelatedQueries } from '#features/search/search-events/public.server.ts'
import { searchTakeover } from '#features/search/search/blocks/search-takeover.schema.ts'
import { TAKEOVER_FRAGMENT } from '#features/search/search/takeover/results-path.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type RequestedWords = {
  readonly paths: readonly string[]
  readonly families: readonly string[]
  readonly skus: readonly string[]
  /** The typed text as a part number; other markets may sell it. */
  readonly number: string
  /** Nothing was found: topics may help. */
  readonly isEmpty: boolean
  /** The query; empty where no related queries are requested. */
  readonly query: string
}

const MOST_RELATED = 6

export type WordsPlace = { readonly locale: Locale; readonly market: readonly string[]; readonly hidesPrices: boolean }

const readTopics = async (tx: Tx, locale: Locale): Promise<ResultWords['topics']> => {
  const fragment = (await findPublishedPages(tx, locale, [TAKEOVER_FRAGMENT])).get(TAKEOVER_FRAGMENT)
  const takeover = fragment?.content.blocks.find(({ type }) => type === searchTakeover.type)
  return searchTakeover.schema.safeParse(takeover?.props).data?.topics ?? []
}

/** Details of results beyond the index. */
export const findResultWords = async (tx: Tx, requested: RequestedWords, place: WordsPlace): Promise<ResultWords> => {
  const { paths, families, skus, number, isEmpty, query } = requested
  const names =
    paths.length + families.length > 0
      ? await nameCategories(tx, { paths, families, language: place.locale.language })
      : { categories: {}, families: {} }
  const found = skus.length > 0 ? await listFoundProducts(tx, skus, place) : new Map<string, never>()
  const unsold = number === '' ? undefined : await findUnsoldPart(tx, number, place)
  return {
    ...names,
    ...(unsold && { unsold }),
    products: Object.fromEntries(
      [...found].map(([sku, { card, replacement }]) => [
        sku,
        {
          ...(card.price && { price: card.price }),
          ...(card.lifecycle === 'active' && { stock: card.stock }),
          ...(replacement && { replacement: { label: replacement.sku, href: replacement.href } }),
        },
      ]),
    ),
    topics: isEmpty ? await readTopics(tx, place.locale) : [],
    related: await listRelatedQueries(tx, { query, language: place.locale.language }, MOST_RELATED),
  }
}
