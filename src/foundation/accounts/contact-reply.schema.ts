import { z } from 'zod'
import { contactDetailsSchema, isoCode, soldToAccountSchema } from '#foundation/accounts/contact-details.schema.ts'

/** An account as the browser may meet it; systems behind the portal name some fields in two ways [3.4.4, 3.4.6]. */
const soldToReplySchema = soldToAccountSchema
  .partial()
  .required({ soldToNumber: true, erpId: true })
  .extend({
    currencyList: z.object({ currency: z.array(isoCode).optional(), currency_Info: z.array(isoCode).optional() }).optional(),
  })

/** Contact details or favourites as they may arrive: with accounts under either name, or with an error instead. */
export const contactReplySchema = contactDetailsSchema.partial().extend({
  soldToAccounts: z.array(soldToReplySchema).optional(),
  uniqueSoldToAccounts: z.array(soldToReplySchema).optional(),
  /** Of favourites, which come page by page: how many there are. */
  totalAccounts: z.number().optional(),
  error: z.union([z.object({ errorCode: z.union([z.number(), z.string()]).optional() }), z.string()]).optional(),
})

export type SoldToReply = z.infer<typeof soldToReplySchema>
export type ContactReply = z.infer<typeof contactReplySchema>
