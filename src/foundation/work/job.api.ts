import { jobSchema } from '#foundation/work/job.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

const PATH = '/api/work/jobs'
const params = z.object({ id: z.uuid() })

export const listOwnJobs = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'work',
  summary: 'The long work that the person who asks has started, the latest first',
  query: z.object({ kind: z.string().min(1).max(64).optional() }),
  reply: z.object({ jobs: z.array(jobSchema) }),
  errors: [400, 401, 404],
})

export const readJob = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'work',
  summary: 'How far it came, and what came of it',
  params,
  reply: jobSchema,
  errors: [400, 401, 404],
})

export const cancelJob = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:id/cancel`,
  tag: 'work',
  summary: 'Asks it to stop; what is over stays as it is',
  params,
  reply: jobSchema,
  errors: [400, 401, 404],
})
