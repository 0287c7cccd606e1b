import { resolve } from 'node:path'
import { findContradictions } from '#platform/config-contradictions.ts'
import { Environment, type Values } from '#platform/config-environment.ts'

const MEGABYTE = 1_000_000

/** Says everything that is wrong at once; never repeats a value, since it may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Someone may have set it for good; the server has no use for it. */
const BROWSER_OF_TESTS = 'PORTICO_CHROMIUM'

const findMisspelled = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('PORTICO_') && !Object.hasOwn(Environment.shape, name) && name !== BROWSER_OF_TESTS)
    .map((name) => `${name} is not a variable that Portico knows`)

const arrange = (values: Values) => {
  const isProduction = values.PORTICO_MODE === 'production'
  const publicScheme = values.PUBLIC_SCHEME ?? (isProduction ? 'https' : 'http')
  const dataFolder = resolve(values.DATA_FOLDER)
  const filesUrl = values.FILES_URL ?? `folder:${resolve(dataFolder, 'files')}`
  return {
    mode: values.PORTICO_MODE,
    role: values.PORTICO_ROLE,
    port: values.PORT,
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicScheme,
    /** Where visitors reach a site on another port than the scheme's own. */
    publicPort: values.PUBLIC_PORT,
    /** A live site's cookies travel over https alone and say so in their names where those are ours to choose. */
    cookies: { isSecure: publicScheme === 'https', hasPrefix: isProduction && publicScheme === 'https' },
    trustProxy: values.TRUST_PROXY,
    /** Where a network in front of us writes the visitor's country. */
    countryHeader: values.COUNTRY_HEADER,
    logLevel: values.LOG_LEVEL,
    dataFolder,
    database: {
      url: values.DATABASE_URL,
      ownerUrl: values.DATABASE_OWNER_URL,
      /** Past the pooler that `url` leads through. */
      directUrl: values.DATABASE_DIRECT_URL,
      /** Replicas, for what may be a moment old. */
      readUrls: values.DATABASE_READ_URL ?? [],
      poolSize: values.DATABASE_POOL,
      statementMs: values.DATABASE_STATEMENT_MS,
      /** Longer ones are logged with the route or job that sent them; the demo writes its whole world at once. */
      slowMs: values.SLOW_STATEMENT_MS ?? (isProduction ? 500 : 5000),
    },
    /** How much of the index of the search a process keeps in memory. */
    searchCacheBytes: values.SEARCH_CACHE_MB * MEGABYTE,
    files: {
      /** A folder's absolute path, or the `s3:` address. */
      url: filesUrl.startsWith('folder:') ? resolve(filesUrl.slice('folder:'.length)) : filesUrl,
      credentials:
        values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
          ? { accessKeyId: values.S3_ACCESS_KEY_ID, secretAccessKey: values.S3_SECRET_ACCESS_KEY }
          : undefined,
    },
    /** How much people, a tenant and all together may store. */
    storage: {
      personBytes: values.STORAGE_PERSON_MB * MEGABYTE,
      tenantBytes: values.STORAGE_TENANT_MB * MEGABYTE,
      totalBytes: values.STORAGE_TOTAL_MB * MEGABYTE,
    },
    /** Limits of visitors' uploads in a day, and how long their files stay. */
    formFiles: {
      networkBytes: values.FORM_FILES_NETWORK_MB * MEGABYTE,
      tenantBytes: values.FORM_FILES_TENANT_MB * MEGABYTE,
      days: values.FORM_FILES_DAYS,
    },
    /** Caches in front that are told what changed. */
    cdn: { purgeUrls: values.CDN_PURGE_URL ?? [], purgeKey: values.CDN_PURGE_KEY },
    mail: {
      url: values.MAIL_URL ?? 'outbox:',
      from: values.MAIL_FROM ?? 'Portico <no-reply@portico.example>',
      /** Of the ordinary limits of mails in an hour. */
      limitPercent: values.MAIL_LIMIT_PERCENT,
    },
    /** Guesses at passwords and codes without any delay. */
    signIn: {
      tries: values.SIGN_IN_TRIES,
      accountTries: values.SIGN_IN_ACCOUNT_TRIES,
      networkTries: values.SIGN_IN_NETWORK_TRIES,
    },
    /** Where weaknesses are reported, unless a tenant names its own. */
    securityContact: values.SECURITY_CONTACT,
    session: { ttlSeconds: values.SESSION_TTL_S, absoluteSeconds: values.SESSION_ABSOLUTE_S },
    /** The newest first; the demo makes one for its data folder. */
    secretKeys: values.SECRETS_KEY,
    /** Encrypts backups and exported tenants; the newest first. */
    backupKeys: values.BACKUP_KEY ?? [],
    /** Whoever takes cards; the demo starts one of its own. */
    paymentGateway: { publicUrl: values.PAYMENT_GATEWAY_URL, key: values.PAYMENT_GATEWAY_KEY },
    /** Measurements and the description of the API are for the people who run a live site. */
    internal: {
      port: values.INTERNAL_PORT,
      host: values.INTERNAL_HOST,
      metricsKey: values.METRICS_KEY,
      isOpen: !isProduction,
    },
    clockOffsetSeconds: values.CLOCK_OFFSET_S,
    /** The demo's ERP moves placed orders on by itself. */
    simulatesErp: values.ERP_SIMULATOR === 'on',
    webhooks: { allowsLoopback: values.WEBHOOK_ALLOW_LOOPBACK === 1 },
    /** Who looks at uploaded files for viruses. */
    scannerUrl: values.SCANNER_URL,
    /** An OpenTelemetry collector that gets a copy of what visitors did, as logs. */
    analyticsCollectorUrl: values.ANALYTICS_OTLP_URL,
    /** A SIEM that gets the audit log. */
    auditStreamUrl: values.AUDIT_STREAM_URL,
    /** Traces, metrics and logs of the server itself; off without an address. */
    telemetry: {
      endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
      service: values.OTEL_SERVICE_NAME,
      share: values.OTEL_TRACES_SAMPLER_ARG,
      metricsEveryMs: values.OTEL_METRIC_EXPORT_INTERVAL,
    },
    limits: {
      maxInFlight: values.MAX_IN_FLIGHT,
      maxConnections: values.MAX_CONNECTIONS,
      maxLoopDelayMs: values.MAX_LOOP_DELAY_MS,
      bodyBytes: values.BODY_LIMIT_BYTES,
      searchesPerSecond: values.SEARCHES_PER_SECOND,
      requestMs: values.REQUEST_TIMEOUT_S * 1000,
      headersMs: values.HEADERS_TIMEOUT_S * 1000,
      handlerMs: values.HANDLER_TIMEOUT_S * 1000,
      idleMs: values.IDLE_TIMEOUT_S * 1000,
      keepAliveMs: values.KEEP_ALIVE_S * 1000,
      stopMs: values.STOP_DEADLINE_S * 1000,
      /** A load balancer asks every few seconds; nobody stands before a demo. */
      stopNoticeMs: values.STOP_NOTICE_MS ?? (isProduction ? 5000 : 100),
    },
  } as const
}

export type Config = ReturnType<typeof arrange>
export type Limits = Config['limits']

/** The only place that reads the environment; a variable set to nothing counts as unset. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const misspelled = findMisspelled(given)
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}`)
    throw new ConfigError([...misspelled, ...new Set(wrong)])
  }
  const problems = [...misspelled, ...findContradictions(parsed.data)]
  if (problems.length > 0) throw new ConfigError(problems)
  return arrange(parsed.data)
}
