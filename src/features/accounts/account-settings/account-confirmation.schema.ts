import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Landing page of a mailed link; generated for one visit, never authored. */
export const accountConfirmation = defineBlock({
  type: 'account-confirmation',
  interactive: true,
  schema: z.strictObject({
    state: z.enum(['ask', 'done', 'gone']),
    purpose: z.enum(['change-email', 'revalidate']).optional(),
    token: z.string().max(100).optional(),
  }),
  fields: {
    state: { kind: 'select', label: 'State', options: ['ask', 'done', 'gone'] },
    purpose: { kind: 'select', label: 'Purpose', options: ['change-email', 'revalidate'] },
    token: { kind: 'text', label: 'Token' },
  },
})
export type AccountConfirmation = z.infer<typeof accountConfirmation.schema>
