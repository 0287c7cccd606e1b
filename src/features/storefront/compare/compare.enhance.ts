import { slotSelector, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { registerIsland } from '#browser/register-island.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { COMPARED_KEY, ITEMS_KEY, readCompareList } from '#features/storefront/compare/compare-list.rules.ts'

const readList = (): string[] => readCompareList(readJson(localStore, ITEMS_KEY))

/** The page of comparison: what stands on it is what is being compared; without an address of its own it takes what was picked. */
const openComparison = (shown: HTMLElement): void => {
  const list = readList()
  const skus = readCompareList(shown.dataset['compareShown']?.split(','))
  if (skus.length > 0) localStore.write(COMPARED_KEY, JSON.stringify(skus))
  else if (!location.search && list.length > 0) location.replace(`?skus=${list.map(encodeURIComponent).join()}`)
}

/** Its links lead to the page without that product; the list follows. */
const forgetRemoved = ({ target }: MouseEvent): void => {
  const removed = target instanceof Element && target.closest<HTMLElement>('[data-compare-remove]')?.dataset['compareRemove']
  if (!removed) return
  const rest = readList().filter((sku) => sku !== removed)
  if (rest.length > 0) localStore.write(ITEMS_KEY, JSON.stringify(rest))
  else localStore.remove(ITEMS_KEY)
}

/** The tray is hydrated when something is picked here, in another tab or before. */
export const enhance = (page: EmbeddedModel): void => {
  const shown = document.querySelector<HTMLElement>('[data-compare-shown]')
  if (shown) {
    openComparison(shown)
    document.addEventListener('click', forgetRemoved)
  }
  if (!document.querySelector('[data-compare-tray]')) return
  const hydrate = registerIsland(page, {
    reach: slotSelector('compare-sku'),
    hold: slotSelector('compare-sku'),
    load: () => import('#features/storefront/compare/compare-tray.island.tsx'),
  })
  const hydrateIfPicked = (): void => void (readList().length > 0 && hydrate())
  addEventListener('storage', hydrateIfPicked)
  addEventListener('pageshow', hydrateIfPicked)
  hydrateIfPicked()
}
