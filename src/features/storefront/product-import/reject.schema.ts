import { z } from 'zod'

const rejectSchema = z.object({ line: z.number(), sku: z.string().nullable(), reason: z.string() })
export type Reject = z.infer<typeof rejectSchema>
export const rejectPageSchema = z.object({ rejects: z.array(rejectSchema), hasMore: z.boolean() })
