import { createSharedValue } from '#browser/shared-value.ts'
import type { AccountOffer } from '#features/storefront/catalogue/offer/account-offer.rules.ts'

type Offers = ReadonlyMap<string, AccountOffer>

/** Prices of the person's account, by part number. One store for the page: hydrated lists and static markup show the same. */
export const accountOffers = createSharedValue<Offers>(new Map())

/** Undefined for anonymous visitors, and until the answer has come. */
export const useAccountOffer = (sku: string): AccountOffer | undefined => accountOffers.use().get(sku)
