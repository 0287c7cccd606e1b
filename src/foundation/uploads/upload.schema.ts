import { z } from 'zod'

export const uploadSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  name: z.string(),
  size: z.number(),
  offset: z.number().describe('Bytes that are here: the next part begins with this one'),
  state: z.enum(['receiving', 'complete', 'claimed']),
  mediaType: z.string().nullable().describe('As its content says; known after the first part'),
})
export type UploadView = z.infer<typeof uploadSchema>
