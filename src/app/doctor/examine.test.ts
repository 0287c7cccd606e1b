import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuildCheck } from '#app/doctor/build-check.ts'
import { examine, listAllChecks } from '#app/doctor/examine.ts'
import { SELF_SIGNED } from '#app/doctor/testing/self-signed.ts'
import { startTransactionPooler } from '#app/doctor/testing/transaction-pooler.ts'
import { readConfig } from '#platform/config.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { APP_ROLE, OWNER_ROLE } from '#platform/database/role-names.ts'
import { createDiskCheck, createNodeCheck } from '#platform/doctor/settings-checks.service.ts'
import type { Report } from '#platform/doctor/run-checks.ts'
import { startMailServer, type MailServer } from '#platform/testing/mail-server.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
let mail: MailServer
let folder: string
let env: NodeJS.ProcessEnv

const urlAs = (user: string, at = database.adminConfig): string =>
  `postgres://${user}@localhost/${at.database}?host=${encodeURIComponent(String(at.host))}`
const asAdmin = (statement: string) => withClient(database.adminConfig, (client) => client.query(statement))
const asOwner = (statement: string) => withClient(database.ownerConfig, (client) => client.query(statement))
/** The owner too is held to the rows of a tenant. */
const inMarine = (statement: string) => asOwner(`select set_config('app.tenant', 'marine', false); ${statement}`)

beforeAll(async () => {
  ;[database, mail, folder] = await Promise.all([
    openTestDatabase(),
    startMailServer(),
    mkdtemp(path.join(tmpdir(), 'portico-doctor-')),
  ])
  await mkdir(path.join(folder, 'files'))
  await asOwner(`insert into tenant (key, name) values ('marine', 'Halden Marine');
    insert into tenant_host (host, tenant_key) values ('www.marine.example', 'marine')`)
  await inMarine(`insert into person (hon_id, email, given_name, family_name, roles)
    values ('H1', 'anna@marine.example', 'Anna', 'Berg', '{admin}')`)
  env = {
    PORTICO_MODE: 'production',
    DATA_FOLDER: folder,
    DATABASE_URL: urlAs(APP_ROLE),
    DATABASE_OWNER_URL: urlAs(OWNER_ROLE),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: '127.0.0.1',
    MAIL_URL: mail.url,
    MAIL_FROM: 'Marine <no-reply@marine.com>',
  }
})

afterAll(async () => {
  await Promise.all([database.close(), mail.close(), rm(folder, { recursive: true, force: true })])
})

const look = (changes: NodeJS.ProcessEnv = {}, options: Parameters<typeof examine>[1] = {}): Promise<Report[]> =>
  examine(readConfig({ ...env, ...changes }), options)
const faultsOf = async (reports: Promise<Report[]>): Promise<Report[]> =>
  (await reports).filter(({ severity }) => severity === 'fault')

test('a healthy system has no fault', async () => {
  expect(await faultsOf(look())).toEqual([])
  expect(listAllChecks().length).toBeGreaterThanOrEqual(25)
  expect(new Set(listAllChecks().map(({ name }) => name)).size).toBe(listAllChecks().length)
})

type Plant = {
  readonly fault: string
  readonly plant: () => Promise<unknown>
  readonly mend: () => Promise<unknown>
  readonly what: RegExp
  readonly cure: RegExp
}

const sqlFault = (fault: string, plant: string, mend: string, what: RegExp, cure: RegExp, run = asOwner): Plant => ({
  fault,
  plant: () => run(plant),
  mend: () => run(mend),
  what,
  cure,
})
const DEFERRED = `tenant = nullif(current_setting('app.tenant', true), '')`

const PLANTS: readonly Plant[] = [
  sqlFault(
    'row-level-security: row-level security off',
    'alter table cart disable row level security',
    'alter table cart enable row level security',
    /Row-level security is off.*: cart\./,
    /alter table cart enable/,
  ),
  sqlFault(
    'row-level-security: row-level security not forced',
    'alter table cart no force row level security',
    'alter table cart force row level security',
    /not forced.*cart/,
    /force row level/,
  ),
  sqlFault(
    'row-level-security: policy missing',
    'drop policy tenant_rows on cart',
    `create policy tenant_rows on cart using (${DEFERRED}) with check (${DEFERRED})`,
    /tenant_rows is missing.*cart/,
    /create policy/,
  ),
  sqlFault(
    'row-level-security: policy for everyone',
    'create policy open on cart using (true)',
    'drop policy open on cart',
    /The policy open of cart/,
    /drop policy open on cart/,
  ),
  sqlFault(
    'table-rights: a table that the application cannot read',
    `revoke select on cart from ${APP_ROLE}`,
    `grant select on cart to ${APP_ROLE}`,
    /may not read cart/,
    /grant select/,
  ),
  sqlFault(
    'table-rights: a table that the application may empty',
    `grant truncate on cart to ${APP_ROLE}`,
    `revoke truncate on cart from ${APP_ROLE}`,
    /may empty tables.*cart/,
    /revoke truncate/,
  ),
  sqlFault(
    'table-rights: an audit log that can be changed',
    `grant delete on audit_entry to ${APP_ROLE}`,
    `revoke delete on audit_entry from ${APP_ROLE}`,
    /audit log/,
    /revoke update, delete/,
  ),
  sqlFault(
    'migrations: a migration to do',
    `update kysely_migration set name = 'z' where name like '2026-11-16-73%'`,
    `update kysely_migration set name = '2026-11-16-73-order-of-hosts' where name = 'z'`,
    /lacks 1 migrations: 2026-11-16-73/,
    /npm run migrate/,
  ),
  sqlFault(
    'migrations: an unknown migration',
    `insert into kysely_migration values ('2099-01-01-01-later', 'now')`,
    `delete from kysely_migration where name like '2099%'`,
    /does not know: 2099/,
    /newer version/,
  ),
  sqlFault(
    'migrations: a changed migration',
    `update migration_checksum set sha256 = sha256 || 'x' where name like '2026-11-16-73%'`,
    `update migration_checksum set sha256 = trim(trailing 'x' from sha256) where name like '2026-11-16-73%'`,
    /something else.*2026-11-16-73/,
    /--accept-changed/,
  ),
  sqlFault(
    'queue-schema: a queue of another version',
    'update pgboss.version set version = version - 1',
    'update pgboss.version set version = version + 1',
    /job queue/,
    /npm run migrate/,
  ),
  sqlFault(
    'indexes: an invalid index',
    `update pg_index set indisvalid = false where indexrelid = 'session_of_person'::regclass`,
    `update pg_index set indisvalid = true where indexrelid = 'session_of_person'::regclass`,
    /index session_of_person is not valid/,
    /reindex index/,
    asAdmin,
  ),
  sqlFault(
    'collation: a collation that changed',
    `update pg_database set datcollversion = '0.0' where datname = current_database()`,
    `update pg_database set datcollversion = pg_database_collation_actual_version(oid) where datname = current_database()`,
    /collation/,
    /refresh collation version/,
    asAdmin,
  ),
  {
    fault: 'read-only: a read-only database',
    plant: () => asAdmin(`alter database ${database.adminConfig.database} set default_transaction_read_only = on`),
    mend: () =>
      withClient({ ...database.adminConfig, database: 'postgres' }, (client) =>
        client.query(`alter database ${database.adminConfig.database} reset default_transaction_read_only`),
      ),
    what: /read-only/,
    cure: /reset default_transaction_read_only/,
  },
  {
    fault: 'owner-time-out: a time-out of the owner',
    plant: () => asAdmin(`alter role ${OWNER_ROLE} in database ${database.adminConfig.database} set statement_timeout = '2s'`),
    mend: () => asAdmin(`alter role ${OWNER_ROLE} in database ${database.adminConfig.database} reset statement_timeout`),
    what: /time-out of 2s/,
    cure: /statement_timeout = 0/,
  },
  sqlFault(
    'hosts: no host',
    `delete from tenant_host`,
    `insert into tenant_host (host, tenant_key) values ('www.marine.example', 'marine')`,
    /marine has no host/,
    /npm run tenants/,
  ),
  sqlFault(
    'hosts: a local host',
    `update tenant_host set host = 'marine.localhost'`,
    `update tenant_host set host = 'www.marine.example'`,
    /visitor's own machine/,
    /tenants\.json/,
  ),
  sqlFault(
    'duplicate-hosts: a host of two tenants',
    `alter table tenant_host drop constraint tenant_host_pkey; insert into tenant_host (host, tenant_key) values ('www.marine.example', 'marine')`,
    `delete from tenant_host; insert into tenant_host (host, tenant_key) values ('www.marine.example', 'marine'); alter table tenant_host add primary key (host)`,
    /belongs to marine, marine/,
    /all but one/,
  ),
  sqlFault(
    'admins: no admin',
    `update person set roles = '{customer}'`,
    `update person set roles = '{admin}'`,
    /no admin/,
    /npm run invite/,
    inMarine,
  ),
  sqlFault(
    'admins: an admin who is disabled',
    `update person set status = 'deactivated'`,
    `update person set status = 'active'`,
    /no admin/,
    /npm run invite/,
    inMarine,
  ),
  sqlFault(
    'jobs: jobs that nobody does',
    `insert into job (kind, created_at) values ('x', now() - interval '31 minutes')`,
    `delete from job`,
    /1 jobs wait.*0 workers/,
    /PORTICO_ROLE=worker/,
    inMarine,
  ),
  sqlFault(
    'mail-queue: mails that wait',
    `insert into mail_outbox (to_address, subject, text, template, created_at) values ('a@b.c', 's', 't', 'plain', now() - interval '31 minutes')`,
    `delete from mail_outbox`,
    /1 mails wait/,
    /MAIL_URL/,
    inMarine,
  ),
  sqlFault(
    'outbox: events that wait',
    `insert into webhook (id, url, events, secret) values ('${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}', 'https://x', '{}', 'sealed.00000000.x');
    insert into outbox_delivery (webhook_id, event, body, created_at) select id, 'e', '{}', now() - interval '61 minutes' from webhook`,
    `delete from webhook`,
    /1 events wait/,
    /Webhooks/,
    inMarine,
  ),
  sqlFault(
    'stored-secrets: a secret of another key',
    `insert into tenant_secret (name, value) values ('x', '"sealed.deadbeef.AAAA"')`,
    `delete from tenant_secret`,
    /does not open the secrets of marine/,
    /after the new one/,
    inMarine,
  ),
  sqlFault(
    'stored-secrets: a plain secret',
    `insert into tenant_secret (name, value) values ('x', '"plain"')`,
    `delete from tenant_secret`,
    /in plain text/,
    /rotate/,
    inMarine,
  ),
  sqlFault(
    'stored-files: a file that is missing',
    `insert into asset (path, media_type, byte_size, content_hash, file_key) values ('/a.pdf', 'application/pdf', 3, repeat('a', 64), 'marine/a/original')`,
    `delete from asset`,
    /1 of 1 files of marine.*\/a\.pdf/,
    /FILES_URL/,
    inMarine,
  ),
  sqlFault(
    'stored-files: an upload whose bytes are missing',
    `insert into upload (person_id, kind, name, size, state, keys) values ('p', 'case-file', 'b.pdf', 3, 'complete', '{marine/uploads/u/1}')`,
    `delete from upload`,
    /1 of 1 files of marine.*marine\/uploads\/u\/1/,
    /DATA_FOLDER/,
    inMarine,
  ),
  sqlFault(
    'stored-files: a file of a program that is missing',
    `insert into sent_file (name, file_key, size, sha256) values ('c.pdf', 'marine/sent-files/c', 3, repeat('a', 64))`,
    `delete from sent_file`,
    /1 of 1 files of marine.*marine\/sent-files\/c/,
    /FILES_URL/,
    inMarine,
  ),
  sqlFault(
    'search-index: a search that is behind',
    `insert into search_index (generation) values (1); insert into search_segment (generation, size) values (1, 1); insert into search_blob (segment_id, name, data) select id, 'b', '' from search_segment; insert into search_change (kind, key, since) values ('page', 'x', now() - interval '61 minutes')`,
    `delete from search_change; delete from search_segment; delete from search_index`,
    /has not seen 1 changes/,
    /worker/,
    inMarine,
  ),
  sqlFault(
    'search-index: a segment without content',
    `insert into search_index (generation) values (1); insert into search_segment (generation, size) values (1, 1)`,
    `delete from search_segment; delete from search_index`,
    /lost their content/,
    /npm run reindex -- --tenant marine/,
    inMarine,
  ),
  sqlFault(
    'scheduled-pages: a page that is late',
    `insert into page (country, language, path, scheduled_at) values ('us', 'en', '/x', now() - interval '1 hour')`,
    `delete from page`,
    /1 pages should have been published/,
    /worker/,
    inMarine,
  ),
]

test.each(PLANTS)('$fault: named with its cure', async ({ fault, plant, mend, what, cure }) => {
  await plant()
  try {
    const checks = listAllChecks().filter(({ name }) => fault.startsWith(`${name}:`))
    const faults = await faultsOf(look({}, { checks }))
    expect(faults.map((found) => found.what).join('\n')).toMatch(what)
    expect(faults.map((found) => found.cure).join('\n')).toMatch(cure)
  } finally {
    await mend()
  }
})

test('after all were mended the system is healthy again', async () => {
  expect(await faultsOf(look())).toEqual([])
})

test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['TRUST_PROXY is missing', { TRUST_PROXY: '' }, /TRUST_PROXY is not set/],
  ['everybody is trusted', { TRUST_PROXY: '0.0.0.0/0' }, /trusts every address/],
  ['plain http', { PUBLIC_SCHEME: 'http' }, /PUBLIC_SCHEME is http/],
  ['the internal port is public', { INTERNAL_PORT: '3000' }, /INTERNAL_PORT is PORT/],
  ['a key that can be guessed', { SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') }, /SECRETS_KEY can be guessed/],
  ['a key of measurements that can be guessed', { METRICS_KEY: 'a'.repeat(24) }, /METRICS_KEY can be guessed/],
  ['no mail leaves', { MAIL_URL: 'outbox:' }, /no mail leaves/],
  ['a mail server that is away', { MAIL_URL: 'smtp://127.0.0.1:1' }, /mail server 127\.0\.0\.1:1 does not take mails/],
  ['files nowhere', { FILES_URL: 'folder:/nowhere/at-all' }, /folder of stored files \/nowhere\/at-all is missing/],
  [
    'a storage that is away',
    { FILES_URL: 's3://bucket?endpoint=http://127.0.0.1:1', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    /storage bucket does not take files/,
  ],
  [
    'a gateway that is away',
    { PAYMENT_GATEWAY_URL: 'http://127.0.0.1:1', PAYMENT_GATEWAY_KEY: 'k'.repeat(24) },
    /payment gateway 127\.0\.0\.1/,
  ],
  [
    'a cache in front that is away',
    { CDN_PURGE_URL: 'http://127.0.0.1:1/purge' },
    /cache in front does not take purges .*a minute later/,
  ],
  ['a scanner that is away', { SCANNER_URL: 'clamd://127.0.0.1:1' }, /virus scanner/],
  ['a database that is away', { DATABASE_URL: 'postgres://a@127.0.0.1:1/x' }, /Cannot connect with DATABASE_URL/],
  ['an owner who is away', { DATABASE_OWNER_URL: 'postgres://a@127.0.0.1:1/x' }, /Cannot connect with DATABASE_OWNER_URL/],
])('%s is a fault', async (_, changes, what) => {
  expect((await faultsOf(look(changes))).map((fault) => fault.what).join('\n')).toMatch(what)
})

test('a mail server that refuses the password is a fault', async () => {
  const strict = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
  })
  const faults = await faultsOf(look({ MAIL_URL: strict.url.replace('//', '//user:wrong-secret@') })).finally(() =>
    strict.close(),
  )
  expect(faults.map((fault) => fault.what).join('\n')).toMatch(/does not take mails \(.*wrong password/)
  expect(JSON.stringify(faults)).not.toContain('wrong-secret')
})

test.each([
  ['superuser', 'superuser', /is a superuser/],
  ['bypassrls', 'bypassrls', /passes by row-level security/],
  ['owner', `in role ${OWNER_ROLE}`, /owns tables/],
  ['limited', 'connection limit 15', /may open 30 connections/],
  ['stranger', '', /has no rights on the tables/],
])('an application as %s is a fault', async (kind, options, what) => {
  const role = `doctor_${kind}_${randomUUID().slice(0, 8)}`
  await asAdmin(`create role ${role} login ${options}`)
  if (kind !== 'stranger') await asAdmin(`grant ${APP_ROLE} to ${role}`)
  try {
    expect((await faultsOf(look({ DATABASE_URL: urlAs(role) }))).map((fault) => fault.what).join('\n')).toMatch(what)
  } finally {
    await asAdmin(`drop role ${role}`)
  }
})

test('a replica that is away is a fault', async () => {
  const slot = `doctor_${randomUUID().slice(0, 8)}`
  await asAdmin(`select pg_create_physical_replication_slot('${slot}', true)`)
  const checks = listAllChecks().filter(({ name }) => name === 'replicas')
  const faults = await faultsOf(look({}, { checks })).finally(() => asAdmin(`select pg_drop_replication_slot('${slot}')`))
  expect(faults.map(({ what }) => what).join('\n')).toMatch(new RegExp(`replica ${slot} is not connected`))
})

test('a replica to read from that nobody could read is a fault, and so is one that sees too much', async () => {
  const checks = listAllChecks().filter(({ name }) => name === 'read-replicas')
  const away = 'postgres://portico_app@127.0.0.1:1/portico'
  const { user: admin = '' } = database.adminConfig
  const urls = [away, urlAs(APP_ROLE), urlAs(admin)]
  const whats = (await faultsOf(look({ DATABASE_READ_URL: urls.join(',') }, { checks }))).map(({ what }) => what)
  expect(whats).toHaveLength(4)
  expect(whats[0]).toMatch(/^The replica 127\.0\.0\.1:1 of DATABASE_READ_URL does not answer/)
  for (const what of whats.slice(1, 3)) expect(what).toMatch(/is the server of DATABASE_URL itself/)
  expect(whats[3]).toMatch(/passes by row-level security/)
})

test('the same user for both is a fault', async () => {
  const faults = await faultsOf(look({ DATABASE_OWNER_URL: urlAs(APP_ROLE) }))
  expect(faults.map((fault) => fault.what).join('\n')).toMatch(/name the same user[^]*cannot create tables/)
})

test('clocks that differ and a full disk are faults', async () => {
  const clock = { now: () => new Date(Date.now() + 60_000) }
  expect((await faultsOf(look({}, { clock })))[0]?.what).toMatch(/clocks.*differ by 60 s/)
  const checks = [createDiskCheck(async () => ({ free: 1, total: 100 }))]
  expect((await faultsOf(look({}, { checks })))[0]?.what).toMatch(/has 1% left/)
})

test('an old Node is a fault, sources that are not built are a warning', async () => {
  expect((await faultsOf(look({}, { checks: [createNodeCheck('20.19.0')] })))[0]?.what).toMatch(/Node 20\.19\.0.*too old/)
  expect(await look({}, { checks: [createNodeCheck('24.1.0')] })).toEqual([])
  const checks = [createBuildCheck(() => undefined)]
  expect(await look({}, { checks })).toEqual([
    { check: 'build', severity: 'warning', what: expect.stringMatching(/not built/), cure: 'Run npm run build.' },
  ])
  expect(await look({ PORTICO_ROLE: 'worker' }, { checks })).toEqual([])
  expect(await look({}, { checks: [createBuildCheck(() => ({}))] })).toEqual([])
})

test('a former host that nobody finds is a warning', async () => {
  const checks = listAllChecks().filter(({ name }) => name === 'former-hosts')
  await asOwner(`insert into tenant_host (host, tenant_key, is_former) values ('old..halden-marine.com', 'marine', true)`)
  const reports = await look({}, { checks }).finally(() => asOwner('delete from tenant_host where is_former'))
  expect(reports).toEqual([
    {
      ...{ check: 'former-hosts', severity: 'warning', tenant: 'marine' },
      what: expect.stringMatching(/^The former host old\.\.halden-marine\.com is not in the DNS/),
      cure: expect.stringMatching(/formerHosts in tenants\.json/),
    },
  ])
})

test('autovacuum that is off, or does not keep up, is named', async () => {
  const check = listAllChecks().find(({ name }) => name === 'vacuum')
  if (check?.of !== 'installation') throw new Error('vacuum looks at the installation')
  // Nobody would want a server that really is so: other tests use it.
  const ask = (row: object) => check.look({ query: async () => [row] } as never)
  expect(await ask({ age: '90000000', setting: 'on' })).toEqual([])
  expect((await ask({ age: '90000000', setting: 'off' }))[0]).toMatchObject({ severity: 'warning', cure: 'Set autovacuum = on.' })
  expect((await ask({ age: '1500000000', setting: 'on' }))[0]?.what).toMatch(/1500 million transactions ago/)
})

test('a folder that cannot be written is a fault', async () => {
  const files = path.join(folder, 'blocked')
  await mkdir(files)
  await writeFile(path.join(files, '.incoming'), 'in the way')
  expect((await faultsOf(look({ FILES_URL: `folder:${files}` }))).map((fault) => fault.what).join('\n')).toMatch(
    /Nothing can be stored in/,
  )
})

test('the demo on the database of a live site is a fault', async () => {
  await asOwner(`update tenant_host set host = 'www.marine.com'`)
  try {
    expect((await faultsOf(look({ PORTICO_MODE: 'demo' }))).map((fault) => fault.what).join('\n')).toMatch(
      /live hosts such as www\.marine\.com/,
    )
  } finally {
    await asOwner(`update tenant_host set host = 'www.marine.example'`)
  }
})

test('a pooler in transaction mode is a fault', async () => {
  const pooler = await startTransactionPooler(String(database.adminConfig.host))
  try {
    const checks = listAllChecks().filter(({ name }) => name === 'pooler')
    const DATABASE_URL = `postgres://${APP_ROLE}@127.0.0.1:${pooler.port}/${database.adminConfig.database}`
    expect((await look({ DATABASE_URL, DATABASE_OWNER_URL: '' }, { checks }))[0]?.what).toMatch(/pooler in transaction mode/)
  } finally {
    pooler.close()
  }
})

test('a pooler with a direct address beside it is none; notices through it, or from another database, are', async () => {
  const checks = listAllChecks().filter(({ name }) => ['pooler', 'direct-session'].includes(name))
  const findings = async (changes: NodeJS.ProcessEnv) =>
    (await look(changes, { checks })).map(({ check, severity, what }) => `${check} ${severity}: ${what}`)
  const DATABASE_DIRECT_URL = urlAs(APP_ROLE)
  expect(await findings({ DATABASE_DIRECT_URL })).toEqual([])

  const pooler = await startTransactionPooler(String(database.adminConfig.host))
  const other = await openTestDatabase()
  try {
    const pooled = `postgres://${APP_ROLE}@127.0.0.1:${pooler.port}/${database.adminConfig.database}`
    const found = await findings({ DATABASE_DIRECT_URL: pooled })
    expect(found).toHaveLength(2)
    expect(found.join('\n')).toMatch(/pooler warning: No named statement is kept/)
    expect(found.join('\n')).toMatch(/direct-session fault: DATABASE_DIRECT_URL leads through a pooler in transaction mode/)
    const elsewhere = await findings({ DATABASE_DIRECT_URL: urlAs(APP_ROLE, other.adminConfig) })
    expect(elsewhere).toContainEqual(
      expect.stringMatching(/^direct-session fault: A notice sent through DATABASE_URL does not arrive/),
    )
  } finally {
    pooler.close()
    await other.close()
  }
})

const setProvider = (issuer: string | undefined) => {
  const identity = issuer ? { identityProvider: { issuer, clientId: 'a', clientSecret: 'b' } } : {}
  return asOwner(`update tenant set identity = '${JSON.stringify(identity)}'`)
}
const faultsOfProvider = async (issuer: string): Promise<string> => {
  await setProvider(issuer)
  const faults = await faultsOf(look()).finally(() => setProvider(undefined))
  return faults.map((fault) => fault.what).join('\n')
}

test('an OpenID provider that is away, answers nonsense or has a bad certificate is named', async () => {
  expect(await faultsOfProvider('http://127.0.0.1:1')).toMatch(/OpenID provider http:\/\/127\.0\.0\.1:1 of marine/)
  const wrong = createServer((_, response) => response.end(JSON.stringify({ issuer: 'https://other' }))).listen(0, '127.0.0.1')
  await once(wrong, 'listening')
  expect(await faultsOfProvider(`http://127.0.0.1:${(wrong.address() as AddressInfo).port}`)).toMatch(
    /calls itself https:\/\/other/,
  )
  wrong.close()
  const untrusted = createTls(SELF_SIGNED, (_, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(untrusted, 'listening')
  const issuer = `https://localhost:${(untrusted.address() as AddressInfo).port}`
  expect(await faultsOfProvider(issuer)).toMatch(
    /certificate of the OpenID provider https:\/\/localhost:\d+ of marine is not trusted/,
  )
  untrusted.close()
})
