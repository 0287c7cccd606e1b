import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Where staff see every page of the site, and make new ones. */
export const pageList = defineBlock({ type: 'page-list', interactive: true, schema: z.strictObject({}), fields: {} })
