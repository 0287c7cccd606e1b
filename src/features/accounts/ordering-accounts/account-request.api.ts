import { z } from 'zod'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'

const PATH = '/api/me/account-requests'
const number = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{4,10}$/)

export const listAccountRequests = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Ordering accounts that I asked for, the latest first',
  query: appIdQuery,
  reply: z.object({
    requests: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        status: z.enum(['Waiting', 'Approved', 'Denied', 'Withdrawn']),
        askedAt: z.string(),
        note: z.string(),
      }),
    ),
  }),
  errors: [400, 401],
})

/** The same answer whether we know the number: nobody learns here which accounts there are. */
export const requestAccount = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Asks to order for an account, which an administrator then decides',
  query: appIdQuery,
  body: z.strictObject({ number, reason: z.string().trim().max(1000) }),
  reply: z.object({ id: z.string(), status: z.literal('Waiting') }),
  errors: [400, 401, 403, 409, 429],
})
export const accountRequestForm = formRules(requestAccount)

export const withdrawAccountRequest = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:number`,
  tag: 'me',
  summary: 'Takes back my request for an account',
  params: z.object({ number: z.string().max(10) }),
  query: appIdQuery,
  status: 204,
  errors: [400, 401, 403, 409],
})
