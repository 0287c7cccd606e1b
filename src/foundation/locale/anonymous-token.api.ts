import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const takeAnonymousToken = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/sm/api/common/account/anonymous-token',
  tag: 'account',
  summary: 'A short-lived token for the translated country list, where country names come from the portal',
  query: appIdQuery,
  reply: z.object({ access_token: z.string(), expires_in: z.number() }),
  errors: [404, 429],
})
