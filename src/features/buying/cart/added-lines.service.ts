import type { FastifyRequest } from 'fastify'
import type { PlannedLine } from '#features/buying/cart/cart.rules.ts'
import type { Shopper } from '#features/buying/cart/shopper.service.ts'
import { listPartKinds, listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { inLanguage } from '#features/storefront/catalogue/public.ts'
import { priceLine, type PricedPart } from '#features/buying/pricing/public.ts'
import { multiplyMoney, toMoneyJson } from '#kernel/money.ts'

/** Names and categories are read for so many lines; the others have their part number alone, so that replies stay small. */
const MOST_NAMED = 100

/** The added lines, with the analytics fields of each part [3.12.1]; of very many, the first ones. */
export const describeAdded = async (
  { tx }: FastifyRequest,
  { priceRequest, locale, hidesPrices }: Shopper,
  lines: readonly PlannedLine[],
  parts: ReadonlyMap<string, PricedPart>,
) => {
  const named = lines.slice(0, MOST_NAMED)
  const skus = named.map(({ sku }) => sku)
  const products = new Map((await listProductsBySku(tx, skus, priceRequest.market)).map((product) => [product.sku, product]))
  const kinds = await listPartKinds(tx, skus, locale.language)
  const describe = (line: PlannedLine) => {
    const { sku, quantity } = line
    const [product, kind, part] = [products.get(sku), kinds.get(sku), parts.get(sku)]
    const price = part && !hidesPrices ? priceLine(part, quantity) : undefined
    return {
      ...line,
      name: product ? inLanguage(product.names, locale.language) : sku,
      category: kind?.category ?? '',
      brand: kind?.brand ?? '',
      description: kind?.description ?? '',
      ...(kind?.subscription && { subscription: kind.subscription }),
      // At the price of the whole line: breaks count what the cart holds.
      ...(price && { total: toMoneyJson(multiplyMoney(price.unit, line.added)) }),
    }
  }
  return [...named.map(describe), ...lines.slice(MOST_NAMED)]
}
