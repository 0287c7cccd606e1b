export type { PageSource } from '#features/site/content/pages-contributions.service.ts'
import {
  translationConfig,
  translationFlags,
  contentServerTraits,
  contentTraits,
} from '#features/site/content/content.settings.ts'
import { contentBlocks } from '#features/site/content/content-blocks.schema.ts'
import { contentStarterPages } from '#features/site/content/content.starter.ts'
import { fragmentSelector } from '#features/site/content/fragment.routes.ts'
import { notPermittedRoutes } from '#features/site/content/not-permitted.routes.ts'
import { pageDocumentSource } from '#features/site/content/page-source.service.ts'
import { scheduleCheck } from '#features/site/content/schedule-check.service.ts'
import { seoRoutes } from '#features/site/content/seo.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { readNotice } from '#features/site/content/content-notice.rules.ts'
export { writeTitledPage } from '#features/site/content/content.starter.ts'
export { listStarterMarks, markStarterPages } from '#features/site/content/starter-page.store.ts'
export { createBlockRegistry, type BlockRegistry } from '#features/site/content/block-registry.service.ts'
export { createPageRegistry, type PageRegistry } from '#features/site/content/page-registry.service.ts'
export { checkContent, type ContentProblem } from '#features/site/content/page-check.service.ts'
export { findDraft } from '#features/site/content/page-draft.store.ts'
export { cleanBlocks } from '#features/site/content/block-registry.service.ts'
export { sanitiseRichText } from '#features/site/content/sanitise-rich-text.service.ts'
export {
  announceContent,
  announceData,
  CONTENT_CHANNEL,
  findFrameBlock,
  findPublishedPages,
  listPageLocales,
  readLocalesOf,
  listPublishedPaths,
  listPublishedVersions,
  publishPages,
  type PublishedPage,
} from '#features/site/content/page.store.ts'

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
  checks: [scheduleCheck],
  documentSources: [pageDocumentSource],
}
export { renameBlocks } from '#features/site/content/fragment-blocks.rules.ts'
