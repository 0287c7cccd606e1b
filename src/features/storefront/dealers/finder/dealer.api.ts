import { z } from 'zod'
import { DEALER_TAG, MOST_TAGS } from '#features/storefront/dealers/dealer.rules.ts'
import { LONGEST_TEXT } from '#features/storefront/dealers/finder/dealer-choice.rules.ts'
import { dealerViewSchema } from '#features/storefront/dealers/finder/dealer-view.rules.ts'
import { readPlace } from '#features/storefront/dealers/finder/distance.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const country = z.string().regex(/^[a-z]{2}$/)

export const listDealers = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/dealers',
  tag: 'dealers',
  summary: 'Dealers that the visitor’s market sees, with all of the tags, in a country, by words or by distance',
  query: z.strictObject({
    /** The locale of the page that asks: names and hours are written for it. */
    site: country.default('us'),
    language: z.enum(LANGUAGES).default('en'),
    tags: z
      .string()
      .max(400)
      .transform((text) => text.split(','))
      .pipe(z.array(z.string().regex(DEALER_TAG)).max(MOST_TAGS))
      .optional(),
    country: country.optional(),
    q: z.string().max(LONGEST_TEXT).optional(),
    near: z
      .string()
      .max(40)
      .transform(readPlace)
      .pipe(z.object({ lat: z.number(), lon: z.number() }, 'must be latitude and longitude, such as 50.11,8.68'))
      .optional(),
  }),
  reply: dealerViewSchema,
})
