import { z } from 'zod'
import { defineBlock } from '#features/blocks/public.ts'

/** Nothing to write: it says for which country the page was made. */
export const marketBanner = defineBlock({ type: 'market-banner', schema: z.strictObject({}), fields: {} })
