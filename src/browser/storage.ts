/** Storage may be full, forbidden or filled by someone else: then there is simply nothing in it. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

export type Store = {
  readonly read: (key: string) => string | undefined
  readonly write: (key: string, value: string) => void
  readonly remove: (...keys: readonly string[]) => void
  /** The names of what is stored. */
  readonly list: () => string[]
}

const over = (storage: () => Storage): Store => ({
  read: (key) => quietly(() => storage().getItem(key)) ?? undefined,
  write: (key, value) => void quietly(() => storage().setItem(key, value)),
  remove: (...keys) => void quietly(() => keys.forEach((key) => storage().removeItem(key))),
  list: () => quietly(() => Object.keys(storage())) ?? [],
})

export const localStore = over(() => localStorage)
export const sessionStore = over(() => sessionStorage)

/** Undefined when nothing is stored or it is not JSON. */
export const readJson = (store: Store, key: string): unknown => quietly(() => JSON.parse(store.read(key) ?? '') as unknown)
