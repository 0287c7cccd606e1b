import { pageHref, type Block, type PageModel } from '#foundation/blocks/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PageSource } from '#features/site/content/public.server.ts'
import { dropEntries, listLinkedPaths } from '#app/pages/linked-paths.rules.ts'

/** Header and footer are the same objects for all pages of a locale. */
const linked = new WeakMap<Block, readonly string[]>()

const listOfFrame = (locale: Locale, block: Block | undefined): readonly string[] => {
  if (!block) return []
  const known = linked.get(block) ?? listLinkedPaths(locale, block)
  linked.set(block, known)
  return known
}

/** Of the pages of data that a page links to, those that only some countries have. */
const readLimits = async (
  tx: Tx,
  sources: readonly PageSource[],
  { locale, header, footer, blocks }: PageModel,
): Promise<Map<string, readonly string[]>> => {
  const paths = [...new Set([...listOfFrame(locale, header), ...listOfFrame(locale, footer), ...listLinkedPaths(locale, blocks)])]
  const limits = new Map<string, readonly string[]>()
  for (const { matches, listLimits } of sources) {
    const requested = listLimits ? paths.filter((path) => matches.test(path)) : []
    if (requested.length > 0) for (const [path, markets] of (await listLimits?.(tx, requested)) ?? []) limits.set(path, markets)
  }
  return limits
}

/**
 * A page leads to nothing that its visitor's market does not have. One made for a market goes without such links;
 * one that is the same for every market tells the browser where they count.
 */
export const limitLinks = async (
  tx: Tx,
  sources: readonly PageSource[],
  model: PageModel,
  market: readonly string[] | undefined,
): Promise<PageModel> => {
  const limits = await readLimits(tx, sources, model)
  if (limits.size === 0) return model
  const { locale, header, footer, blocks } = model
  if (!market)
    return {
      ...model,
      limitedLinks: Object.fromEntries([...limits].map(([path, markets]) => [pageHref(locale, path), markets.join()])),
    }
  const unsold = [...limits].filter(([, markets]) => !markets.some((country) => market.includes(country)))
  const dropped = new Set(unsold.map(([path]) => path))
  return dropped.size === 0 ? model : { ...model, ...dropEntries(locale, { header, footer, blocks }, dropped) }
}
