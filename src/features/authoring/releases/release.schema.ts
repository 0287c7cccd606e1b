import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const releaseList = defineBlock({ type: 'release-list', interactive: true, schema: z.strictObject({}), fields: {} })
