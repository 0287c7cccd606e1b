import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The dialog in which visitors choose what may be kept and measured; fetched when someone asks for it. */
export const privacyPreferences = defineBlock({
  type: 'privacy-preferences',
  schema: z.strictObject({}),
  fields: {},
  interactive: true,
})
