import { linkIn, type SiteLink, type StarterPages, type StarterSite } from '#foundation/blocks/public.ts'
import { additionalProducts } from '#features/storefront/product-tools/blocks/additional-products.schema.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { productReplacement } from '#features/storefront/product-tools/blocks/product-replacement.schema.ts'
import { productSchedule } from '#features/storefront/product-tools/blocks/product-schedule.schema.ts'
import { selectProducts } from '#features/storefront/product-tools/blocks/select-products.schema.ts'
import { videoProductSchedule } from '#features/storefront/product-tools/blocks/video-product-schedule.schema.ts'
import { videoProductSelector } from '#features/storefront/product-tools/blocks/video-product-selector.schema.ts'
import { OTHER_TOOLS, TOOL_WORDS, type ToolPage } from '#features/storefront/product-tools/tool-page.texts.ts'
import { ADDITIONAL_PAGE } from '#features/storefront/product-tools/tool-paths.rules.ts'
import { mapWords } from '#foundation/side-navigation/public.ts'

const TOOL_PATHS: Readonly<Record<ToolPage, string>> = {
  replacement: '/product-replacement',
  schedule: '/product-schedule',
  select: '/select-products',
  videoSchedule: '/video-product-schedule',
  videoSelect: '/video-product-selector',
  additional: ADDITIONAL_PAGE,
}

const TOOLS: readonly (readonly [page: ToolPage, blockType: string])[] = [
  ['replacement', productReplacement.type],
  ['schedule', productSchedule.type],
  ['select', selectProducts.type],
  ['videoSchedule', videoProductSchedule.type],
  ['videoSelect', videoProductSelector.type],
  ['additional', additionalProducts.type],
]

const linkTool = (page: ToolPage, icon: SiteLink['icon'], order: number): SiteLink => ({
  path: TOOL_PATHS[page],
  group: 'products',
  words: mapWords(TOOL_WORDS, (words) => words[page]),
  icon,
  order,
})

export const toolLinks: readonly SiteLink[] = [linkTool('replacement', 'refresh', 10), linkTool('schedule', 'list', 20)]

/** The tool for all products leads to the one for video systems, which has no entry in header or footer. */
const linkVideoTools = (site: StarterSite) => {
  const words = TOOL_WORDS[site.locale.language]
  const items = (['videoSchedule', 'videoSelect'] as const).map((page) => ({
    ...linkIn(site, words[page].title, TOOL_PATHS[page]),
    text: words[page].lead,
    icon: 'eye',
  }))
  return { type: 'link-list', props: { heading: OTHER_TOOLS[site.locale.language], items } }
}

export const toolStarterPages: StarterPages = (site) =>
  TOOLS.map(([page, type]) =>
    writeTitledPage(site, {
      path: TOOL_PATHS[page],
      ...TOOL_WORDS[site.locale.language][page],
      blocks: [{ type, props: {} }, ...(page === 'schedule' ? [linkVideoTools(site)] : [])],
    }),
  )
