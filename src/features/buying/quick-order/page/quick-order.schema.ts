import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The country whose catalogue is sold from. */
const schema = z.strictObject({
  country: z.string().regex(/^[a-z]{2}$/),
  /** A number that the address brings along. */
  part: z.string().max(80).optional(),
})
export type QuickOrderProps = z.infer<typeof schema>

/** Lines that are typed, pasted, or read from a document. */
export const quickOrder = defineBlock({
  type: 'quick-order',
  interactive: true,
  schema,
  fields: {},
  // A shop page with an input of the quick cart [2.2.2].
  pageKind: (_props, { path }) => (/^\/(?:shop|cart)\//.test(path) ? 'E-Commerce' : undefined),
})
