import { successAnswer } from '#features/accounts/account-settings/success.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { z } from 'zod'

/** It goes into mails: nothing in it may look like an address to click. */
const companyName = z
  .string()
  .trim()
  .min(2)
  .max(120)
  .regex(/^[\p{L}\p{M}\p{N} .,'’()&+-]*$/u)

const PATH = '/api/me/company-name'

export const requestCompanyName = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Asks for another name of my company, which customer service then checks',
  query: appIdQuery,
  body: z.strictObject({ name: companyName }),
  reply: successAnswer,
  errors: [400, 401, 403, 404, 429],
})

export const companyNameForm = formRules(requestCompanyName)

export const withdrawCompanyName = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Withdraws the wish for another name of my company',
  query: appIdQuery,
  reply: successAnswer,
  errors: [400, 401, 403, 404, 429],
})
