import type { PoolConfig } from 'pg'
import { z } from 'zod'
import { connect, openPool } from '#platform/database/database.ts'
import { openDirectSession } from '#platform/database/direct-session.ts'
import { createJobs, defineTask } from '#platform/jobs/jobs.ts'

/** A worker process that takes a job, shows some progress and never ends it, so that a test can kill it. */
const connection = JSON.parse(process.argv[2] ?? '{}') as PoolConfig
const task = defineTask({
  name: process.argv[3] ?? '',
  schema: z.unknown(),
  run: async ({ progress }) => {
    await progress.report(30, 100)
    process.stdout.write('working')
    await new Promise(() => {})
  },
})
const jobs = await createJobs({
  connection,
  openSession: () => openDirectSession(connection),
  db: connect(openPool({ ...connection, max: 2 })),
  log: console,
  tuning: { heartbeatSeconds: 3600, pollSeconds: 0.5 },
})
await jobs.startWorkers([task])
