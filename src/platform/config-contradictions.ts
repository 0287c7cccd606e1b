import type { Values } from '#platform/config-environment.ts'

/** Lengths that only the demo and its tests may change: a forgotten switch must not weaken a live site. */
export const DEMO_SWITCHES = {
  SESSION_TTL_S: 1800,
  SESSION_ABSOLUTE_S: 43_200,
  CLOCK_OFFSET_S: 0,
  WEBHOOK_ALLOW_LOOPBACK: 0,
  ERP_SIMULATOR: 'on',
} as const

/** Contradictions between variables that are valid each by itself. */
export const findContradictions = (values: Values): string[] => {
  const problems: string[] = []
  const isProduction = values.PORTICO_MODE === 'production'
  if (isProduction && !values.DATABASE_URL) problems.push('DATABASE_URL is required in production')
  if (isProduction && !values.MAIL_URL) problems.push('MAIL_URL is required in production')
  if (isProduction && !values.SECRETS_KEY)
    problems.push('SECRETS_KEY is required in production: it seals secrets in the database. openssl rand -base64 32 makes one')
  if (isProduction && !values.PAYMENT_GATEWAY_URL !== !values.PAYMENT_GATEWAY_KEY)
    problems.push('PAYMENT_GATEWAY_URL and PAYMENT_GATEWAY_KEY go together: set both or none')
  if (values.MAIL_URL?.startsWith('smtp') && !values.MAIL_FROM) problems.push('MAIL_FROM is required with an SMTP MAIL_URL')
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL) problems.push('DATABASE_OWNER_URL needs DATABASE_URL beside it')
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) problems.push('DATABASE_DIRECT_URL needs DATABASE_URL beside it')
  if (values.CDN_PURGE_KEY && !values.CDN_PURGE_URL) problems.push('CDN_PURGE_KEY needs CDN_PURGE_URL beside it')
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) problems.push('DATABASE_READ_URL needs DATABASE_URL beside it')
  if (!values.S3_ACCESS_KEY_ID !== !values.S3_SECRET_ACCESS_KEY)
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both or none')
  if (values.COUNTRY_HEADER && !values.TRUST_PROXY)
    problems.push('COUNTRY_HEADER needs TRUST_PROXY beside it: anybody else could write that header')
  if (values.HEADERS_TIMEOUT_S > values.REQUEST_TIMEOUT_S)
    problems.push('HEADERS_TIMEOUT_S must not be longer than REQUEST_TIMEOUT_S')
  for (const [name, standard] of Object.entries(DEMO_SWITCHES))
    if (isProduction && new Map<string, unknown>(Object.entries(values)).get(name) !== standard)
      problems.push(`${name} is a demo switch: in production leave it unset (${standard})`)
  return problems
}
