import { localStore, readJson } from '#browser/storage.ts'
import { loggedInDetailsName } from '#foundation/identity/public.ts'
import { markAccountPrices } from '#features/buying/pricing/account-price-hint.client.ts'

/** Whoever bought here before sees no public price that is replaced in a moment. A hint for the eye, nothing more [T-16]. */
export const paint = (): void => {
  const { dataset } = document.documentElement
  if (dataset['signedIn'] === undefined) return
  const details = readJson(localStore, loggedInDetailsName(dataset['domainId'] ?? ''))
  if (typeof details !== 'object' || details === null || !('hasEcommerceAccess' in details)) return
  if (details.hasEcommerceAccess === true) markAccountPrices(true)
}
