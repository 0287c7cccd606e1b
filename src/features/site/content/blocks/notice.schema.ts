import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

const TONES = ['info', 'ok', 'warn', 'bad'] as const

/** Something that readers of this page should know. */
export const notice = defineBlock({
  type: 'notice',
  schema: z.strictObject({
    tone: z.enum(TONES).default('info'),
    title: z.string().max(120).optional(),
    text: z.string().min(1).max(600),
  }),
  fields: {
    tone: { kind: 'colour', label: 'Tone', options: TONES },
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text' },
  },
})
export type Notice = z.infer<typeof notice.schema>
