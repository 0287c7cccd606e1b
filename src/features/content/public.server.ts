export type { PageSource } from '#features/content/pages.feature.ts'
import { translationConfig } from '#features/content/translation.config.ts'
import { translationFlags } from '#features/content/translation.flags.ts'
import { contentServerTraits, contentTraits } from '#features/content/content.traits.ts'
import { contentBlocks } from '#features/content/content-blocks.schema.ts'
import { contentStarterPages } from '#features/content/content.starter.ts'
import { fragmentSelector } from '#features/content/fragment.routes.ts'
import { notPermittedRoutes } from '#features/content/not-permitted.routes.ts'
import { pageDocumentSource } from '#features/content/page.source.ts'
import { seoRoutes } from '#features/content/seo.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { readNotice } from '#features/content/content-notice.rules.ts'
export { writeTitledPage } from '#features/content/content.starter.ts'
export { listStarterMarks, markStarterPages } from '#features/content/starter-page.store.ts'
export { createBlockRegistry, type BlockRegistry } from '#features/content/block-registry.service.ts'
export { createPageRegistry, type PageRegistry } from '#features/content/page-registry.service.ts'
export { checkContent, type ContentProblem } from '#features/content/page-check.service.ts'
export { findDraft } from '#features/content/page-draft.store.ts'
export { cleanBlocks } from '#features/content/block-registry.service.ts'
export {
  announceContent,
  CONTENT_CHANNEL,
  findFrameBlock,
  findPublishedPages,
  listPageLocales,
  listPublishedPaths,
  listPublishedVersions,
  publishPages,
  type PublishedPage,
} from '#features/content/page.store.ts'

export const content: Feature = {
  name: 'content',
  config: translationConfig,
  flags: translationFlags,
  traits: contentTraits,
  serverTraits: contentServerTraits,
  blocks: contentBlocks,
  starterPages: contentStarterPages,
  routes: (app) => {
    seoRoutes(app)
    notPermittedRoutes(app)
  },
  selectors: [fragmentSelector],
  documentSources: [pageDocumentSource],
}
