import { sql } from 'kysely'
import pino from 'pino'
import { createEngine } from '#features/search-engine/public.server.ts'
import { createTenants } from '#features/tenants/public.ts'
import { listTenants } from '#features/tenants/public.server.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Config } from '#server/config.ts'
import { BACKGROUND_LIMITS, connect, openPool, WEB_LIMITS, type Db, type PoolLimits } from '#server/database/database.ts'
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
const BACKGROUND_CONNECTIONS = 4

export type StartedServices = Services & {
  readonly log: JobLog
  /** For what nobody waits for: longer limits, and connections of its own, so that neither side takes the other's. */
  readonly backgroundDb: Db
  /** On a connection of its own: a table that somebody locks makes a server slow, not unfit to be asked. */
  readonly checkDatabase: () => Promise<unknown>
  readonly stop: () => Promise<void>
}

/** Everything that web and worker share. `port` is asked late: it is known once the server listens. */
export const startServices = async (
  config: Config,
  database: RunningDatabase,
  features: readonly Feature[],
  port: () => number,
): Promise<StartedServices> => {
  const log = pino({ level: config.logLevel, base: null, serializers: { err: describeError } })
  const onError = (err: Error) => log.error({ err }, 'database connection lost')
  // Tests refuse it; a live site would rather answer.
  const onSecond = (err: Error) => log.error({ err }, 'a request holds two database connections')
  const open = (max: number, limits: PoolLimits) => connect(openPool({ ...database.app, max }, { limits, onError, onSecond }))
  const db = open(config.database.poolSize, WEB_LIMITS)
  const backgroundDb = open(BACKGROUND_CONNECTIONS, BACKGROUND_LIMITS)
  const probeDb = open(1, WEB_LIMITS)
  const [tenants, dictionaries, files, jobs] = await Promise.all([
    listTenants(backgroundDb, listTraits(features)).then(createTenants),
    loadDictionaries(),
    openFiles(config.files.url, config.files.credentials),
    createJobs({ connection: database.app, db: backgroundDb, log }),
  ])
  const clock = systemClock(config.clockOffsetSeconds)
  return {
    config,
    log,
    clock,
    db,
    backgroundDb,
    checkDatabase: () => sql`select 1`.execute(probeDb),
    tenants,
    dictionaries,
    pageCache: createPageCache({ maxBytes: PAGE_CACHE_BYTES, clock }),
    files,
    jobs,
    mail: createMail({ jobs, mailer: openMailer(config.mail.url, config.mail.from) }),
    geolocation: createGeolocation(config),
    engine: createEngine({ kinds: features.flatMap((feature) => feature.documentSources ?? []) }),
    originOf: createOrigins(config, tenants, port),
    stop: async () => {
      await jobs.stop()
      await Promise.all([db, backgroundDb, probeDb].map((each) => each.destroy()))
    },
  }
}
