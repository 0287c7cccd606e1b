import { createBlockRegistry, type BlockRegistry } from '#features/site/content/block-registry.service.ts'
import { createPageContentSchema } from '#features/site/content/page-content.schema.ts'
import { composeSettings } from '#foundation/tenants/public.ts'
import type { Feature } from '#platform/feature.ts'

/** Checks before publishing: the blocks are known, and the page overrides only settings that pages may override. */
export type PageRegistry = {
  readonly blocks: BlockRegistry
  readonly contentSchema: ReturnType<typeof createPageContentSchema>
}

export const createPageRegistry = (features: readonly Feature[]): PageRegistry => ({
  blocks: createBlockRegistry(features.flatMap(({ blocks }) => blocks ?? [])),
  contentSchema: createPageContentSchema(composeSettings(features)),
})
