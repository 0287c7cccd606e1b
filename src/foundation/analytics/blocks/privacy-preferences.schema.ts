import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The dialog in which visitors choose what may be stored and measured; fetched when someone requests it. */
export const privacyPreferences = defineBlock({
  type: 'privacy-preferences',
  schema: z.strictObject({}),
  fields: {},
  interactive: true,
})
