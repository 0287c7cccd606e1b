import { requireBuyer } from '#features/buying/pricing/buyer.service.ts'
import { readPrices } from '#features/buying/pricing/price.api.ts'
import { toAccountOffer } from '#features/buying/pricing/priced-part.rules.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

export const priceRoutes = (app: App): void => {
  const { tenants, priceAndStock } = app.services
  addEndpoint(app, readPrices, async (request) => {
    const { items, country } = request.body
    const { account, priceRequest } = await requireBuyer(request, country)
    const { hideCurrency } = tenants.flagsOf(request.scope.tenant)
    const parts = await priceAndStock(
      request.tx,
      priceRequest,
      items.map(({ sku }) => sku),
    )
    return {
      account: { number: account.number, erpId: account.erpId, name: account.name },
      currency: priceRequest.currency,
      offers: items.flatMap(({ sku, quantity }) => {
        const part = parts.get(sku)
        return part ? [toAccountOffer(part, quantity, hideCurrency)] : []
      }),
    }
  })
}
