import { pageHref, type Block, type PageModel } from '#foundation/blocks/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PageSource } from '#features/site/content/public.server.ts'
import { dropEntries, listLinkedPaths } from '#app/pages/linked-paths.rules.ts'

/** Header, footer and what authors wrote are the same objects each time. */
const linked = new WeakMap<Block, readonly string[]>()

const listOfBlock = (locale: Locale, block: Block | undefined): readonly string[] => {
  if (!block) return []
  const known = linked.get(block) ?? listLinkedPaths(locale, block)
  linked.set(block, known)
  return known
}

const withoutLinks = new WeakMap<Block, Map<string, Block>>()

/** By what it goes without: a part that is the same for many pages stays one object for them, and its markup is remembered. */
const dropLinks = <Part extends Block | undefined>(locale: Locale, block: Part, dropped: ReadonlySet<string>): Part => {
  const gone = listOfBlock(locale, block).filter((path) => dropped.has(path))
  if (!block || gone.length === 0) return block
  const known = withoutLinks.get(block) ?? new Map<string, Block>()
  withoutLinks.set(block, known)
  const name = gone.join(' ')
  const found = known.get(name) ?? dropEntries<Block>(locale, block, dropped)
  known.set(name, found)
  return found as Part
}

/** Of the pages of data that a page links to, those that only some countries have. */
const readLimits = async (
  tx: Tx,
  sources: readonly PageSource[],
  { locale, header, footer, blocks }: PageModel,
): Promise<Map<string, readonly string[]>> => {
  const paths = [...new Set([header, footer, ...blocks].flatMap((block) => listOfBlock(locale, block)))]
  const limits = new Map<string, readonly string[]>()
  const read = async ({ matches, listLimits }: PageSource) => {
    const requested = listLimits ? paths.filter((path) => matches.test(path)) : []
    return requested.length > 0 ? listLimits?.(tx, requested) : undefined
  }
  for (const found of await Promise.all(sources.map(read))) for (const [path, markets] of found ?? []) limits.set(path, markets)
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
  if (dropped.size === 0) return model
  return {
    ...model,
    ...(header && { header: dropLinks(locale, header, dropped) }),
    ...(footer && { footer: dropLinks(locale, footer, dropped) }),
    blocks: blocks.map((block) => dropLinks(locale, block, dropped)),
  }
}
