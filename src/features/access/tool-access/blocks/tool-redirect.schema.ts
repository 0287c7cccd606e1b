import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Stands on a tool's page and takes people on; where to, the page's configuration says. */
export const toolRedirect = defineBlock({
  type: 'tool-redirect',
  interactive: true,
  schema: z.strictObject({ name: z.string().max(120).default('') }),
  fields: { name: { kind: 'text', label: 'Name of the tool' } },
})
export type ToolRedirect = z.infer<typeof toolRedirect.schema>
