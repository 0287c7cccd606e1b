import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

const STATES = ['pending', 'denied', 'not-permitted', 'not-requested', 'group-request', 'refer-to-network'] as const

/** Says why a tool did not open, what happens next and whom to ask. */
export const accessResult = defineBlock({
  type: 'access-result',
  interactive: true,
  schema: z.strictObject({ state: z.enum(STATES) }),
  fields: { state: { kind: 'select', label: 'What is said', options: STATES } },
})
export type AccessResult = z.infer<typeof accessResult.schema>
