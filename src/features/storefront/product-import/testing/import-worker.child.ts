import type { PoolConfig } from 'pg'
import { createImportTask } from '#features/storefront/product-import/product-import.task.ts'
import { createEngine } from '#foundation/search-engine/public.server.ts'
import { connect, openPool } from '#platform/database/database.ts'
import { openDirectSession } from '#platform/database/direct-session.ts'
import { openFiles } from '#platform/files/files.ts'
import { createJobs } from '#platform/jobs/jobs.ts'

/** A worker process of its own, so that a test can kill it in the middle of an import. */
const connection = JSON.parse(process.argv[2] ?? '{}') as PoolConfig
const files = await openFiles(process.argv[3] ?? '')
const jobs = await createJobs({
  connection,
  openSession: () => openDirectSession(connection),
  db: connect(openPool({ ...connection, max: 5 })),
  log: console,
  tuning: { heartbeatSeconds: 3600, pollSeconds: 0.5 },
})
await jobs.startWorkers([createImportTask({ files, engine: createEngine({ sources: [] }) })])
