import type { Image } from '#foundation/blocks/public.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { narrowMarkets } from '#features/storefront/catalogue/product/narrow-markets.rules.ts'
import type { Language } from '#kernel/locale.ts'

type Words = Readonly<Partial<Record<Language, string>>>
type Markets = readonly string[] | null

/** A category as its owner wrote it. */
export type WrittenCategory = {
  readonly path: string
  readonly names: Words
  readonly texts: Words
  readonly markets: Markets
  readonly position: number
  readonly image: Image | null
}

export type CategoryNode = WrittenCategory & {
  /** Countries in which it is really sold: those of its own that the category above has too [T-26]. */
  readonly sold: Markets
}

export const parentPathOf = (path: string): string | undefined =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : undefined

const isSameList = (one: Markets, other: Markets): boolean => (one ?? ['*']).join() === (other ?? ['*']).join()

const NOWHERE: LineProblem = {
  column: 'markets',
  reason: 'it or a category below it would be sold nowhere: the category above has none of these countries',
}

/** Parents first, however the lines stand: what is to be written, and what is wrong with lines. An undefined line is passed over. */
export const planCategories = (
  stored: readonly CategoryNode[],
  lines: readonly (WrittenCategory | undefined)[],
): { readonly nodes: readonly CategoryNode[]; readonly problems: readonly LineProblem[][] } => {
  const tree = new Map(stored.map((node) => [node.path, node]))
  const children = Map.groupBy(
    [...tree.keys(), ...lines.flatMap((line) => (line && !tree.has(line.path) ? [line.path] : []))],
    (path) => parentPathOf(path) ?? '',
  )
  const changed = new Map<string, CategoryNode>()
  const problems = lines.map((): LineProblem[] => [])

  /** The node and everything below whose countries change with it; undefined where something would be sold nowhere. */
  const narrow = (node: WrittenCategory, above: Markets): CategoryNode[] | undefined => {
    const sold = narrowMarkets(node.markets, above)
    if (sold?.length === 0) return undefined
    const below = (children.get(node.path) ?? []).flatMap((path) => tree.get(path) ?? [])
    const all: CategoryNode[] = [{ ...node, sold }]
    for (const child of below) {
      if (isSameList(narrowMarkets(child.markets, sold), child.sold)) continue
      const nodes = narrow(child, sold)
      if (!nodes) return undefined
      all.push(...nodes)
    }
    return all
  }

  const ordered = lines
    .flatMap((line, at) => (line ? [{ line, at }] : []))
    .toSorted((one, other) => one.line.path.split('/').length - other.line.path.split('/').length)
  for (const { line, at } of ordered) {
    const above = parentPathOf(line.path)
    const parent = above === undefined ? undefined : tree.get(above)
    if (above !== undefined && !parent) {
      problems[at]?.push({ column: 'path', reason: `stands below ‘${above}’, which is not among the categories` })
      continue
    }
    const nodes = narrow(line, parent?.sold ?? null)
    if (!nodes) {
      problems[at]?.push(NOWHERE)
      continue
    }
    for (const node of nodes) {
      tree.set(node.path, node)
      changed.set(node.path, node)
    }
  }
  return { nodes: [...changed.values()], problems }
}
