import type { Clock } from '#kernel/clock.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { AllDictionaries } from '#kernel/texts.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import type { Replicas } from '#platform/database/replicas.ts'
import type { Check } from '#platform/doctor/check.ts'
import type { Files } from '#platform/files/files.ts'
import type { Geolocation } from '#platform/geolocation.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { SentMail } from '#platform/mail/mail-template.rules.ts'
import type { MailWords } from '#platform/mail/mail-words.ts'
import type { MailService } from '#platform/mail/mail.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import type { ReadOnlySites } from '#platform/read-only/read-only-sites.ts'
import type { PersonalTable } from '#platform/privacy/personal-data.ts'
import type { SecretBox } from '#platform/secrets/secret-box.ts'

/** Services of routes, made once at the start. Areas add theirs as in `tenants/tenants-contributions.service.ts`. */
export interface Services {
  readonly config: Config
  readonly clock: Clock
  readonly db: Db
  /** For what may be a moment old and decides nothing; undefined where DATABASE_READ_URL is not set. */
  readonly replicas?: Replicas | undefined
  readonly dictionaries: AllDictionaries
  readonly pageCache: PageCache
  readonly readOnly: ReadOnlySites
  readonly files: Files
  readonly jobs: Jobs
  readonly mail: MailService
  readonly mailWords: MailWords
  /** Every mail that the product sends. */
  readonly mailTemplates: readonly SentMail[]
  readonly geolocation: Geolocation
  /** Possible faults of an installation and its tenants. */
  readonly checks: readonly Check[]
  /** Every table with data of people. */
  readonly personalData: readonly PersonalTable[]
  /** For secrets that tables of features store. */
  readonly secrets: SecretBox
  /** Scheme, host and port under which visitors know a tenant. */
  readonly originOf: (tenant: TenantKey) => string
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}
