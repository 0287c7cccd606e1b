import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import type { Site } from '#demo/pages/demo-page.ts'
import { INDUSTRY_WORDS } from '#demo/pages/words/industry-words.ts'
import { plateImage } from '#demo/pictures/picture-url.ts'
import type { Scene } from '#demo/pictures/scenes.ts'
import type { NewsCopy } from '#demo/tenant-copy.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { cards } from '#features/site/content/blocks/cards.schema.ts'
import type { Image } from '#foundation/blocks/public.ts'

type Places = readonly [Scene, Scene, Scene]

/** For each piece of news the place that it is about, newest first as the copy has them. */
const NEWS: Readonly<Record<TenantKey, Places>> = {
  aerobt: ['shelves', 'workbench', 'airliner'],
  hbtbt: ['offices', 'school', 'plant-room'],
  sps: ['belt', 'columns', 'shelves'],
  process: ['plant-room', 'flow-rig', 'tank-farm'],
  hpsbt: ['server-hall', 'control-room', 'offices'],
}

const INDUSTRIES: Readonly<Record<TenantKey, Places>> = {
  aerobt: ['airliner', 'engine', 'dock'],
  hbtbt: ['offices', 'school', 'plant-room'],
  sps: ['columns', 'depot', 'belt'],
  process: ['columns', 'tank-farm', 'plant-room'],
  hpsbt: ['control-room', 'columns', 'dock'],
}

/** Words beside it say the same, so it is not described. */
export const drawNews = ({ tenant, copy }: Site, { slug }: NewsCopy): Image | undefined => {
  const scene = NEWS[tenant][copy.news.findIndex((item) => item.slug === slug)]
  return scene && plateImage(tenant, scene, slug)
}

export const draftIndustries = ({ tenant, locale }: Site): BlockDraft => {
  const { heading, ...names } = INDUSTRY_WORDS[locale.language]
  return draftBlock(cards, {
    heading,
    items: names[tenant].map((title, at) => {
      const scene = INDUSTRIES[tenant][at]
      return { title, image: scene && plateImage(tenant, scene, `industry-${at + 1}`) }
    }),
  })
}
