import type { BlockPlace, PageModel } from '#foundation/blocks/public.ts'
import type { BlockRegistry } from '#features/site/content/public.server.ts'
import { decideKind, type PageContent } from '#features/site/content/public.ts'

/** Template and kind of a page, by its address, its content and its blocks [2.2.2, 2.2.16]. */
export const describeKind = (
  registry: BlockRegistry,
  place: BlockPlace,
  { template, kind, blocks }: Pick<PageContent, 'template' | 'kind' | 'blocks'>,
): Pick<PageModel, 'template' | 'kind'> => {
  const [fromBlocks] = blocks.flatMap(({ type, props }) => registry.get(type)?.pageKind?.(props, place) ?? [])
  return decideKind({ path: place.path, template, kind, fromBlocks })
}
