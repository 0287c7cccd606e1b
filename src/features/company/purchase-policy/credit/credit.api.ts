import { z } from 'zod'
import { creditSchema } from '#features/company/purchase-policy/credit/credit.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'

export const readCredit = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/accounts/v1/credit',
  tag: 'account',
  summary: 'Credit limit, open amount and terms of the account that this session orders for; null where nothing limits it',
  reply: z.object({ credit: creditSchema.nullable() }),
  errors: [401, 409],
})
