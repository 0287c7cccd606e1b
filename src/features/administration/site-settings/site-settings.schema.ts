import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const siteSettingList = defineBlock({
  type: 'site-setting-list',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
