import { z } from 'zod'
import { SKU } from '#features/storefront/catalogue/public.ts'
import { requireBuyer } from '#features/buying/pricing/buyer.service.ts'
import { MOST_ASKED } from '#features/buying/pricing/price-batch.rules.ts'
import { offerSchema } from '#features/buying/pricing/price.api.ts'
import { toAccountOffer } from '#features/buying/pricing/priced-part.rules.ts'
import { MOST_PIECES } from '#features/buying/pricing/quantity.rules.ts'
import { agentTool } from '#foundation/agents/public.server.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'

const checkPriceAndStock = agentTool({
  name: 'check_price_and_stock',
  title: 'Check price and stock',
  description: 'What the customer’s account pays for parts at a quantity, and what of them is in stock.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({
    skus: z.array(z.string().regex(SKU)).min(1).max(MOST_ASKED),
    quantity: z.int().min(1).max(MOST_PIECES).default(1),
  }),
  output: z.object({
    account: z.object({ number: z.string(), name: z.string() }),
    currency: z.string(),
    offers: z.array(offerSchema),
    unknown: z.array(z.string()).describe('Parts that are not sold here'),
  }),
  run: async ({ request }, { skus, quantity }) => {
    const { tx, scope, server } = request
    const { tenants, priceAndStock } = server.services
    const { countryCode } = await requirePerson(request)
    const { account, priceRequest } = await requireBuyer(request, countryCode.toLowerCase() || 'us')
    const parts = await priceAndStock(tx, priceRequest, skus)
    const { hideCurrency } = tenants.flagsOf(scope.tenant)
    return {
      account: { number: account.number, name: account.name },
      currency: priceRequest.currency,
      offers: [...new Set(skus)].flatMap((sku) => {
        const part = parts.get(sku)
        return part ? [toAccountOffer(part, quantity, hideCurrency)] : []
      }),
      unknown: skus.filter((sku) => !parts.has(sku)),
    }
  },
})

export const pricingTools = [checkPriceAndStock]
