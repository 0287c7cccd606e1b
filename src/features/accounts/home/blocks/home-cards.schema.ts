import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The cards of the portal's home: newest things of each feature, favourites and quick links. */
export const homeCards = defineBlock({ type: 'home-cards', schema: z.strictObject({}), fields: {}, interactive: true })
