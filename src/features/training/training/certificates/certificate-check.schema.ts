import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { certificateSchema } from '#features/training/training/courses/training.schema.ts'

/** Says what a certificate's number stands for; drawn by the server, works without script. */
export const certificateCheck = defineBlock({
  type: 'certificate-check',
  schema: z.strictObject({
    /** As it was typed; empty: nothing was requested yet. */
    typed: z.string().max(40).default(''),
    certificate: certificateSchema.optional(),
  }),
  fields: {},
})
export type CertificateCheckProps = z.infer<typeof certificateCheck.schema>
