import { z } from 'zod'
import { CUSTOMER_LIST, readImpersonation } from '#foundation/identity/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

const PATH = readImpersonation.path
const tag = 'impersonation'

const person = z.object({ id: z.uuid(), name: z.string(), company: z.string() })
export const listCustomers = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/customers`,
  tag,
  summary: 'Customers whom the employee may act for',
  query: listQuery(CUSTOMER_LIST).extend({ search: z.string().max(100).default('') }),
  reply: z.object({
    customers: z.array(person.extend({ email: z.string(), accounts: z.number() })),
    total: z.number().int().describe('Of all pages'),
  }),
  errors: [400, 401, 404],
})

export const startImpersonation = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'Act for a customer, for an hour at most',
  body: z.strictObject({ personId: z.uuid() }),
  reply: readImpersonation.reply,
  errors: [400, 401, 403, 404],
})

export const stopImpersonation = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'Stop acting for a customer',
  whileReadOnly: 'session',
  reply: readImpersonation.reply,
  errors: [401],
})
