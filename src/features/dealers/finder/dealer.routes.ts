import { z } from 'zod'
import { DEALER_TAGS } from '#features/dealers/dealer.rules.ts'
import { LONGEST_TEXT, NO_CHOICE } from '#features/dealers/finder/dealer-choice.rules.ts'
import { readDealerView } from '#features/dealers/finder/dealer-view.ts'
import { dealerViewSchema } from '#features/dealers/finder/dealer-view.rules.ts'
import { readPlace } from '#features/dealers/finder/distance.rules.ts'
import { chooseMarket, isCountryCode } from '#features/locale/public.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { App } from '#server/feature.ts'

const country = z.string().regex(/^[a-z]{2}$/)

const querystring = z.strictObject({
  /** The locale of the page that asks: names and hours are written for it. */
  site: country.default('us'),
  language: z.enum(LANGUAGES).default('en'),
  tags: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(DEALER_TAGS)))
    .optional(),
  country: country.optional(),
  q: z.string().max(LONGEST_TEXT).optional(),
  near: z
    .string()
    .max(40)
    .transform(readPlace)
    .pipe(z.object({ lat: z.number(), lon: z.number() }, 'must be latitude and longitude, such as 50.11,8.68'))
    .optional(),
})

export const dealerRoutes = (app: App): void => {
  app.get(
    '/api/dealers',
    {
      schema: {
        tags: ['dealers'],
        summary: 'Dealers that the visitor’s market sees, with all of the tags, in a country, by words or by distance',
        querystring,
        response: { 200: dealerViewSchema },
      },
    },
    async (request, reply) => {
      const { site, language, tags = [], country: wanted = '', q: text = '', near } = request.query
      const { selecteddtm: selected, dtm: target } = request.cookies
      reply.header('cache-control', 'private, max-age=0')
      return readDealerView(request.tx, {
        locale: { country: site, language },
        market: chooseMarket({ selected, target, urlCountry: site }, isCountryCode),
        choice: { ...NO_CHOICE, tags, country: wanted, text },
        near,
      })
    },
  )
}
