import { z } from 'zod'
import { contactDetailsSchema } from '#foundation/accounts/contact-details.schema.ts'
import { readFavouriteSort } from '#foundation/accounts/favourite-page.rules.ts'

const MOST_PAGES = 100_000
/** As many rows as the list of accounts ever shows at once. */
const LARGEST_PAGE = 200
const FIRST_SIZE = 50

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'is no whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(most))

export const favouriteQuery = z.object({
  appId: z.string().max(64).optional(),
  page: wholeNumber(MOST_PAGES).default(1),
  size: wholeNumber(LARGEST_PAGE).default(FIRST_SIZE),
  q: z
    .string()
    .max(100)
    .regex(/^\P{Cc}*$/u, 'holds control characters')
    .default('')
    .describe('Part of a number, a name, a city or a postal code'),
  sort: z
    .string()
    .max(40)
    .default('position')
    .refine((value) => readFavouriteSort(value) !== undefined, 'is no order')
    .describe('position, number, name, city or postalCode; with a minus before it the other way round'),
})

/** In the shape of contact details [3.3.1], with the number of all accounts that fit. */
export const favouritesSchema = contactDetailsSchema.extend({ totalAccounts: z.number().int().min(0) })
