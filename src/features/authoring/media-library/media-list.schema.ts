import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const mediaList = defineBlock({ type: 'media-list', interactive: true, schema: z.strictObject({}), fields: {} })
