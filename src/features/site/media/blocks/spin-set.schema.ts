import { z } from 'zod'
import { defineBlock, imageSchema } from '#foundation/blocks/public.ts'

export const spinSet = defineBlock({
  type: 'spin-set',
  interactive: true,
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    text: z.string().max(300).optional(),
    /** The rotatable object; its frames are one picture to those who cannot see them. */
    alt: z.string().min(1).max(300),
    /** Seen from equal angles all round. */
    frames: z
      .array(z.strictObject({ image: imageSchema }))
      .min(2)
      .max(72),
    /** Turns by itself from the start, unless the visitor wants no motion. */
    autoTurn: z.boolean().default(false),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    text: { kind: 'text', label: 'Text' },
    alt: { kind: 'text', label: 'What is shown' },
    frames: { kind: 'list', label: 'Frames', of: { image: { kind: 'image', label: 'Picture' } } },
    autoTurn: { kind: 'toggle', label: 'Turns by itself' },
  },
})
export type SpinSet = z.infer<typeof spinSet.schema>
