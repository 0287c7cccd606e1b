import { resolve } from 'node:path'
import { z } from 'zod'
import { DEMO_SWITCHES, findContradictions } from '#platform/config-contradictions.ts'
import {
  accessKey,
  collectorUrl,
  filesUrl,
  gatewayUrl,
  headerName,
  mailAddress,
  mailUrl,
  oneOf,
  postgresUrl,
  scannerUrl,
  sealingKeys,
  trustedProxies,
  wholeNumber,
} from '#platform/config-fields.ts'

const hostName = z.string().regex(/^[\w.:-]{1,253}$/, 'an address or host name to listen on')
const SEVEN_DAYS = 7 * 86_400
const MEGABYTE = 1_000_000

const Environment = z.object({
  PORTICO_MODE: oneOf(['demo', 'production']).default('demo'),
  PORTICO_ROLE: oneOf(['web', 'worker', 'both']).default('both'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: hostName.optional(),
  PUBLIC_SCHEME: oneOf(['http', 'https']).optional(),
  TRUST_PROXY: trustedProxies.default(false),
  COUNTRY_HEADER: headerName.optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
  DATABASE_STATEMENT_MS: wholeNumber(500, 60_000).default(1900),
  DATA_FOLDER: z.string().default('.data'),
  FILES_URL: filesUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAIL_URL: mailUrl.optional(),
  MAIL_FROM: mailAddress.optional(),
  SESSION_TTL_S: wholeNumber(1, SEVEN_DAYS).default(DEMO_SWITCHES.SESSION_TTL_S),
  SESSION_ABSOLUTE_S: wholeNumber(1, SEVEN_DAYS).default(DEMO_SWITCHES.SESSION_ABSOLUTE_S),
  CLOCK_OFFSET_S: wholeNumber(-4_000_000_000, 4_000_000_000).default(DEMO_SWITCHES.CLOCK_OFFSET_S),
  WEBHOOK_ALLOW_LOOPBACK: wholeNumber(0, 1).default(DEMO_SWITCHES.WEBHOOK_ALLOW_LOOPBACK),
  ERP_SIMULATOR: oneOf(['on', 'off']).default(DEMO_SWITCHES.ERP_SIMULATOR),
  SECRETS_KEY: sealingKeys.optional(),
  PAYMENT_GATEWAY_URL: gatewayUrl.optional(),
  PAYMENT_GATEWAY_KEY: accessKey.optional(),
  INTERNAL_PORT: wholeNumber(0, 65_535).optional(),
  INTERNAL_HOST: hostName.default('127.0.0.1'),
  METRICS_KEY: accessKey.optional(),
  STORAGE_PERSON_MB: wholeNumber(1, 1_000_000).default(2000),
  STORAGE_TENANT_MB: wholeNumber(1, 100_000_000).default(50_000),
  STORAGE_TOTAL_MB: wholeNumber(1, 100_000_000).default(200_000),
  FORM_FILES_NETWORK_MB: wholeNumber(1, 1_000_000).default(50),
  FORM_FILES_TENANT_MB: wholeNumber(1, 1_000_000).default(1000),
  FORM_FILES_DAYS: wholeNumber(1, 3650).default(90),
  SCANNER_URL: scannerUrl.optional(),
  ANALYTICS_OTLP_URL: collectorUrl.optional(),
  MAX_IN_FLIGHT: wholeNumber(1, 100_000).default(2048),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(8192),
  MAX_LOOP_DELAY_MS: wholeNumber(20, 60_000).default(500),
  SEARCHES_PER_SECOND: wholeNumber(1, 100_000).default(400),
  BODY_LIMIT_BYTES: wholeNumber(1024, 1_073_741_824).default(1_048_576),
  REQUEST_TIMEOUT_S: wholeNumber(1, 3600).default(30),
  HEADERS_TIMEOUT_S: wholeNumber(1, 3600).default(10),
  HANDLER_TIMEOUT_S: wholeNumber(1, 3600).default(15),
  IDLE_TIMEOUT_S: wholeNumber(1, 3600).default(120),
  KEEP_ALIVE_S: wholeNumber(1, 3600).default(65),
  STOP_DEADLINE_S: wholeNumber(0, 3600).default(25),
  STOP_NOTICE_MS: wholeNumber(0, 60_000).optional(),
})

export type Values = z.infer<typeof Environment>

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
      poolSize: values.DATABASE_POOL,
      statementMs: values.DATABASE_STATEMENT_MS,
    },
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
    mail: { url: values.MAIL_URL ?? 'outbox:', from: values.MAIL_FROM ?? 'Portico <no-reply@portico.example>' },
    session: { ttlSeconds: values.SESSION_TTL_S, absoluteSeconds: values.SESSION_ABSOLUTE_S },
    /** The newest first; the demo makes one for its data folder. */
    secretKeys: values.SECRETS_KEY,
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
