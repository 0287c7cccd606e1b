import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Nothing to write: which locator it shows is configured, and chosen by the address of the page [2.20.1]. */
export const dealerLocator = defineBlock({ type: 'dealer-locator', schema: z.strictObject({}), fields: {} })
