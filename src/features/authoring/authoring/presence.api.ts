import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const path = '/api/content/v1/pages/:id/presence'
const tag = 'authoring'
const params = z.object({ id: z.string().max(64) })
const errors = [401, 404] as const

export const reportPresence = endpoint({
  method: 'POST',
  access: 'staff',
  path,
  tag,
  summary: 'Says that one has the page open, and who else has; again every few seconds',
  params,
  reply: z.object({
    others: z.array(z.object({ name: z.string(), since: z.string() })),
    etag: z.string().describe('Of the latest version: another one than that which is shown says that somebody saved'),
    savedBy: z.string().nullable(),
  }),
  errors,
})

export const leavePage = endpoint({
  method: 'DELETE',
  access: 'staff',
  path,
  tag,
  summary: 'Says that one has closed the page',
  params,
  reply: z.void(),
  status: 204,
  errors,
})
