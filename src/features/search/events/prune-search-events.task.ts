import { z } from 'zod'
import { pruneSearchEvents } from '#features/search/events/search-event.store.ts'
import { defineTask } from '#server/jobs/jobs.ts'

/** Forgets what is older than 400 days as of the day it is asked for, by that day's first write. */
export const pruneEvents = defineTask({
  name: 'prune-search-events',
  schema: z.object({ now: z.iso.datetime() }),
  run: ({ data, transact }) => transact((tx) => pruneSearchEvents(tx, new Date(data.now))),
})
