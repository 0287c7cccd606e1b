import { z } from 'zod'
import { imageSchema } from '#foundation/blocks/public.ts'

/** Shown beside the form on a wide screen. */
export const artSchema = z.strictObject({ image: imageSchema.optional(), claim: z.string().max(200).optional() }).default({})
export type Art = z.infer<typeof artSchema>
