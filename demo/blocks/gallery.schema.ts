import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Every part of the design system in every state, at /design-system. */
export const gallery = defineBlock({ type: 'gallery', interactive: true, schema: z.strictObject({}), fields: {} })
