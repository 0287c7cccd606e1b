import { z } from 'zod'
import { SLUG } from '#features/documents/publications/publication.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

export const readPublicationFile = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/content/dam/:tenant/publications/:slug/:file',
  tag: 'publications',
  summary: 'A revision of a technical publication as PDF, or a range of it, for those who may read it',
  params: z.object({
    tenant: z.string().max(20),
    slug: z.string().max(120).regex(SLUG),
    file: z.string().regex(/^[A-Za-z0-9]{1,12}\.pdf$/, 'is no revision'),
  }),
  query: z.object({ download: z.enum(['true', 'false']).optional() }),
  errors: [401, 404, 416],
})
