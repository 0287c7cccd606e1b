import { localStore, readJson, sessionStore } from '#browser/storage.ts'

/** How long a hint that was dismissed stays away: about a month [9.8.1]. */
export const HINT_TTL_MS = 2_629_800_000

/** Hints are for screens with room beside what they explain [9.9.2]. */
export const HINT_SCREEN = '(min-width: 1025px)'

/** `{"ttl": epoch ms}`; anything else counts for nothing. */
export const isLasting = (record: unknown, now: number): boolean =>
  typeof record === 'object' && record !== null && 'ttl' in record && typeof record.ttl === 'number' && record.ttl > now

/** Whether the visitor dismissed this hint; a record that has expired is removed [4.14.2]. */
export const isHintDismissed = (key: string, now: number): boolean => {
  if (isLasting(readJson(localStore, key), now)) return true
  localStore.remove(key)
  return false
}

export const dismissHint = (key: string, now: number): void => localStore.write(key, JSON.stringify({ ttl: now + HINT_TTL_MS }))

const BEGUN_KEY = 'hintsBegun'

/** Hints begin on the home page: who comes in by another one has come for what is there. */
export const mayHintHere = (path: string): boolean => {
  if (path === '/') sessionStore.write(BEGUN_KEY, 'true')
  return sessionStore.read(BEGUN_KEY) !== undefined
}
