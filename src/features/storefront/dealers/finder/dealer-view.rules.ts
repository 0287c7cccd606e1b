import { z } from 'zod'
import { dealerSchema } from '#features/storefront/dealers/dealer-record.rules.ts'

const { phone, mail, web } = dealerSchema.shape
const unknown = z.literal('')

/** A dealer as it is shown, its lines written in the language of the page. */
const dealerCardSchema = dealerSchema.pick({ id: true, name: true, city: true, lat: true, lon: true }).extend({
  /** Empty where the dealer has none. */
  ...{ phone: phone.or(unknown), mail: mail.or(unknown), web: web.or(unknown) },
  ...{ address: z.array(z.string()), hours: z.array(z.string()), tags: z.array(z.string()), km: z.number().optional() },
})
export type DealerCard = z.infer<typeof dealerCardSchema>

export const dealerViewSchema = z.strictObject({
  total: z.int(),
  /** At most so many as a person looks through. */
  dealers: z.array(dealerCardSchema),
  /** How many there would be with this tag as well. */
  tags: z.record(z.string(), z.int()),
  countries: z.array(z.strictObject({ code: z.string(), name: z.string(), count: z.int() })),
  choice: z.strictObject({
    tags: z.array(z.string()),
    country: z.string(),
    text: z.string(),
    dealer: z.string(),
    isFramed: z.boolean(),
  }),
})
export type DealerView = z.infer<typeof dealerViewSchema>
