import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#platform/config.ts'

const DATABASE = 'postgres://app:hush@db.example:5432/portico'
const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64')
const LIVE = { PORTICO_MODE: 'production', DATABASE_URL: DATABASE, MAIL_URL: 'outbox:', SECRETS_KEY }

const complain = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

test('starts as a demo on the own machine when nothing is set', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    mode: 'demo',
    role: 'both',
    port: 3000,
    host: '127.0.0.1',
    publicScheme: 'http',
    trustProxy: false,
    session: { ttlSeconds: 1800, absoluteSeconds: 43_200 },
    clockOffsetSeconds: 0,
    mail: { url: 'outbox:' },
    files: { url: resolve('.data/files') },
  })
})

test('listens to the world over https in production', () => {
  expect(readConfig(LIVE)).toMatchObject({ host: '0.0.0.0', publicScheme: 'https', database: { url: DATABASE } })
})

test.each([
  ['a port', { PORT: '8080' }, { port: 8080 }],
  ['a role', { PORTICO_ROLE: 'worker' }, { role: 'worker' }],
  ['an empty variable as unset', { PORT: '', LOG_LEVEL: ' ' }, { port: 3000, logLevel: 'info' }],
  ['a socket database', { DATABASE_URL: 'postgresql:///portico?host=/run/pg' }, {}],
  ['a folder for files', { FILES_URL: 'folder:/srv/files' }, { files: { url: '/srv/files' } }],
  [
    'a bucket with its keys',
    { FILES_URL: 's3://parts?endpoint=https://minio.local&region=eu', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' },
    {
      files: {
        url: 's3://parts?endpoint=https://minio.local&region=eu',
        credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
      },
    },
  ],
  [
    'a mail server',
    { MAIL_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'Parts <parts@example.com>' },
    { mail: { url: 'smtps://u:p@mail.example:465', from: 'Parts <parts@example.com>' } },
  ],
  ['proxies by address', { TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1' }, { trustProxy: ['10.0.0.1', '10.1.0.0/16', '::1'] }],
  ['proxies by number', { TRUST_PROXY: '2' }, { trustProxy: 2 }],
  ['a header for the country', { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' }, { countryHeader: 'cf-ipcountry' }],
  ['no proxy', { TRUST_PROXY: '0' }, { trustProxy: false }],
  ['demo switches', { SESSION_TTL_S: '60', CLOCK_OFFSET_S: '-90' }, { session: { ttlSeconds: 60 }, clockOffsetSeconds: -90 }],
  ['seconds as milliseconds', { HANDLER_TIMEOUT_S: '5' }, { limits: { handlerMs: 5000 } }],
])('accepts %s', (_, env, expected) => {
  expect(readConfig(env)).toMatchObject(expected)
})

test.each([
  [{ PORTICO_MODE: 'staging' }, 'PORTICO_MODE must be one of demo, production'],
  [{ PORTICO_ROLE: 'Web' }, 'PORTICO_ROLE must be one of web, worker, both'],
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
  [{ HOST: 'http://x' }, 'HOST must be an address'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be a PostgreSQL address'],
  [{ DATABASE_OWNER_URL: DATABASE }, 'DATABASE_OWNER_URL needs DATABASE_URL'],
  [{ FILES_URL: 's3://parts?endpoint=minio' }, 'FILES_URL must be folder:path or s3://'],
  [{ FILES_URL: 'ftp://x' }, 'FILES_URL must be folder:path or s3://'],
  [{ S3_ACCESS_KEY_ID: 'id' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together'],
  [{ MAIL_URL: 'http://mail' }, 'MAIL_URL must be outbox:'],
  [{ MAIL_URL: 'smtp://mail.example' }, 'MAIL_FROM is required'],
  [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM must be an address'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be addresses or CIDR ranges'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be addresses or CIDR ranges'],
  [{ COUNTRY_HEADER: 'CF-IPCountry' }, 'COUNTRY_HEADER needs TRUST_PROXY'],
  [{ COUNTRY_HEADER: 'a: b' }, 'COUNTRY_HEADER must be the name of a header'],
  [{ PUBLIC_SCHEME: 'ftp' }, 'PUBLIC_SCHEME must be one of http, https'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ HEADERS_TIMEOUT_S: '60' }, 'HEADERS_TIMEOUT_S must not be longer'],
  [{ PORTICO_MOOD: 'demo' }, 'PORTICO_MOOD is not a variable'],
  [{ PORTICO_MODE: 'production', MAIL_URL: 'outbox:' }, 'DATABASE_URL is required in production'],
  [{ PORTICO_MODE: 'production', DATABASE_URL: DATABASE }, 'MAIL_URL is required in production'],
  [{ ...LIVE, SECRETS_KEY: '' }, 'SECRETS_KEY is required in production'],
  [{ SECRETS_KEY: 'short' }, 'SECRETS_KEY must be 32 bytes in base64'],
  [{ SECRETS_KEY: `${SECRETS_KEY},short` }, 'openssl rand -base64 32 makes one'],
  [{ PAYMENT_GATEWAY_URL: 'http://pay.example' }, 'PAYMENT_GATEWAY_URL must be an address such as https://'],
  [{ ...LIVE, PAYMENT_GATEWAY_URL: 'https://pay.example' }, 'PAYMENT_GATEWAY_URL and PAYMENT_GATEWAY_KEY go together'],
  [{ METRICS_KEY: 'guess' }, 'METRICS_KEY must be 24 to 200'],
  [{ INTERNAL_PORT: '99999' }, 'INTERNAL_PORT must be a whole number'],
  [{ ...LIVE, SESSION_TTL_S: '60' }, 'SESSION_TTL_S is a demo switch'],
  [{ ...LIVE, SESSION_ABSOLUTE_S: '86400' }, 'SESSION_ABSOLUTE_S is a demo switch'],
  [{ ...LIVE, CLOCK_OFFSET_S: '1' }, 'CLOCK_OFFSET_S is a demo switch'],
])('refuses to start with %o', (env, message) => {
  expect(complain(env)).toContain(message)
})

test('names every wrong variable at once and repeats no secret', () => {
  const message = complain({ PORT: 'x', DATABASE_URL: 'postgres//app:hush@db', MAIL_URL: 'smtp:/hush' })
  expect(message).toContain('PORT')
  expect(message).toContain('DATABASE_URL')
  expect(message).toContain('MAIL_URL')
  expect(message).not.toContain('hush')
})

test('accepts demo switches in production that keep their standard value', () => {
  expect(readConfig({ ...LIVE, SESSION_TTL_S: '1800', CLOCK_OFFSET_S: '0' }).session.ttlSeconds).toBe(1800)
})
