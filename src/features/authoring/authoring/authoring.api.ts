import { z } from 'zod'
import { ADDRESS_LIST } from '#features/authoring/authoring/addresses/page-address.rules.ts'
import { PAGE_STATES } from '#features/authoring/authoring/listed-page.rules.ts'
import { PAGE_LIST } from '#features/authoring/authoring/page-list.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

const PAGES = '/api/content/v1/pages'
const tag = 'authoring'
const params = z.object({ id: z.string().max(64).describe('One page in one locale') })
const count = z.number().int()
const version = z.object({ version: count })
const problem = z.object({ path: z.string(), message: z.string() })
const problems = z.object({
  error: z.string(),
  message: z.string(),
  problems: z.array(problem).optional(),
  by: z.string().nullable().optional().describe('Who wrote since'),
})
/** Looked at by the server, after it knows who asks. */
const content = z.looseObject({}).describe('title, description, template, kind and blocks of a page')
const listedPage = z.object({
  id: z.uuid(),
  locale: z.string().describe('us/en'),
  path: z.string(),
  title: z.string(),
  draftVersion: count,
  publishedVersion: count.nullable(),
  scheduledAt: z.string().nullable(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
  inReview: z.boolean(),
})

export const listPages = endpoint({
  method: 'GET',
  access: 'staff',
  path: PAGES,
  tag,
  summary: 'Pages of the site, drafts too; authors and admins',
  query: listQuery(PAGE_LIST).extend({
    locale: z.string().max(5).optional().describe('us/en'),
    path: z.string().max(200).optional().describe('Exactly this path'),
    find: z.string().max(100).optional().describe('Letters of the path or the title'),
    state: z.enum(PAGE_STATES).optional(),
  }),
  reply: z.object({ pages: z.array(listedPage), total: count, locales: z.array(z.string()), mayEdit: z.boolean() }),
  errors: [400, 401, 404],
})

export const listPageAddresses = endpoint({
  method: 'GET',
  access: 'staff',
  path: '/api/content/v1/page-addresses',
  tag,
  summary: 'Paths of the site, each with its pages in every market, drafts too; authors and admins',
  query: listQuery(ADDRESS_LIST).extend({
    locale: z.string().max(5).optional().describe('us/en: paths that this market has'),
    find: z.string().max(100).optional().describe('Letters of the path or of a title'),
    state: z.enum(PAGE_STATES).optional().describe('In at least one market'),
  }),
  reply: z.object({
    addresses: z.array(z.object({ path: z.string(), savedAt: z.string(), pages: z.array(listedPage) })),
    total: count,
    locales: z.array(z.string()),
    mayEdit: z.boolean(),
  }),
  errors: [400, 401, 404],
})

export const createPage = endpoint({
  method: 'POST',
  access: 'staff',
  path: PAGES,
  tag,
  summary: 'A new page, as a draft',
  body: z.looseObject({}).describe('locale (us/en), path and content'),
  reply: z.object({ id: z.uuid(), version: count }),
  status: 201,
  errors: [401, 404, 409, 422],
  errorReply: problems,
})
export const pageForm = formRules(createPage)

export const readPage = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PAGES}/:id`,
  tag,
  summary: 'A page as it is being written',
  params,
  reply: z.object({
    id: z.uuid(),
    locale: z.string(),
    path: z.string(),
    content,
    version: count,
    publishedVersion: count.nullable(),
    scheduledAt: z.string().nullable(),
    savedAt: z.string(),
    savedBy: z.string().nullable(),
    etag: z.string().describe('The same as the header says, for If-Match'),
  }),
  errors: [401, 404],
})

export const deletePage = endpoint({
  method: 'DELETE',
  access: 'staff',
  path: `${PAGES}/:id`,
  tag,
  summary: 'Removes a page with all its versions',
  params,
  reply: z.void(),
  status: 204,
  errors: [401, 404, 409],
})

export const saveDraft = endpoint({
  method: 'PUT',
  access: 'staff',
  path: `${PAGES}/:id/draft`,
  tag,
  summary: 'Saves what is being written, unless another author wrote since',
  params,
  headers: z.object({ 'if-match': z.string().max(200).optional().describe('The ETag of what the author saw') }),
  query: z.object({ autosave: z.literal('true').optional().describe('Goes on with one’s own version of a moment ago') }),
  body: content,
  reply: version.extend({ savedAt: z.string(), etag: z.string() }),
  errors: [401, 404, 412, 422, 428],
  errorReply: problems,
})

export const movePage = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PAGES}/:id/move`,
  tag,
  summary: 'Another address; the old one leads there',
  params,
  body: z.looseObject({}).describe('path; withBelow: the pages below it as well; everywhere: in every market that has it'),
  reply: z.object({ id: z.uuid(), path: z.string(), moved: count.describe('Pages that stand elsewhere now') }),
  errors: [401, 404, 409, 422],
  errorReply: problems,
})
export const moveForm = formRules(movePage)

export const listLinksTo = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PAGES}/:id/links`,
  tag,
  summary: 'Pages that link to this one',
  params,
  reply: z.object({ pages: z.array(listedPage.pick({ id: true, locale: true, path: true, title: true })) }),
  errors: [401, 404],
})
