import { successAnswer } from '#features/accounts/account-settings/success.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { z } from 'zod'

export const requestEmailChange = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/me/email',
  tag: 'account',
  summary: 'Asks for another e-mail address, which must then be confirmed; I have to prove first that it is me',
  query: appIdQuery,
  body: z.strictObject({ email: z.string().min(1).max(254) }),
  reply: successAnswer,
  errors: [400, 401, 403, 429],
})

export const emailForm = formRules(requestEmailChange)

export const cancelEmailChange = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: '/sm/api/account/email-change-cancel',
  tag: 'account',
  summary: 'Takes a pending change of the e-mail address back',
  query: appIdQuery,
  reply: successAnswer,
  errors: [400, 401, 403, 429],
})
