import { z } from 'zod'
import { MEDIA_LIST, MEDIA_STATES } from '#features/authoring/media-library/library.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

const PATH = '/api/back-office/v1/media'
const tag = 'back office'
const assetPath = z.string().max(300).describe('Below the tenant, such as /pumps/big.png')
const words = z.record(z.string(), z.string())
const problems = z.object({
  error: z.string(),
  message: z.string().optional(),
  problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

const mediaRow = z.object({
  path: z.string(),
  address: z.string(),
  mediaType: z.string(),
  byteSize: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  changedAt: z.string(),
  usedBy: z.number().int(),
  tags: z.array(z.string()),
  alts: words,
  isDecorative: z.boolean(),
  missing: z.array(z.string()).describe('Languages without an alternative text'),
  licence: z.enum(['free', 'running', 'ending', 'ended']),
})

export const listMedia = endpoint({
  method: 'GET',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'Pictures and files of the asset store, and how many pages use each; authors and admins',
  query: listQuery(MEDIA_LIST).extend({
    find: z.string().max(100).optional().describe('Letters of the path, a tag or an alternative text'),
    folder: z.string().max(200).optional(),
    tag: z.string().max(40).optional(),
    state: z.enum(MEDIA_STATES).optional(),
    kind: z.enum(['picture', 'file']).optional(),
  }),
  reply: z.object({
    rows: z.array(mediaRow),
    total: z.number().int(),
    folders: z.array(z.string()),
    tags: z.array(z.string()),
  }),
  errors: [400, 401, 404],
})

export const readMedia = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PATH}/details`,
  tag,
  summary: 'One picture or file, with the pages that use it; authors and admins',
  query: z.object({ path: assetPath }),
  reply: mediaRow.omit({ licence: true }).extend({
    version: z.number().int(),
    focus: z.object({ x: z.number(), y: z.number() }),
    licence: z.string(),
    licenceEnds: z.string().nullable(),
    languages: z.array(z.string()).describe('Of the site'),
    renditions: z.array(z.string()),
    uses: z.array(z.object({ id: z.uuid(), locale: z.string(), path: z.string(), title: z.string(), isPublished: z.boolean() })),
  }),
  errors: [400, 401, 404],
})

export const addMedia = endpoint({
  method: 'POST',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'Puts an uploaded file into the library; authors and admins',
  body: z.strictObject({ uploadId: z.uuid(), folder: z.string().max(200) }),
  reply: z.object({ path: z.string(), address: z.string() }),
  status: 201,
  errors: [400, 401, 404, 413, 415],
})

export const describeMedia = endpoint({
  method: 'PUT',
  access: 'staff',
  path: `${PATH}/details`,
  tag,
  summary: 'What a picture says, where its centre is, its tags and its licence; authors and admins',
  body: z.strictObject({
    path: assetPath,
    alts: z.partialRecord(z.enum(['en', 'de', 'fr', 'es', 'pl', 'zh']), z.string().max(300)),
    isDecorative: z.boolean(),
    tags: z.array(z.string().max(100)).max(50),
    focus: z.strictObject({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) }),
    licence: z.string().max(300),
    licenceEnds: z.iso.date().nullable(),
  }),
  reply: z.object({ path: z.string() }),
  errors: [400, 401, 404, 422],
  errorReply: problems,
})
export const mediaForm = formRules(describeMedia)

export const replaceMedia = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PATH}/replace`,
  tag,
  summary: 'Another file under the same address, or another asset on every page that uses this one; authors and admins',
  body: z.strictObject({ path: assetPath, uploadId: z.uuid().optional(), by: assetPath.optional() }),
  reply: z.object({ path: z.string(), pages: z.number().int().describe('That were changed') }),
  errors: [400, 401, 404, 409, 413, 415],
})

export const removeMedia = endpoint({
  method: 'DELETE',
  access: 'staff',
  path: `${PATH}/details`,
  tag,
  summary: 'Removes what no page uses; authors and admins',
  query: z.object({ path: assetPath }),
  reply: z.void(),
  status: 204,
  errors: [400, 401, 404, 409],
})
