import { successAnswer } from '#features/accounts/account-settings/success.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const startRevalidation = endpoint({
  method: 'PUT',
  access: 'everyone',
  path: '/pif/api/account/v1/account-revalidate/start',
  tag: 'account',
  summary: 'Sends a link that validates the account',
  query: appIdQuery,
  body: z.strictObject({ incrementCounter: z.literal('Y') }),
  reply: successAnswer,
  errors: [400, 401, 403, 429],
})

export const startYearlyRevalidation = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: '/pif/api/account/v1/account-revalidate/annual',
  tag: 'account',
  summary: 'Sends the link of the yearly validation',
  query: appIdQuery,
  body: z.strictObject({ revalidate: z.literal('Y') }),
  reply: successAnswer,
  errors: [400, 401, 403, 429],
})
