import { z } from 'zod'
import { addSiteSchema, sitesSchema } from '#features/accounts/sites/site.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'

export const listSites = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/sm/api/uop/myfacilities/sites',
  tag: 'sites',
  summary: 'My sites and my requests for more; a list whose first element holds them',
  query: appIdQuery,
  reply: z.array(sitesSchema),
  errors: [400, 401],
})

export const addSite = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/sm/api/uop/case/add-site',
  tag: 'sites',
  summary: 'Asks for a site, which the supplier then approves; asked again it is the same request',
  query: appIdQuery,
  body: addSiteSchema,
  reply: z.object({ success: z.literal(true), caseId: z.string() }),
  // Another system may answer at the configured address: whatever is truthy means success [7.9.2].
  browserReply: z.unknown(),
  errors: [400, 401, 403, 409],
})
export const siteForm = formRules(addSite)

export const removeSite = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: '/sm/api/uop/myfacilities/site/:contactAccountMapId',
  tag: 'sites',
  summary: 'Removes one of my secondary sites',
  params: z.object({ contactAccountMapId: z.string().max(64) }),
  query: appIdQuery,
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401, 403, 404],
})

export const withdrawSite = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: '/sm/api/uop/case/add-site/:caseId',
  tag: 'sites',
  summary: 'Takes my request for a site back while it waits',
  params: z.object({ caseId: z.string().max(64) }),
  query: appIdQuery,
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401, 403, 404],
})
