import { z } from 'zod'
import type { Shopper } from '#features/buying/cart/public.server.ts'
import type { OrderDraft } from '#features/buying/checkout/read-checkout.service.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneySchema } from '#kernel/money.schema.ts'
import { toMoneyJson, type Money } from '#kernel/money.ts'

/** Everything needed to place a purchase later, as it was when it was submitted. */
const noteSchema = z.object({
  currency: z.string(),
  market: z.array(z.string()),
  locale: z.object({ country: z.string(), language: z.enum(LANGUAGES) }),
  hidesPrices: z.boolean(),
  seenTotal: moneySchema,
  knownShort: z.array(z.string()),
})
type PurchaseNote = z.infer<typeof noteSchema>

export const writePurchase = ({ priceRequest, locale, hidesPrices }: Shopper, draft: OrderDraft, total: Money): PurchaseNote => ({
  currency: total.currency,
  market: [...priceRequest.market],
  locale: { country: locale.country, language: locale.language },
  hidesPrices,
  seenTotal: toMoneyJson(total),
  knownShort: draft.lines.filter(({ isShort }) => isShort).map(({ sku }) => sku),
})

export const readPurchase = (note: unknown): PurchaseNote => noteSchema.parse(note)
