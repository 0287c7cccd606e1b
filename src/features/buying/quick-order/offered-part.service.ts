import type { FastifyRequest } from 'fastify'
import { priceParts, type Shopper } from '#features/buying/cart/public.server.ts'
import { listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { inLanguage } from '#features/storefront/catalogue/public.ts'
import { fitQuantity, priceLine } from '#features/buying/pricing/public.ts'
import type { OfferedPart } from '#features/buying/quick-order/reading.schema.ts'
import { toMoneyJson } from '#kernel/money.ts'

export type RequestedPart = { readonly sku: string; readonly quantity: number }
export type OfferPart = (requested: RequestedPart) => OfferedPart | undefined

/** Names, prices and stock of now for these parts, at any quantity. */
export const openOffers = async (request: FastifyRequest, shopper: Shopper, skus: readonly string[]): Promise<OfferPart> => {
  const { priceRequest, locale, hidesPrices } = shopper
  const requested = [...new Set(skus)]
  const products = new Map(
    (await listProductsBySku(request.tx, requested, priceRequest.market)).map((product) => [product.sku, product]),
  )
  const parts = await priceParts(request, shopper, requested)
  return ({ sku, quantity }) => {
    const [product, part] = [products.get(sku), parts.get(sku)]
    if (!product) return undefined
    const [image] = product.images
    const price = part && !hidesPrices ? priceLine(part, fitQuantity(quantity, part)) : undefined
    return {
      sku,
      name: inLanguage(product.names, locale.language),
      ...(image && { image }),
      ...(price && { price: toMoneyJson(price.unit), total: toMoneyJson(price.total) }),
      ...(part && { stock: { state: part.stock.state, quantity: part.stock.quantity } }),
      minimum: part?.minimum ?? 1,
      step: part?.step ?? 1,
    }
  }
}
