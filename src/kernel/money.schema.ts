import { z } from 'zod'

export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'is no currency')

/** `{ "minor": "1234", "currency": "EUR" }`; a file of its own, so that pages that only write money carry no zod. */
export const moneySchema = z.object({
  minor: z.string().regex(/^-?(?:0|[1-9]\d{0,17})$/, 'is no whole number of minor units'),
  currency: currencySchema,
})

/** In a body: a field that nobody named is refused. */
export const moneyBodySchema = moneySchema.strict()
