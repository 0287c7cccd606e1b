import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** A page of the documentation beside the list of all of them. */
export const demoDocs = defineBlock({
  type: 'demo-docs',
  schema: z.strictObject({
    groups: z.array(
      z.strictObject({
        heading: z.string(),
        links: z.array(z.strictObject({ label: z.string(), href: z.string(), isCurrent: z.boolean().optional() })),
      }),
    ),
    /** Made from files of the repository. */
    html: z.string(),
  }),
  fields: {},
})
export type DemoDocs = z.infer<typeof demoDocs.schema>
