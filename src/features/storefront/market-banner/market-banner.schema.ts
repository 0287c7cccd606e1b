import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** It says for which country the page was made. */
export const marketBanner = defineBlock({
  type: 'market-banner',
  schema: z.strictObject({
    /** Where the market is the only way on, it cannot be dismissed. */
    isKept: z.boolean().default(false),
  }),
  fields: { isKept: { kind: 'toggle', label: 'Cannot be dismissed' } },
})
