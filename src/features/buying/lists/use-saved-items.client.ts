import { createSharedValue } from '#browser/shared-value.ts'
import { call } from '#browser/api.ts'
import { listLists, removeListItem, saveListItems } from '#features/buying/lists/list.api.ts'
import { SAVED } from '#features/buying/lists/list.rules.ts'

/** Part numbers of the person's saved items; undefined while they are not known. One for the page. */
export const savedItems = createSharedValue<ReadonlySet<string> | undefined>(undefined)

let loading: Promise<void> | undefined

const load = async (): Promise<void> => {
  const { data } = await call(listLists, { isQuiet: true, errors: 'own' })
  if (data) savedItems.set(new Set(data.saved))
  else loading = undefined
}

/** Once a page: every button shows the same. */
export const loadSavedItems = (): Promise<void> => (loading ??= load())

/** Shown at once, and taken back where the server refuses. */
export const toggleSavedItem = async (sku: string): Promise<boolean> => {
  // A list that comes after the click would not know of it.
  await loadSavedItems()
  const before = savedItems.get() ?? new Set<string>()
  const isSaved = before.has(sku)
  savedItems.set(isSaved ? new Set([...before].filter((other) => other !== sku)) : new Set([...before, sku]))
  const quiet = { isQuiet: true, errors: 'own' } as const
  const { ok } = isSaved
    ? await call(removeListItem, { params: { id: SAVED, sku }, ...quiet })
    : await call(saveListItems, { params: { id: SAVED }, body: { items: [{ sku }] }, ...quiet })
  if (!ok) savedItems.set(before)
  return ok
}
