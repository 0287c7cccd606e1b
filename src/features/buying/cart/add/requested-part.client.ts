import { readJson, sessionStore } from '#browser/storage.ts'
import { isRequested, WANTED_KEY, writeRequested } from '#features/buying/cart/add/requested-part.rules.ts'

/** Kept by this tab while its visitor signs in. */
export const storeRequestedPart = (sku: string): void => sessionStore.write(WANTED_KEY, writeRequested(sku, Date.now()))

/** True once, for the part that was requested. */
export const takeRequestedPart = (sku: string): boolean => {
  const found = isRequested(readJson(sessionStore, WANTED_KEY), sku, Date.now())
  if (found) sessionStore.remove(WANTED_KEY)
  return found
}
