import { z } from 'zod'
import { DEALER_TAG, MOST_TAGS } from '#features/storefront/dealers/dealer.rules.ts'

const country = z.string().regex(/^[a-z]{2}$/)
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const day = z.int().min(1).max(7)

/** A dealer as others hand it in; its addresses become links, so they are held to their forms [T-4]. */
export const dealerSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/),
  name: z.string().min(1).max(120),
  street: z.string().max(200),
  postalCode: z.string().max(20),
  city: z.string().min(1).max(100),
  region: z.string().max(100).default(''),
  country,
  lat: z.number().min(-85).max(85),
  lon: z.number().min(-180).max(180),
  phone: z.string().regex(/^\+[\d ()-]{5,30}$/),
  mail: z.string().regex(/^[^\s@<>"]{1,64}@[a-z0-9.-]{1,100}$/),
  web: z
    .string()
    .max(200)
    .regex(/^https:\/\/[a-z0-9][a-z0-9.-]*(?:\/[^\s\\]*)?$/),
  hours: z.array(z.strictObject({ from: day, to: day, opens: time, closes: time })).max(14),
  tags: z.array(z.string().regex(DEALER_TAG)).min(1).max(MOST_TAGS),
  markets: z.array(country).nullable().default(null),
})
