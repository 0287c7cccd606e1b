import { z } from 'zod'
import { MOST_LINK_HOURS, PERSONAS } from '#features/authoring/page-preview/preview.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const PATH = '/api/content/v1/pages/:id/previews'
const tag = 'authoring'
const params = z.object({ id: z.string().max(64) })
const link = z.object({
  id: z.uuid(),
  persona: z.enum(PERSONAS),
  at: z.string().nullable(),
  by: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})

export const createPreviewLink = endpoint({
  method: 'POST',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'A link that shows the draft of a page to whoever has it, for a while; authors and admins',
  params,
  body: z.strictObject({
    persona: z.enum(PERSONAS).default('visitor'),
    at: z.iso.datetime().optional().describe('As the page will be at this time'),
    hours: z.number().int().min(1).max(MOST_LINK_HOURS).default(24),
  }),
  reply: z.object({ id: z.uuid(), url: z.string().describe('Told once; it is not stored'), expiresAt: z.string() }),
  status: 201,
  errors: [400, 401, 404, 409],
})

export const listPreviewLinks = endpoint({
  method: 'GET',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'Links to the draft of a page that are still good; authors and admins',
  params,
  reply: z.object({ links: z.array(link) }),
  errors: [401, 404],
})

export const revokePreviewLink = endpoint({
  method: 'DELETE',
  access: 'staff',
  path: `${PATH}/:link`,
  tag,
  summary: 'A link shows nothing any more; authors and admins',
  params: params.extend({ link: z.uuid() }),
  reply: z.void(),
  status: 204,
  errors: [400, 401, 404],
})
