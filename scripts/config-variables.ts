/** Descriptions of all variables, for docs/configuration.md and .env.example; the compiler refuses one without words. */
import type { Values } from '#platform/config-environment.ts'
import { LIMIT_VARIABLES } from './config-limit-variables.ts'
import type { VariableText } from './config-variable.ts'

const PROCESS = 'Process'
const ADDRESS = 'Addresses and the proxy'
const DATABASE = 'Database'
const FILES = 'Files and room'
const MAIL = 'Mail'
const SECRETS = 'Secrets and other systems'
const DEMO = 'Demo only, refused in production'

export const VARIABLES: Readonly<Record<keyof Values, VariableText>> = {
  PORTICO_MODE: {
    group: PROCESS,
    meaning: 'A live site is `production`: no demo, secure cookies, stricter checks',
    isRequired: true,
    example: 'production',
  },
  PORTICO_ROLE: { group: PROCESS, meaning: 'What this process does: serve pages, do background work, or both' },
  DATA_FOLDER: {
    group: PROCESS,
    meaning: 'Folder for stored files without `FILES_URL`, and for the database of the demo',
    accepts: 'a path',
    isPreset: true,
    example: '/var/lib/portico',
  },
  STOP_NOTICE_MS: {
    group: PROCESS,
    meaning: 'How long newcomers are still served after SIGTERM, while `/readyz` says 503',
    standard: '5000 in production, 100 in the demo',
  },
  STOP_DEADLINE_S: { group: PROCESS, meaning: 'After so many seconds of stopping what is still open is cut off' },
  PORT: { group: ADDRESS, meaning: 'Port of the pages; 0 takes any free one' },
  HOST: {
    group: ADDRESS,
    meaning: 'Address on which the port listens',
    standard: '0.0.0.0 in production, 127.0.0.1 in the demo',
  },
  PUBLIC_SCHEME: {
    group: ADDRESS,
    meaning: 'Scheme by which visitors reach the site',
    standard: 'https in production, http in the demo',
  },
  PUBLIC_PORT: {
    group: ADDRESS,
    meaning: "Port by which visitors reach the site, where it is not the scheme's own",
    standard: "the scheme's own in production, PORT in the demo",
  },
  TRUST_PROXY: {
    group: ADDRESS,
    meaning: 'Proxies whose X-Forwarded headers count',
    accepts: 'addresses or CIDR ranges with commas between, or the number of proxies (0 to 9)',
    standard: 'none',
    isRequired: true,
    example: '127.0.0.1',
  },
  CDN_PURGE_URL: {
    group: ADDRESS,
    meaning: 'Where caches in front take purges by `Surrogate-Key` (a POST); each node of a cache is one address',
    accepts: 'addresses with commas between',
    example: 'http://varnish.internal:6081/purge',
  },
  CDN_PURGE_KEY: {
    group: ADDRESS,
    meaning: 'Sent with purges, as `Authorization: Bearer`, to Fastly as `Fastly-Key`',
    isSecret: true,
  },
  COUNTRY_HEADER: {
    group: ADDRESS,
    meaning: "Header in which a network in front writes the visitor's country; needs TRUST_PROXY",
    example: 'CloudFront-Viewer-Country',
  },
  DATABASE_URL: {
    group: DATABASE,
    meaning: 'The application connects by it, as `portico_app`; without it the demo runs its own PostgreSQL',
    isSecret: true,
    isRequired: true,
    example: 'postgres://portico_app:change-me@db.internal/portico',
  },
  DATABASE_OWNER_URL: {
    group: DATABASE,
    meaning: 'Migrations and `npm run tenants` connect by it, as `portico_owner`; other processes do not need it',
    isSecret: true,
    example: 'postgres://portico_owner:change-me@db.internal/portico',
  },
  DATABASE_DIRECT_URL: {
    group: DATABASE,
    meaning:
      'PostgreSQL itself, as `portico_app`, where `DATABASE_URL` leads through a pooler in transaction mode: one session a process for notices and locks',
    standard: '`DATABASE_URL`',
    isSecret: true,
    example: 'postgres://portico_app:change-me@db.internal:5432/portico',
  },
  DATABASE_READ_URL: {
    group: DATABASE,
    meaning: 'Replicas, as `portico_app`: public pages, listings and insights are read there',
    accepts: 'PostgreSQL addresses with commas between',
    isSecret: true,
    example: 'postgres://portico_app:change-me@replica-1.internal/portico',
  },
  DATABASE_POOL: {
    group: DATABASE,
    meaning: 'Connections for requests; a process uses up to 20 more for background work and notices',
  },
  DATABASE_STATEMENT_MS: { group: DATABASE, meaning: 'A statement of a request is ended after so long' },
  SEARCH_CACHE_MB: {
    group: DATABASE,
    meaning:
      'So much of the index of the search a process keeps in memory; a million products take about 75, and what does not fit is read again',
  },
  FILES_URL: {
    group: FILES,
    meaning: 'Where uploads, pictures and documents are stored; several machines need S3',
    standard: '`files` in DATA_FOLDER',
    example: 's3://portico-files?endpoint=https://storage.internal&region=eu-central-1',
  },
  S3_ACCESS_KEY_ID: {
    group: FILES,
    meaning: 'Key of the storage; without it the machine’s own role signs',
    accepts: 'text',
    isSecret: true,
  },
  S3_SECRET_ACCESS_KEY: { group: FILES, meaning: 'Secret of that key', accepts: 'text', isSecret: true },
  STORAGE_PERSON_MB: { group: FILES, meaning: 'Megabytes that one person may store' },
  STORAGE_TENANT_MB: { group: FILES, meaning: 'Megabytes that one tenant may store' },
  STORAGE_TOTAL_MB: { group: FILES, meaning: 'Megabytes that all may store' },
  FORM_FILES_NETWORK_MB: { group: FILES, meaning: 'Megabytes that visitors of one network may send with forms in a day' },
  FORM_FILES_TENANT_MB: { group: FILES, meaning: 'Megabytes that all visitors of a tenant may send with forms in a day' },
  FORM_FILES_DAYS: { group: FILES, meaning: 'Days after which files of forms are removed' },
  MAIL_URL: {
    group: MAIL,
    meaning: 'The mail server; `outbox:` keeps every mail inside',
    isSecret: true,
    isRequired: true,
    standard: 'outbox: in the demo',
    example: 'smtps://user:change-me@mail.example.com',
  },
  MAIL_FROM: {
    group: MAIL,
    meaning: 'Sender of mails; a tenant may have its own (`traits.mailFrom` in tenants.json)',
    isRequired: true,
    example: 'Halden <no-reply@example.com>',
  },
  MAIL_LIMIT_PERCENT: {
    group: MAIL,
    meaning: 'Scales how many mails an hour one causer and one recipient may have before they are combined',
  },
  BACKUP_KEY: {
    group: SECRETS,
    meaning: 'Encrypts backups; the newest key first, former ones open older backups',
    isSecret: true,
    accepts: '32 bytes in base64, several with commas between',
  },
  SECRETS_KEY: {
    group: SECRETS,
    meaning: 'Seals secrets in the database; the newest key first',
    isSecret: true,
    isRequired: true,
    accepts: '32 bytes in base64, several with commas between',
    standard: 'the demo makes one',
    example: 'make one with: openssl rand -base64 32',
  },
  SECURITY_CONTACT: {
    group: SECRETS,
    meaning: '`/.well-known/security.txt` names it; a tenant may have its own (`traits.securityContact`)',
    example: 'mailto:security@example.com',
  },
  PAYMENT_GATEWAY_URL: {
    group: SECRETS,
    meaning: 'Who takes cards; without it cards are not offered',
    example: 'https://pay.example.com',
  },
  PAYMENT_GATEWAY_KEY: { group: SECRETS, meaning: 'Key for the gateway', isSecret: true },
  SCANNER_URL: { group: SECRETS, meaning: 'clamd that looks at uploads for viruses', example: 'clamd://scanner:3310' },
  ANALYTICS_OTLP_URL: {
    group: SECRETS,
    meaning: 'OpenTelemetry collector that gets a copy of what visitors did, as logs',
    example: 'https://collector:4318/v1/logs',
  },
  AUDIT_STREAM_URL: {
    group: SECRETS,
    meaning: 'System that gets every entry of the audit log: syslog over TCP or TLS, or OTLP logs',
    isSecret: true,
    example: 'syslog+tls://siem.internal:6514',
  },
  SESSION_TTL_S: { group: DEMO, meaning: 'Seconds of a session without activity' },
  SESSION_ABSOLUTE_S: { group: DEMO, meaning: 'Seconds of a session in all' },
  CLOCK_OFFSET_S: { group: DEMO, meaning: 'Shifts the clock of the server' },
  WEBHOOK_ALLOW_LOOPBACK: { group: DEMO, meaning: '1 lets webhooks reach this machine' },
  ERP_SIMULATOR: { group: DEMO, meaning: '`off` stops the ERP of the demo' },
  ...LIMIT_VARIABLES,
}
