import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Where staff publish a version of software. */
export const newRelease = defineBlock({ type: 'new-release', interactive: true, schema: z.strictObject({}), fields: {} })
