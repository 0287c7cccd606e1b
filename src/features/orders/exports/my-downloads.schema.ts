import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The files that were prepared for a person. */
export const myDownloads = defineBlock({ type: 'my-downloads', interactive: true, schema: z.strictObject({}), fields: {} })
