import type { BlockDefinition } from '#foundation/blocks/public.ts'
import { accordion } from '#features/site/content/blocks/accordion.schema.ts'
import { breadcrumbs } from '#features/site/content/blocks/breadcrumbs.schema.ts'
import { callToAction } from '#features/site/content/blocks/call-to-action.schema.ts'
import { cards } from '#features/site/content/blocks/cards.schema.ts'
import { carousel } from '#features/site/content/blocks/carousel.schema.ts'
import { errorNotice } from '#features/site/content/blocks/error-notice.schema.ts'
import { figures } from '#features/site/content/blocks/figures.schema.ts'
import { fold } from '#features/site/content/blocks/fold.schema.ts'
import { hero } from '#features/site/content/blocks/hero.schema.ts'
import { imageText } from '#features/site/content/blocks/image-text.schema.ts'
import { linkList } from '#features/site/content/blocks/link-list.schema.ts'
import { notice } from '#features/site/content/blocks/notice.schema.ts'
import { quote } from '#features/site/content/blocks/quote.schema.ts'
import { sideBySide } from '#features/site/content/blocks/side-by-side.schema.ts'
import { table } from '#features/site/content/blocks/table.schema.ts'
import { tabs } from '#features/site/content/blocks/tabs.schema.ts'
import { text } from '#features/site/content/blocks/text.schema.ts'

/** The blocks that the content feature brings. */
export const contentBlocks: readonly BlockDefinition[] = [
  accordion,
  breadcrumbs,
  callToAction,
  cards,
  carousel,
  errorNotice,
  figures,
  fold,
  hero,
  imageText,
  linkList,
  notice,
  quote,
  sideBySide,
  table,
  tabs,
  text,
]
