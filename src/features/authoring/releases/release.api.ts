import { z } from 'zod'
import { MOST_PAGES, RELEASE_LIST, RELEASE_STATES } from '#features/authoring/releases/release.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

const PATH = '/api/content/v1/releases'
const tag = 'authoring'
const params = z.object({ id: z.uuid() })
const name = z.string().trim().min(1).max(120)
const pages = z.array(z.uuid()).min(1).max(MOST_PAGES)
const state = z.enum(RELEASE_STATES)
const count = z.number().int()

const release = z.object({
  id: z.uuid(),
  name: z.string(),
  state,
  pages: count,
  createdAt: z.string(),
  scheduledAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  by: z.string().nullable().describe('Who made it, planned it or sent it out last'),
})

const problem = z.object({
  pageId: z.uuid(),
  page: z.string().describe('Its address'),
  path: z.string(),
  message: z.string(),
  code: z.string().optional(),
  about: z.string().optional(),
})
const refused = z.object({ error: z.string(), message: z.string().optional(), problems: z.array(problem).optional() })

export const listReleases = endpoint({
  method: 'GET',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'Releases of the site, the latest first; authors and admins',
  query: listQuery(RELEASE_LIST).extend({ find: z.string().max(100).optional(), state: state.optional() }),
  reply: z.object({ rows: z.array(release), total: count }),
  errors: [400, 401, 404],
})

export const createRelease = endpoint({
  method: 'POST',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'A name for drafts that go out together',
  body: z.strictObject({ name, pages }),
  reply: z.object({ id: z.uuid() }),
  status: 201,
  errors: [400, 401, 404],
})
export const releaseForm = formRules(createRelease)

export const readRelease = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PATH}/:id`,
  tag,
  summary: 'A release with its pages, and what keeps them from visitors while it is open',
  params,
  reply: release.extend({
    contents: z.array(
      z.object({
        pageId: z.uuid(),
        title: z.string(),
        locale: z.string(),
        path: z.string(),
        version: count.describe('That goes out or went out'),
        before: count.nullable().describe('That visitors saw until then, or see now'),
        problems: z.array(problem.pick({ message: true, code: true, about: true })),
      }),
    ),
  }),
  errors: [400, 401, 404],
})

export const addToRelease = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PATH}/:id/pages`,
  tag,
  summary: 'More drafts for a release that is open',
  params,
  body: z.strictObject({ pages }),
  reply: z.object({ pages: count }),
  errors: [400, 401, 404, 409],
})

export const leaveRelease = endpoint({
  method: 'DELETE',
  access: 'staff',
  path: `${PATH}/:id/pages/:pageId`,
  tag,
  summary: 'A page does not go out with a release that is open',
  params: params.extend({ pageId: z.uuid() }),
  reply: z.void(),
  status: 204,
  errors: [400, 401, 404, 409],
})

export const publishRelease = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PATH}/:id/publish`,
  tag,
  summary: 'Shows all pages of a release to visitors, now or at a time: all of them, or none where one is not ready (422)',
  params,
  body: z.strictObject({ at: z.string().max(40).optional().describe('When, as an ISO time; now unless said') }),
  reply: z.object({ state, at: z.string() }),
  errors: [400, 401, 404, 409, 422],
  errorReply: refused,
})

export const cancelRelease = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PATH}/:id/cancel`,
  tag,
  summary: 'A release does not go out at the time that was planned; it is open again',
  params,
  reply: z.object({ state }),
  errors: [400, 401, 404, 409],
})

export const revertRelease = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PATH}/:id/revert`,
  tag,
  summary: 'Visitors see what they saw before a release: on all its pages, or on none where one was changed since (409)',
  params,
  reply: z.object({ state }),
  errors: [400, 401, 404, 409, 422],
  errorReply: refused.extend({ pages: z.array(z.string()).optional() }),
})

export const removeRelease = endpoint({
  method: 'DELETE',
  access: 'staff',
  path: `${PATH}/:id`,
  tag,
  summary: 'Forgets a release that is open; its drafts stay',
  params,
  reply: z.void(),
  status: 204,
  errors: [400, 401, 404, 409],
})
