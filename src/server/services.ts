import type { Engine } from '#features/search-engine/public.server.ts'
import type { Tenants } from '#features/tenants/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { AllDictionaries } from '#kernel/texts.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Files } from '#server/files/files.ts'
import type { Geolocation } from '#server/geolocation.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { MailService } from '#server/mail/mail.ts'
import type { PageCache } from '#server/pages/page-cache.ts'

/** What routes may use, made once at the start. */
export type Services = {
  readonly config: Config
  readonly clock: Clock
  readonly db: Db
  readonly tenants: Tenants
  readonly dictionaries: AllDictionaries
  readonly pageCache: PageCache
  readonly files: Files
  readonly jobs: Jobs
  readonly mail: MailService
  readonly geolocation: Geolocation
  readonly engine: Engine
  /** Scheme, host and port under which visitors know a tenant. */
  readonly originOf: (tenant: TenantKey) => string
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}
