import { z } from 'zod'
import { ACCOUNT_NAME } from '#foundation/accounts/ordering/account-name.rules.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { currencySchema } from '#kernel/money.schema.ts'

const soldTo = z
  .string()
  .regex(ACCOUNT_NAME, 'is no account')
  .describe('{erpId}~{number}, or the number where only one ERP has it')
const success = z.object({ success: z.literal(true) })
const shared = { tag: 'account', query: appIdQuery, reply: success, errors: [400, 401, 404, 409] } as const

/** For those who serve customers [7.2.1]. */
export const changeDefaultAccount = endpoint({
  ...shared,
  method: 'PUT',
  access: 'signed-in',
  path: '/pif/api/soldto/v1/default/:soldTo',
  summary: 'Order for another account (employees)',
  params: z.object({ soldTo }),
})

/** For customers [7.2.2]; a currency is stored with the account that is ordered for. */
export const updateContactDetails = endpoint({
  ...shared,
  method: 'POST',
  access: 'signed-in',
  path: '/pif/api/account/v1/update-contact-details',
  summary: 'Order for another account, or pay in another currency',
  body: z
    .strictObject({
      defaultSoldToNumber: soldTo.optional(),
      soldToChanged: z.union([z.boolean(), z.enum(['true', 'false', 'Y', 'N'])]).optional(),
      currency: currencySchema.optional(),
    })
    .refine(
      ({ defaultSoldToNumber, currency }) => defaultSoldToNumber !== undefined || currency !== undefined,
      'names nothing to change',
    ),
})

/** For employees of some sites [7.2.3, 6.4.3]. */
export const changeAccountByRole = endpoint({
  ...shared,
  method: 'POST',
  access: 'signed-in',
  path: '/pif/api/soldto/v1/roles',
  summary: 'Order for another account (employees of some sites)',
  body: z.strictObject({
    soldTo,
    sbgName: z.string().max(64),
    functionality: z.literal('defaultsoldto'),
  }),
})
