import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { callsOf } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

const PATH = '/api/back-office/v1/health'
let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const admin = async (tenant: string) => callsOf(site, await signInAs(site, `admin@${tenant}.example`, { roles: ['admin'] }))

test('health is for admins', async () => {
  expect((await callsOf(site).get(PATH)).statusCode).toBe(401)
  const author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  expect((await author.get(PATH)).statusCode).toBe(404)
})

test('health tells of the own site: a mail that was given up, and none of another tenant', async () => {
  await withTenant(site.services.db, 'sps', async (tx) => {
    await sql`insert into mail_outbox (to_address, subject, text, template, state, ended_at)
      values ('a@sps.example', 'S', 'T', 'plain', 'failed', now())`.execute(tx)
  })
  const read = async (tenant: string) => {
    const { version, parts } = (await (await admin(tenant)).get(PATH)).json() as {
      version: string
      parts: { part: string; state: string; facts: Record<string, unknown> }[]
    }
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    return new Map(parts.map((part) => [part.part, part]))
  }
  const own = await read('sps')
  expect(own.get('mails')).toMatchObject({ state: 'warn', facts: { failed: 1 } })
  expect(own.get('database')?.facts).toHaveProperty('answeredInMs')
  expect(Number(own.get('files')?.facts['total'])).toBeGreaterThan(0)
  expect((await read('aerobt')).get('mails')).toMatchObject({ state: 'ok', facts: { failed: 0 } })
})

const FINDINGS = `${PATH}/findings`

test('findings are for admins, of the own site, with what the words need', async () => {
  expect((await callsOf(site).get(FINDINGS)).statusCode).toBe(401)
  const read = async (tenant: string) =>
    (await (await admin(tenant)).get(FINDINGS)).json<{ findings: { code: string; facts: Record<string, unknown> }[] }>().findings
  await withTenant(site.services.db, 'sps', async (tx) => {
    await sql`insert into asset (path, media_type, byte_size, content_hash, file_key)
      values ('/gone.pdf', 'application/pdf', 3, repeat('a', 64), 'sps/gone/original')`.execute(tx)
  })
  expect(await read('sps')).toContainEqual({
    code: 'file-missing',
    severity: 'fault',
    facts: { count: 1, sample: 1, path: '/gone.pdf' },
  })
  expect((await read('aerobt')).map(({ code }) => code)).not.toContain('file-missing')
})

test('a check that fails is a finding, and hides none of those after it', async () => {
  const { checks } = site.services
  const first = checks.findIndex((check) => check.of === 'tenant' && check.name !== 'stored-files')
  const failing = vi
    .spyOn(
      checks[first] as unknown as { look: (site: { query: (text: string) => Promise<unknown> }) => Promise<unknown> },
      'look',
    )
    .mockImplementation(({ query }) => query('select nothing from nowhere'))
  const { findings } = (await (await admin('sps')).get(FINDINGS)).json<{ findings: { code: string; facts: object }[] }>()
  failing.mockRestore()
  expect(findings).toContainEqual({ code: 'not-checked', severity: 'fault', facts: { check: checks[first]?.name } })
  expect(findings.map(({ code }) => code)).toContain('file-missing')
})
