import type { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { siteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'

/** What the flyout of countries holds; drawn for the browser that asks for it, with what the header says of its entries. */
export const localeList = defineBlock({
  type: 'locale-list',
  schema: siteHeader.schema.pick({ postLoginPages: true }),
  fields: {},
  interactive: true,
})
export type LocaleList = z.infer<typeof localeList.schema>
