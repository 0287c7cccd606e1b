import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Every tool that a person may see, to find, open and request. */
export const toolLauncher = defineBlock({ type: 'tool-launcher', interactive: true, schema: z.strictObject({}), fields: {} })
