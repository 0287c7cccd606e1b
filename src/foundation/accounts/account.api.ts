import { accountStatusSchema } from '#foundation/accounts/account-status.schema.ts'
import { contactDetailsSchema, contactErrorSchema } from '#foundation/accounts/contact-details.schema.ts'
import { contactReplySchema } from '#foundation/accounts/contact-reply.schema.ts'
import { favouriteQuery, favouritesSchema } from '#foundation/accounts/favourite-page.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const readAccountStatus = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/pif/api/account/v1/status',
  aliases: ['/sm/api/account/status'],
  tag: 'account',
  summary: 'Who is signed in, and for whom they work',
  query: appIdQuery,
  reply: accountStatusSchema,
  browserReply: accountStatusSchema.partial(),
})

export const readContactDetails = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/pif/api/account/v1/get-contact-details',
  tag: 'account',
  summary: 'Accounts, tools and settings of the person signed in',
  query: appIdQuery,
  reply: z.union([contactErrorSchema, contactDetailsSchema]),
  browserReply: contactReplySchema,
})

export const listFavouriteAccounts = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/pif/api/soldto/favorite/v1/user',
  aliases: ['/pif/api/soldto/favorite/v1/user/soldto/'],
  tag: 'account',
  summary: 'Customers’ accounts that an employee keeps at hand, page by page',
  query: favouriteQuery,
  reply: favouritesSchema,
  browserReply: contactReplySchema,
})

export const readVisitStatus = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/sm/api/common/user/status',
  tag: 'account',
  summary: 'Whether this is the first visit',
  query: appIdQuery,
  reply: z.object({ isNewUser: z.boolean() }),
  browserReply: z.object({ isNewUser: z.boolean().optional() }),
})

export const readServiceLevel = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/pif/api/account/v1/service-level',
  tag: 'account',
  summary: 'The service level of the person signed in',
  query: appIdQuery,
  reply: z.object({ serviceLevel: z.string() }),
})
