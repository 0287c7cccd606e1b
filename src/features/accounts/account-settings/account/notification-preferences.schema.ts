import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Which news reaches a person, and how. */
export const notificationPreferences = defineBlock({
  type: 'notification-preferences',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
