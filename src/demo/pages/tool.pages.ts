import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { draftBreadcrumbs, draftTitle } from '#demo/pages/page-parts.ts'
import { TOOL_WORDS, type ToolPage } from '#demo/pages/words/tool-words.ts'
import { productReplacement } from '#features/schedules/blocks/product-replacement.schema.ts'
import { productSchedule } from '#features/schedules/blocks/product-schedule.schema.ts'
import { selectProducts } from '#features/schedules/blocks/select-products.schema.ts'
import { videoProductSchedule } from '#features/schedules/blocks/video-product-schedule.schema.ts'
import { videoProductSelector } from '#features/schedules/blocks/video-product-selector.schema.ts'

export const TOOL_PATHS: Readonly<Record<ToolPage, string>> = {
  replacement: '/product-replacement',
  schedule: '/product-schedule',
  select: '/select-products',
  videoSchedule: '/video-product-schedule',
  videoSelect: '/video-product-selector',
}

const TOOLS: readonly (readonly [page: ToolPage, block: BlockDraft])[] = [
  ['replacement', draftBlock(productReplacement, {})],
  ['schedule', draftBlock(productSchedule, {})],
  ['select', draftBlock(selectProducts, {})],
  ['videoSchedule', draftBlock(videoProductSchedule, {})],
  ['videoSelect', draftBlock(videoProductSelector, {})],
]

export function* draftToolPages(site: Site): Generator<PageDraft> {
  for (const [page, block] of TOOLS) {
    const { title, lead } = TOOL_WORDS[site.locale.language][page]
    yield {
      path: TOOL_PATHS[page],
      title,
      description: lead,
      template: 'content-page-template',
      kind: 'Content',
      blocks: [draftBreadcrumbs(site, title), draftTitle(title, lead), block],
    }
  }
}
