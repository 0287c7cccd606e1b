import type { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { siteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'

/** The content of the country flyout; drawn on request, with the header's texts of its entries. */
export const localeList = defineBlock({
  type: 'locale-list',
  schema: siteHeader.schema.pick({ postLoginPages: true }),
  fields: {},
  interactive: true,
})
export type LocaleList = z.infer<typeof localeList.schema>
