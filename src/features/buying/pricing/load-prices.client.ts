import { call } from '#browser/api.ts'
import { accountOffers } from '#features/storefront/catalogue/public.ts'
import { orderingHeaders } from '#features/buying/pricing/ordering-headers.client.ts'
import { readPrices } from '#features/buying/pricing/price.api.ts'
import { splitItems } from '#features/buying/pricing/price-batch.rules.ts'

/** Whoever may not buy, or has to choose an account first, is not asked about again on this page. */
const REFUSED = new Set([401, 403, 409])

export const createPriceAsker = () => {
  const requested = new Set<string>()
  let isOver = false

  const askFor = async (skus: readonly string[], country: string): Promise<void> => {
    const items = skus.map((sku) => ({ sku }))
    const headers = orderingHeaders()
    const { data, status } = await call(readPrices, { body: { items, country }, headers, isQuiet: true, errors: 'own' })
    if (REFUSED.has(status)) isOver = true
    // Prices that failed without anyone noticing may be requested again, such as after a lost connection.
    if (!data) return skus.forEach((sku) => requested.delete(sku))
    accountOffers.set(new Map([...accountOffers.get(), ...data.offers.map((offer) => [offer.sku, offer] as const)]))
  }

  /** Asks for those that were not requested yet, as many as possible in one call. */
  return async (skus: readonly string[], country: string): Promise<void> => {
    const fresh = isOver ? [] : [...new Set(skus)].filter((sku) => !requested.has(sku))
    fresh.forEach((sku) => requested.add(sku))
    await Promise.all(splitItems(fresh).map((some) => askFor(some, country)))
  }
}

/** One for the page. */
export const loadPrices = createPriceAsker()
