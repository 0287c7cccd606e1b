import { createSharedValue } from '#browser/shared-value.ts'
import type { AccountOffer } from '#features/storefront/catalogue/offer/account-offer.rules.ts'

type Offers = ReadonlyMap<string, AccountOffer>

/** What the person's account pays, by part number; filled by whoever knows. One for the page: lists that wake, and what the server drew, show the same. */
export const accountOffers = createSharedValue<Offers>(new Map())

/** Undefined for anonymous visitors, and until the answer has come. */
export const useAccountOffer = (sku: string): AccountOffer | undefined => accountOffers.use().get(sku)
