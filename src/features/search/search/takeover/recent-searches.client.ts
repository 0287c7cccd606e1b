import { mayRememberHere } from '#foundation/analytics/public.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { addRecent, readRecents, recentsKey, showRecent } from '#features/search/search/takeover/recent.rules.ts'

export type RecentStore = {
  /** As text, the newest first. */
  readonly list: () => string[]
  readonly add: (query: string) => void
  readonly clear: () => void
}

export const createRecentStore = (storeId: string, now: () => number = Date.now): RecentStore => {
  const key = recentsKey(storeId)
  const read = () => readRecents(readJson(localStore, key), now())
  return {
    list: () => read().map(showRecent),
    add: (query) => {
      // Who wants nothing kept for comfort has no list of searches either.
      if (!mayRememberHere()) return localStore.remove(key)
      const before = read()
      const recents = addRecent(before, query, now())
      if (recents !== before) localStore.write(key, JSON.stringify(recents))
    },
    clear: () => localStore.remove(key),
  }
}
