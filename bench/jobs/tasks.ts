import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { defineTask } from '#platform/jobs/jobs.ts'

const Data = z.object({ at: z.number().int() })

/** Nothing but what the queue itself costs. */
export const smallTask = defineTask({ name: 'bench-small', schema: Data, concurrency: 8, run: async () => {} })
/** As long as a mail server takes, and as many at once as mails are. */
export const mailTask = defineTask({ name: 'bench-mail', schema: Data, concurrency: 4, run: () => wait(5) })
export const exportTask = defineTask({ name: 'bench-export', schema: Data, run: () => wait(200) })
export const TASKS = [smallTask, mailTask, exportTask]
