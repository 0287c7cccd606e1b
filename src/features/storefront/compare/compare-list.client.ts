import { createSharedValue } from '#browser/shared-value.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { COMPARED_KEY, ITEMS_KEY, readCompareList, toggleCompared } from '#features/storefront/compare/compare-list.rules.ts'

const readList = (): string[] => readCompareList(readJson(localStore, ITEMS_KEY))

/** The list lives in this browser alone. `isFull` after one more was refused. */
export const compareState = createSharedValue<{ readonly skus: readonly string[]; readonly isFull: boolean }>({
  skus: [],
  isFull: false,
})

export const readStored = (): void => compareState.set({ skus: readList(), isFull: false })

const keep = (skus: readonly string[]): void => {
  if (skus.length > 0) localStore.write(ITEMS_KEY, JSON.stringify(skus))
  else localStore.remove(ITEMS_KEY)
  readStored()
}

export const toggleSku = (sku: string): void => {
  const next = toggleCompared(readList(), sku)
  if (next) keep(next)
  else compareState.set({ skus: readList(), isFull: true })
}

export const startComparison = (): void => localStore.write(COMPARED_KEY, JSON.stringify(readList()))

export const clearList = (): void => {
  localStore.remove(COMPARED_KEY)
  keep([])
}
