import type { StarterPages } from '#features/blocks/public.ts'
import { writeTitledPage } from '#features/content/public.server.ts'
import { productReplacement } from '#features/product-tools/blocks/product-replacement.schema.ts'
import { productSchedule } from '#features/product-tools/blocks/product-schedule.schema.ts'
import { selectProducts } from '#features/product-tools/blocks/select-products.schema.ts'
import { videoProductSchedule } from '#features/product-tools/blocks/video-product-schedule.schema.ts'
import { videoProductSelector } from '#features/product-tools/blocks/video-product-selector.schema.ts'
import { TOOL_WORDS, type ToolPage } from '#features/product-tools/tool-page.words.ts'

export const TOOL_PATHS: Readonly<Record<ToolPage, string>> = {
  replacement: '/product-replacement',
  schedule: '/product-schedule',
  select: '/select-products',
  videoSchedule: '/video-product-schedule',
  videoSelect: '/video-product-selector',
}

const TOOLS: readonly (readonly [page: ToolPage, blockType: string])[] = [
  ['replacement', productReplacement.type],
  ['schedule', productSchedule.type],
  ['select', selectProducts.type],
  ['videoSchedule', videoProductSchedule.type],
  ['videoSelect', videoProductSelector.type],
]

export const toolStarterPages: StarterPages = (site) =>
  TOOLS.map(([page, type]) =>
    writeTitledPage(site, {
      path: TOOL_PATHS[page],
      ...TOOL_WORDS[site.locale.language][page],
      blocks: [{ type, props: {} }],
    }),
  )
