import { createEventBatch, type EventBatch } from '#features/search/search-events/event-batch.service.ts'
import type { SearchEvent } from '#features/search/search-events/search-event.rules.ts'
import { insertSearchEvents } from '#features/search/search-events/search-event.store.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'

const FLUSH_MS = 1000

/** Keeps what was searched for, after the answers; written out when the process stops. */
export const openEventLog = (app: App): EventBatch<SearchEvent> => {
  const { db, readOnly } = app.services
  const events = createEventBatch<SearchEvent>({
    // Nothing is counted of a site that is read-only.
    store: async (tenant, batch) =>
      readOnly.has(tenant) ? undefined : withTenant(db, tenant, (tx) => insertSearchEvents(tx, batch)),
    onError: (error) => app.log.error({ err: error }, 'search events lost'),
  })
  const timer = setInterval(() => void events.flush(), FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await events.flush()
  })
  return events
}
