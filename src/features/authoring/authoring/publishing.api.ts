import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const PAGE = '/api/content/v1/pages/:id'
const tag = 'authoring'
const params = z.object({ id: z.string().max(64) })
const count = z.number().int()
const about = z.string().optional().describe('What it names, such as an address')
const check = z.object({ path: z.string(), message: z.string(), level: z.enum(['error', 'warning']), code: z.string(), about })
const problems = z.object({
  error: z.string(),
  message: z.string(),
  problems: z.array(check.omit({ level: true }).partial({ code: true })).optional(),
})

export const publishPage = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PAGE}/publish`,
  tag,
  summary: 'Shows the latest version to visitors, now (200) or at a time (202)',
  params,
  body: z.looseObject({}).nullish().describe('at: when, as an ISO time; now unless said'),
  reply: z.object({ publishedVersion: count.nullable(), scheduledAt: z.string().optional() }),
  errors: [401, 404, 422],
  errorReply: problems,
})

export const unpublishPage = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PAGE}/unpublish`,
  tag,
  summary: 'Visitors do not see the page any more; nor will they at a time that was planned',
  params,
  reply: z.object({ publishedVersion: z.null() }),
  errors: [401, 404],
})

export const cancelSchedule = endpoint({
  method: 'DELETE',
  access: 'staff',
  path: `${PAGE}/schedule`,
  tag,
  summary: 'The page does not go out at the time that was planned',
  params,
  reply: z.void(),
  status: 204,
  errors: [401, 404],
})

export const listMarkets = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PAGE}/markets`,
  tag,
  summary: 'The same page in every market, and what stands against publishing it there',
  params,
  reply: z.object({
    missing: z.array(z.string()).describe('Markets of the site that do not have the page'),
    markets: z.array(
      z.object({
        id: z.uuid(),
        locale: z.string(),
        version: count,
        publishedVersion: count.nullable(),
        isBehind: z.boolean().describe('Saved earlier than the page that was asked for'),
        checks: z.array(check),
      }),
    ),
  }),
  errors: [401, 404],
})

export const listVersions = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PAGE}/versions`,
  tag,
  summary: 'Every version of a page that is kept, the newest first',
  params,
  reply: z.object({
    versions: z.array(
      z.object({
        number: count,
        at: z.string(),
        by: z.string().nullable(),
        published: z.boolean().describe('What visitors see'),
      }),
    ),
  }),
  errors: [401, 404],
})

const versionParams = params.extend({ number: z.string().max(12) })

export const readVersion = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PAGE}/versions/:number`,
  tag,
  summary: 'One version of a page',
  params: versionParams,
  reply: z.object({ number: count, content: z.looseObject({}) }),
  errors: [401, 404],
})

export const restoreVersion = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PAGE}/versions/:number/restore`,
  tag,
  summary: 'A new draft with what an older version held',
  params: versionParams,
  reply: z.object({ version: count, etag: z.string() }),
  errors: [401, 404, 422],
  errorReply: problems,
})
