import { z } from 'zod'
import { REVISION, SLUG } from '#features/documents/publications/publication.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const slug = z.string().max(120).regex(SLUG)
const mark = z.object({ isFavourite: z.boolean(), isSubscribed: z.boolean() })
const TAG = 'publications'

export const listOwnMarks = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/publications/v1/marks',
  tag: TAG,
  summary: 'The technical publications that one keeps at hand or follows, and what is new among those',
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  reply: z.object({
    marks: z.array(mark.extend({ slug: z.string() })),
    news: z.array(z.object({ slug: z.string(), number: z.string(), title: z.string(), revision: z.string() })),
  }),
  errors: [400, 401],
})

export const changeMark = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: '/api/publications/v1/marks/:slug',
  tag: TAG,
  summary: 'Keeps a technical publication at hand or follows its revisions, or no longer',
  params: z.object({ slug }),
  body: z.strictObject({ isFavourite: z.boolean().optional(), isSubscribed: z.boolean().optional() }),
  reply: mark,
  errors: [400, 401, 404, 409],
})

export const noteRead = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/publications/v1/marks/:slug/seen',
  tag: TAG,
  summary: 'Says that one has opened a revision, so that it is no longer new',
  params: z.object({ slug }),
  body: z.strictObject({ revision: z.string().regex(REVISION) }),
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401, 404],
})
