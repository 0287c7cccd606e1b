import { type EmbeddedModel, findSlots, slotSelector } from '#foundation/blocks/public.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { whenNear } from '#browser/when-near.ts'
import { mayRememberHere } from '#foundation/analytics/public.ts'
import {
  addRecentPart,
  chooseRecentParts,
  readRecentParts,
  recentPartsKey,
  type RecentPart,
} from '#features/storefront/catalogue/product/recent-part.rules.ts'
import { localePath } from '#kernel/locale.ts'

/** The part that the page is about, as its markup shows it. */
const readPart = ({ locale }: Pick<EmbeddedModel, 'locale'>): RecentPart | undefined => {
  const sku = findSlots('product-actions')[0]?.value
  if (sku === undefined) return undefined
  const name = document.querySelector('#main h1')?.textContent ?? ''
  const image = document.querySelector(`#main ${slotSelector('enlarge')}`)?.getAttribute('href') ?? ''
  return { sku, name, image, place: localePath(locale) }
}

/** Parts viewed on this device before this one, which joins them; those who want nothing stored have no list. */
const recordPart = (page: EmbeddedModel): readonly RecentPart[] => {
  const viewed = readPart(page)
  const key = recentPartsKey(page.tenant.key)
  if (!mayRememberHere()) localStore.remove(key)
  if (!viewed || !mayRememberHere()) return []
  const stored = readRecentParts(readJson(localStore, key))
  localStore.write(key, JSON.stringify(addRecentPart(stored, viewed)))
  return chooseRecentParts(stored, viewed)
}

export const followRecentParts = async (place: HTMLElement, page: EmbeddedModel): Promise<void> => {
  const parts = recordPart(page)
  if (parts.length === 0) return
  await whenNear(place)
  const { drawRecentParts } = await import('#features/storefront/catalogue/product/recent-parts.island.tsx')
  await drawRecentParts(place, parts, page)
}
