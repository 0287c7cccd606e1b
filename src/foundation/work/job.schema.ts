import { z } from 'zod'

/** Long work that somebody started, as its owner sees it. */
export const jobSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']),
  done: z.number().describe('In units of the work itself, such as lines or bytes'),
  total: z.number().nullable().describe('Null while nobody knows how much there is to do'),
  message: z
    .object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])).optional() })
    .nullable()
    .describe('A key of the dictionary of the feature whose work it is'),
  result: z.unknown().describe('What came of it, as its kind says'),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  isCancelling: z.boolean().describe('Asked to stop, and not there yet'),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type JobView = z.infer<typeof jobSchema>
