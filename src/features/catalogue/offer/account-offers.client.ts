import { call } from '#browser/api.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { listAccountOffers } from '#features/catalogue/offer/offer.api.ts'
import { splitSkus, type AccountOffer } from '#features/catalogue/offer/offer.rules.ts'

type Offers = ReadonlyMap<string, AccountOffer>

export const createAccountOffers = () => {
  const shared = createSharedValue<Offers>(new Map())
  const asked = new Set<string>()
  let isOver = false

  const ask = async (skus: readonly string[], country: string): Promise<void> => {
    const { data } = await call(listAccountOffers, { query: { sku: [...skus], country }, isQuiet: true, errors: 'own' })
    // Whoever may not order is not asked about again.
    if (data?.account === null) isOver = true
    if (!data?.offers.length) return
    shared.set(new Map([...shared.get(), ...data.offers.map((offer) => [offer.sku, offer] as const)]))
  }

  return {
    /** Asks for those that were not asked for yet, all of them in one call. */
    ask: async (skus: readonly string[], country: string): Promise<void> => {
      const fresh = isOver ? [] : [...new Set(skus)].filter((sku) => !asked.has(sku))
      fresh.forEach((sku) => asked.add(sku))
      await Promise.all(splitSkus(fresh).map((some) => ask(some, country)))
    },
    get: shared.get,
    listen: shared.listen,
    use: shared.use,
  }
}

/** One for the page: lists that wake, and what the server drew, show the same. */
export const accountOffers = createAccountOffers()

/** Undefined for anonymous visitors, and until the answer has come. */
export const useAccountOffer = (sku: string): AccountOffer | undefined => accountOffers.use().get(sku)
