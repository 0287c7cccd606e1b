import { callApi } from '#browser/api.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { splitSkus, type AccountOffer, type AccountOffers } from '#features/catalogue/offer/offer.rules.ts'

type Offers = ReadonlyMap<string, AccountOffer>

export const createAccountOffers = () => {
  const shared = createSharedValue<Offers>(new Map())
  const asked = new Set<string>()
  let isOver = false

  const ask = async (skus: readonly string[], country: string): Promise<void> => {
    const parameters = new URLSearchParams(skus.map((sku) => ['sku', sku])).toString()
    const path = `/api/catalogue/prices?${parameters}`
    const { data } = await callApi<AccountOffers>({ path, query: { country }, isQuiet: true, errors: 'own' })
    // Whoever may not order is not asked about again.
    if (data?.account === null) isOver = true
    if (!data?.offers?.length) return
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
