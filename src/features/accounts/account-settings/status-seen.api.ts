import { z } from 'zod'
import { CLOSABLE_STATUSES } from '#features/accounts/account-settings/status-seen.rules.ts'
import { successAnswer } from '#features/accounts/account-settings/success.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'

export const markStatusSeen = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: '/pif/api/account/v1/status/seen',
  tag: 'account',
  summary: 'A status dialog was closed and is not shown at the next sign-in',
  query: appIdQuery,
  body: z.strictObject({ status: z.enum(CLOSABLE_STATUSES) }),
  reply: successAnswer,
  errors: [400, 401],
})
