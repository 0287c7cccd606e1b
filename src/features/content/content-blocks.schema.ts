import type { BlockDefinition } from '#features/blocks/public.ts'
import { accordion } from '#features/content/blocks/accordion.schema.ts'
import { breadcrumbs } from '#features/content/blocks/breadcrumbs.schema.ts'
import { callToAction } from '#features/content/blocks/call-to-action.schema.ts'
import { cards } from '#features/content/blocks/cards.schema.ts'
import { carousel } from '#features/content/blocks/carousel.schema.ts'
import { errorNotice } from '#features/content/blocks/error-notice.schema.ts'
import { figures } from '#features/content/blocks/figures.schema.ts'
import { fold } from '#features/content/blocks/fold.schema.ts'
import { hero } from '#features/content/blocks/hero.schema.ts'
import { imageText } from '#features/content/blocks/image-text.schema.ts'
import { linkList } from '#features/content/blocks/link-list.schema.ts'
import { notice } from '#features/content/blocks/notice.schema.ts'
import { quote } from '#features/content/blocks/quote.schema.ts'
import { sideBySide } from '#features/content/blocks/side-by-side.schema.ts'
import { table } from '#features/content/blocks/table.schema.ts'
import { tabs } from '#features/content/blocks/tabs.schema.ts'
import { text } from '#features/content/blocks/text.schema.ts'

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
