import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '#platform/database/database-roles.ts'
import { APP_ROLE, OWNER_ROLE } from '#platform/database/role-names.ts'
import { startMailServer, type MailServer } from '#platform/testing/mail-server.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../doctor.ts')
let [database, mail, folder]: [TestDatabase, MailServer, string] = [] as never
let env: NodeJS.ProcessEnv

const urlAs = (user: string): string =>
  `postgres://${user}@localhost/${database.adminConfig.database}?host=${encodeURIComponent(String(database.adminConfig.host))}`

beforeAll(async () => {
  ;[database, mail, folder] = await Promise.all([
    openTestDatabase(),
    startMailServer(),
    mkdtemp(path.join(tmpdir(), 'portico-doctor-')),
  ])
  await mkdir(path.join(folder, 'files'))
  await withClient(database.ownerConfig, (client) =>
    client.query(`insert into tenant (key, name) values ('marine', 'Halden Marine');
      insert into tenant_host (host, tenant_key) values ('www.marine.example', 'marine');
      select set_config('app.tenant', 'marine', false);
      insert into person (hon_id, email, given_name, family_name, roles)
        values ('H1', 'anna@marine.example', 'Anna', 'Berg', '{admin}')`),
  )
  env = {
    PATH: process.env['PATH'],
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

/** As a shell starts it. */
const run = async (args: readonly string[] = [], changes: NodeJS.ProcessEnv = {}) => {
  const child = spawn(process.execPath, [SCRIPT, ...args], { env: { ...env, ...changes }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, err }
}
type Answer = {
  readonly ok: boolean
  readonly faults: number
  readonly warnings: number
  readonly checks: number
  readonly findings: readonly { readonly check: string; readonly what: string; readonly cure: string }[]
}

test('a healthy system ends with 0, in words and as JSON', async () => {
  const { code, out, err } = await run()
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/\n?\d+ checks, 0 faults, \d+ warnings?, [\d.]+ s\.\n$/)
  const json = await run(['--json'])
  expect(json.code).toBe(0)
  const { ok, faults, checks, findings } = JSON.parse(json.out) as Answer
  expect([ok, faults]).toEqual([true, 0])
  expect(checks).toBeGreaterThanOrEqual(25)
  expect(Array.isArray(findings)).toBe(true)
})

test('a fault ends with 1 and stands there with its cure, also one of the settings', async () => {
  const { code, out } = await run([], { TRUST_PROXY: '0.0.0.0/0' })
  expect(code).toBe(1)
  expect(out).toMatch(/^FAULT {4}proxy\n {9}TRUST_PROXY trusts every address.*\n {9}Cure: /m)
  const json = await run(['--json'], { PORT: 'many' })
  expect(json.code).toBe(1)
  expect(JSON.parse(json.out)).toMatchObject({ ok: false, faults: 1, findings: [{ check: 'configuration', severity: 'fault' }] })
})

test('what it does not understand ends with 2 and says how it is used', async () => {
  const { code, out, err } = await run(['--every'])
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain('Usage: npm run doctor')
})
