import pino from 'pino'
import { createEngine } from '#features/engine/public.server.ts'
import { createTenants } from '#features/tenants/public.ts'
import { listTenants } from '#features/tenants/public.server.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Config } from '#server/config.ts'
import { connect, openPool } from '#server/database/database.ts'
import { listTraits, type Feature } from '#server/feature.ts'
import { loadDictionaries } from '#server/pages/dictionaries.ts'
import { describeError } from '#server/http/log-scrub.rules.ts'
import { openFiles } from '#server/files/files.ts'
import { createGeolocation } from '#server/geolocation.ts'
import type { JobLog } from '#server/jobs/job-queue.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createMail, openMailer } from '#server/mail/mail.ts'
import { createOrigins } from '#server/pages/origins.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import type { Services } from '#server/services.ts'
import type { RunningDatabase } from '#server/database/start-database.ts'

const PAGE_CACHE_BYTES = 128 * 1024 * 1024

export type StartedServices = Services & { readonly log: JobLog; readonly stop: () => Promise<void> }

/** Everything that web and worker share. `port` is asked late: it is known once the server listens. */
export const startServices = async (
  config: Config,
  database: RunningDatabase,
  features: readonly Feature[],
  port: () => number,
): Promise<StartedServices> => {
  const log = pino({ level: config.logLevel, base: null, serializers: { err: describeError } })
  const pool = openPool({ ...database.app, max: config.database.poolSize }, (err) =>
    log.error({ err }, 'database connection lost'),
  )
  const db = connect(pool)
  const [tenants, dictionaries, files, jobs] = await Promise.all([
    listTenants(db, listTraits(features)).then(createTenants),
    loadDictionaries(),
    openFiles(config.files.url, config.files.credentials),
    createJobs({ connection: database.app, db, log }),
  ])
  const clock = systemClock(config.clockOffsetSeconds)
  return {
    config,
    log,
    clock,
    db,
    tenants,
    dictionaries,
    pageCache: createPageCache({ maxBytes: PAGE_CACHE_BYTES, clock }),
    files,
    jobs,
    mail: createMail({ jobs, mailer: openMailer(config.mail.url, config.mail.from) }),
    geolocation: createGeolocation(config),
    engine: createEngine({ kinds: features.flatMap((feature) => feature.searchKinds ?? []) }),
    originOf: createOrigins(config, tenants, port),
    stop: async () => {
      await jobs.stop()
      await db.destroy()
    },
  }
}
