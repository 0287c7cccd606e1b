import { z } from 'zod'
import { accessStatus, toolSchema } from '#features/access/tool-access/tool-access.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'

const BASE = '/pif/api/account/v1/tools'
const params = z.object({ toolId: z.string().min(1).max(64) })
const tag = 'tools'
const access = z.object({ status: accessStatus })

/** Replies that other systems may give at a configured path. */
const anyTool = z.object({ toolId: z.string(), BusinessSegment: z.string(), access })

export const listTools = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: BASE,
  tag,
  summary: 'Every tool of the site with the person’s access',
  query: appIdQuery,
  reply: z.array(toolSchema),
  browserReply: z.array(
    anyTool.extend({
      name: z.string().optional(),
      names: z.record(z.string(), z.string()).optional(),
      pagePath: z.string().nullish(),
    }),
  ),
  errors: [401],
})

/** The same for the launcher, which shows what only this server knows. */
export const listOwnTools = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/tools/v1',
  tag,
  summary: 'The person’s tools with favourites and latest use',
  query: appIdQuery,
  reply: z.object({ tools: z.array(toolSchema) }),
  errors: [401],
})

export const readTool = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${BASE}/:toolId`,
  tag,
  summary: 'One tool with the person’s access, and what became of their request',
  params,
  query: appIdQuery,
  reply: toolSchema.extend({
    request: z
      .object({
        id: z.string(),
        status: z.string(),
        askedAt: z.string(),
        decidedAt: z.string().nullable(),
        reason: z.string(),
        note: z.string(),
        isReminded: z.boolean(),
      })
      .nullable(),
  }),
  errors: [401, 404],
})

/** Without an id the tool is the one whose page the call comes from; from other pages it is use of the tools as such. */
export const logPageUse = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${BASE}/update-user-log`,
  tag,
  summary: 'Notes that the person uses the tool of the page that calls, if it is approved for them',
  query: appIdQuery,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 403],
})

export const logToolUse = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${BASE}/update-user-log/:toolId`,
  tag,
  summary: 'Notes that the person uses a tool that is approved for them',
  params,
  query: appIdQuery,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 403, 404],
})

/** Claims of the caller about the outcome are ignored [T-57]. */
const reason = z
  .string()
  .trim()
  .max(1_000)
  .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'holds characters that cannot be kept')

const ownAccess = { path: `${BASE}/user-tool-access/:toolId`, aliases: ['/sm/api/common/account/user-tool-access/:toolId'] }
const accessReply = z.object({ toolId: z.string(), access })

export const requestTool = endpoint({
  method: 'POST',
  access: 'signed-in',
  ...ownAccess,
  tag,
  summary: 'Asks for access to a tool',
  params,
  query: appIdQuery,
  body: z.object({ status: z.unknown(), reason: reason.optional() }).partial().nullish(),
  reply: accessReply,
  errors: [400, 401, 403, 404, 409, 429],
})
export const toolRequestForm = formRules(requestTool)

export const withdrawTool = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  ...ownAccess,
  tag,
  summary: 'Takes back one’s own request that waits',
  params,
  query: appIdQuery,
  reply: accessReply,
  errors: [401, 404, 409],
})

export const renewTool = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/tools/v1/:toolId/renewal',
  tag,
  summary: 'Asks for access that ends soon to go on',
  params,
  query: appIdQuery,
  body: z.object({ reason: reason.optional() }).nullish(),
  reply: accessReply,
  errors: [400, 401, 404, 409],
})

const favourite = { path: '/api/tools/v1/favourites/:toolId', tag, params, query: appIdQuery }
const favouriteReply = z.object({ toolId: z.string(), isFavourite: z.boolean() })

export const keepFavourite = endpoint({
  method: 'PUT',
  access: 'signed-in',
  ...favourite,
  summary: 'Keeps a tool among one’s favourites',
  reply: favouriteReply,
  errors: [401, 404],
})

export const dropFavourite = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  ...favourite,
  summary: 'Takes a tool from one’s favourites',
  reply: favouriteReply,
  errors: [401, 404],
})

/** `{home}.apps-list.json` [3.5.4, 7.3.1]. */
export const readAppsList = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/:country/:language.apps-list.json',
  tag,
  summary: 'Every tool of the site, and which page leads to which',
  reply: z.object({
    apps: z.array(
      z.object({ toolId: z.string(), name: z.string(), BusinessSegment: z.string(), pagePath: z.string().nullable() }),
    ),
    redirectUrlToolIdMap: z.record(z.string(), z.string()),
    primaryToolIdMap: z.record(z.string(), z.string()).describe('For tools of a group: the tool that opens it'),
  }),
  browserReply: z.object({
    redirectUrlToolIdMap: z.record(z.string(), z.string()),
    // Another system at the configured address may know no groups.
    primaryToolIdMap: z.record(z.string(), z.string()).optional(),
  }),
})

/** `{redirect page}.portalapplicationcheck` [7.3.4]. */
export const checkApplication = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/:country/:language/:page.portalapplicationcheck',
  tag,
  summary: 'How far the person got with one tool',
  whileReadOnly: 'reads',
  sendsForm: true,
  body: z.object({ applicationId: z.string().min(1).max(64) }),
  reply: z.object({ response: z.object({ toolId: z.string(), access }) }),
  errors: [400, 401, 404],
})
