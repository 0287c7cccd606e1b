import type { ClientConfig } from 'pg'
import { connect, openPool } from '#platform/database/database.ts'
import { openDirectSession } from '#platform/database/direct-session.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { TASKS } from './tasks.ts'

const connection = JSON.parse(process.argv[2] ?? '') as ClientConfig & { host: string }
const db = connect(openPool({ ...connection, max: 12 }))
const session = await openDirectSession(connection)
const log = { warn: () => {}, error: (details: object, message: string) => process.stderr.write(`${message}\n`) }
const jobs = await createJobs({ connection, openSession: async () => session, db, log })
await jobs.startWorkers(TASKS)
process.stdout.write('ready\n')
process.on('SIGTERM', () => {
  void jobs
    .stop()
    .then(() => session.stop())
    .then(() => db.destroy())
})
