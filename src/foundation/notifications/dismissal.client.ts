import { readCookie, writeCookie } from '#browser/cookies.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { dismissalEnd, dismissalName, dismissalSeconds, type Dismissal } from '#foundation/notifications/notice.rules.ts'

/** Either of the two hides a notice; a record that has expired is removed [4.8.3]. */
export const readDismissal = (id: string, now: number): Dismissal => {
  const name = dismissalName(id)
  const record = readJson(localStore, name) as { until?: unknown } | null | undefined
  const storedUntil = typeof record?.until === 'number' ? record.until : undefined
  if (storedUntil === undefined || storedUntil <= now) localStore.remove(name)
  return { hasCookie: readCookie(name) !== undefined, storedUntil }
}

/** In both, so that clearing one of them does not bring the notice back [3.18.6]. */
export const writeDismissal = (id: string, days: number, now: number): void => {
  const name = dismissalName(id)
  writeCookie(name, 'dismissed', { maxAgeSeconds: dismissalSeconds(days) })
  localStore.write(name, JSON.stringify({ until: dismissalEnd(now, days) }))
}
