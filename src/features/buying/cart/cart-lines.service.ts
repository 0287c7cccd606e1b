import { describeTotals, type CartFacts } from '#features/buying/cart/cart-view.rules.ts'
import { listLines, type Cart, type CartLine } from '#features/buying/cart/cart.store.ts'
import type { ShopContext, Shopper } from '#features/buying/cart/shopper.service.ts'
import { followAllReplacements, listCartParts } from '#features/storefront/catalogue/public.server.ts'

/** Prices of now for these parts. */
export const priceParts = (request: ShopContext, { priceRequest }: Shopper, skus: readonly string[]) =>
  request.server.services.priceAndStock(request.tx, priceRequest, skus)

export const sumLines = async (request: ShopContext, shopper: Shopper, cart: Cart) => {
  const lines = await listLines(request.tx, cart.id)
  const parts = await priceParts(
    request,
    shopper,
    lines.map(({ sku }) => sku),
  )
  return describeTotals({ lines, parts, hidesPrices: shopper.hidesPrices })
}

/** Everything that is known of these lines now: prices, stock, products and what replaced them. */
export const readLines = async (request: ShopContext, shopper: Shopper, lines: readonly CartLine[]): Promise<CartFacts> => {
  const { tx } = request
  const { locale, hidesPrices, priceRequest } = shopper
  const skus = lines.map(({ sku }) => sku)
  const [parts, { products, kinds }] = await Promise.all([
    priceParts(request, shopper, skus),
    listCartParts(tx, skus, { market: priceRequest.market, language: locale.language }),
  ])
  const ended = [...products.values()].filter(({ lifecycle }) => lifecycle !== 'active').map(({ sku }) => sku)
  const chains = await followAllReplacements(tx, ended)
  const today = [...chains].flatMap(([sku, steps]) => {
    const last = steps.at(-1)
    return last?.lifecycle === 'active' ? [[sku, last] as const] : []
  })
  const sold = await priceParts(
    request,
    shopper,
    today.map(([, { sku }]) => sku),
  )
  return {
    lines,
    parts,
    products,
    kinds,
    replacements: new Map(today.filter(([, { sku }]) => sold.has(sku))),
    locale,
    hidesPrices,
  }
}
