import type { TenantKey } from '#kernel/tenant.ts'
import { runForNobody } from '#platform/database/connection-guard.ts'

export type EventBatch<Event> = {
  /** False when there is no room: no search waits for its report. */
  readonly add: (tenant: TenantKey, event: Event) => boolean
  /** Resolves when everything that was there is written. */
  readonly flush: () => Promise<void>
}

export type EventBatchParts<Event> = {
  readonly store: (tenant: TenantKey, events: readonly Event[]) => Promise<void>
  readonly onError: (error: unknown) => void
  readonly batch?: number
  readonly room?: number
}

const BATCH = 200
const ROOM = 10_000

/** Between searches and the database: written by the second or by two hundred, one writer at a time. */
export const createEventBatch = <Event>(parts: EventBatchParts<Event>): EventBatch<Event> => {
  const { store, onError, batch = BATCH, room = ROOM } = parts
  let waiting: { readonly tenant: TenantKey; readonly event: Event }[] = []
  let writing: Promise<void> | undefined

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const taken = waiting.slice(0, batch)
      waiting = waiting.slice(batch)
      for (const [tenant, entries = []] of Object.entries(Object.groupBy(taken, (entry) => entry.tenant)))
        // Tried once: what a database in trouble cannot take must not pile up here.
        await store(
          tenant,
          entries.map(({ event }) => event),
        ).catch(onError)
    }
  }
  const flush = (): Promise<void> => (writing ??= writeAll().finally(() => (writing = undefined)))

  return {
    add: (tenant, event) => {
      if (waiting.length >= room) return false
      waiting.push({ tenant, event })
      if (waiting.length >= batch) void runForNobody(flush)
      return true
    },
    flush,
  }
}
