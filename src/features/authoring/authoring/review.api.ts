import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const PATH = '/api/content/v1/pages/:id/review'
const tag = 'authoring'
const params = z.object({ id: z.string().max(64) })
const note = z.string().trim().max(1000).optional()

const review = z.object({
  state: z.enum(['open', 'approved', 'returned', 'withdrawn']),
  version: z.number().int(),
  note: z.string(),
  askedBy: z.string().nullable(),
  askedAt: z.string(),
  answer: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  isCurrent: z.boolean().describe('Nobody wrote on the page since'),
  isOwn: z.boolean().describe('Asked for by who reads this'),
  mayDecide: z.boolean().describe('Neither who asked nor who wrote last'),
})

export const readReview = endpoint({
  method: 'GET',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'The latest review of a page',
  params,
  reply: z.object({ review: review.nullable() }),
  errors: [401, 404],
})

export const askReview = endpoint({
  method: 'POST',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'Asks somebody else to look at a page; it is not published until they have, or one takes the question back',
  params,
  body: z.strictObject({ note }),
  reply: z.object({ review }),
  status: 201,
  errors: [400, 401, 404, 409],
})

export const decideReview = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PATH}/decision`,
  tag,
  summary: 'Approves a page, or sends it back with what is missing; neither who asked nor who wrote last may (403)',
  params,
  body: z.strictObject({ decision: z.enum(['approve', 'return']), note }),
  reply: z.object({ review }),
  errors: [400, 401, 403, 404, 409],
})

export const withdrawReview = endpoint({
  method: 'DELETE',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'Takes one’s own question back',
  params,
  reply: z.void(),
  status: 204,
  errors: [401, 403, 404, 409],
})
