import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Header, menus, footer and business links as a tree. */
export const navigationAdmin = defineBlock({
  type: 'navigation-admin',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
