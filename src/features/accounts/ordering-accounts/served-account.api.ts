import { z } from 'zod'
import { SERVED_LIST } from '#features/accounts/ordering-accounts/served-account.rules.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

const tag = 'account'
const soldTo = z
  .string()
  .regex(/^(?:[\w.-]{1,20}~)?[\w.-]{1,20}$/, 'is no account')
  .describe('{erpId}~{number}')
const success = z.object({ success: z.literal(true) })

export const listServedAccounts = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/accounts/v1/served',
  tag,
  summary: 'Accounts of customers that the employee was assigned, favourites marked',
  query: listQuery(SERVED_LIST).extend({
    search: z.string().max(100).default('').describe('Part of a number, a name, a city or a postal code'),
    kept: z.enum(['favourites', 'others']).optional(),
  }),
  reply: z.object({
    accounts: z.array(
      z.object({
        key: z.string(),
        number: z.string(),
        name: z.string(),
        city: z.string(),
        postalCode: z.string(),
        isFavourite: z.boolean(),
      }),
    ),
    total: z.number().int().describe('Of all pages'),
  }),
  errors: [400, 401, 404],
})

export const addFavourite = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/pif/api/soldto/favorite/v1/user/soldto/:soldTo',
  tag,
  summary: 'Keep an account at hand',
  query: appIdQuery,
  params: z.object({ soldTo }),
  reply: success,
  errors: [400, 401, 404, 409],
})

export const removeFavourite = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: '/pif/api/soldto/favorite/v1/user/soldto/:soldTo',
  tag,
  summary: 'No longer keep an account at hand',
  query: appIdQuery,
  params: z.object({ soldTo }),
  reply: success,
  errors: [400, 401, 404, 409],
})
