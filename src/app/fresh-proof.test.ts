import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCompanies } from '#foundation/accounts/testing/insert-accounts.ts'
import { withTenant } from '#platform/database/database.ts'
import { listDocumentedCalls, type DocumentedCall } from '#app/testing/documented-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

/** Whatever gives power or takes data of people away: an endpoint that belongs here and is not named fails the test below. */
const SENSITIVE = [
  'DELETE /api/back-office/v1/people/{id}/second-factor',
  'DELETE /api/back-office/v1/people/{id}/sessions',
  'DELETE /api/back-office/v1/people/{id}/sessions/{session}',
  'DELETE /api/back-office/v1/procurement/{id}/secret',
  'DELETE /api/back-office/v1/read-only',
  'DELETE /api/company/v1/procurement/{id}/secret',
  'DELETE /api/company/v1/webhooks/{id}/secret',
  'DELETE /api/outbox/v1/webhooks/{id}/secret',
  'GET /api/back-office/v1/audit.csv',
  'GET /api/back-office/v1/data/{kind}/export.csv',
  'GET /api/back-office/v1/data/{kind}/imports/{id}/changes.csv',
  'GET /api/back-office/v1/people.csv',
  'GET /api/forms/v1/submissions/export.{format}',
  'GET /api/me/personal-data/{id}/file',
  'PATCH /api/back-office/v1/procurement/{id}',
  'PATCH /api/company/v1/procurement/{id}',
  'POST /api/back-office/v1/keys',
  'POST /api/back-office/v1/keys/{id}/rotation',
  'POST /api/back-office/v1/people/invitations',
  'POST /api/back-office/v1/people/{id}/disable',
  'POST /api/back-office/v1/people/{id}/enable',
  'POST /api/back-office/v1/people/{id}/erase',
  'POST /api/back-office/v1/people/{id}/merge',
  'POST /api/back-office/v1/procurement',
  'POST /api/back-office/v1/procurement/{id}/secret',
  'POST /api/company/v1/procurement',
  'POST /api/company/v1/procurement/{id}/secret',
  'POST /api/company/v1/webhooks',
  'POST /api/company/v1/webhooks/{id}/secret',
  'POST /api/me/erasure-request',
  'POST /api/me/personal-data',
  'POST /api/outbox/v1/webhooks',
  'POST /api/outbox/v1/webhooks/{id}/secret',
  'PUT /api/back-office/v1/brand',
  'PUT /api/back-office/v1/mail-texts/{template}/{language}',
  'PUT /api/back-office/v1/people/{id}/roles',
  'PUT /api/back-office/v1/read-only',
  'PUT /api/back-office/v1/settings',
]

const NOW = new Date('2026-11-17T10:00:00Z')
let now = NOW
let site: TestApp
let calls: DocumentedCall[]
const flagged: string[] = []

beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => now } })
  calls = await listDocumentedCalls(site, 'hbtbt')
  const company = { number: '1', name: 'Northline', customerType: '', customerGroup: '', lineOfBusiness: '' }
  await withTenant(site.services.db, 'hbtbt', (tx) => insertCompanies(tx, [{ id: CHIEF.companyId, ...company }]))
  const document = (await site.app.inject({ url: '/api/openapi.json', headers: { host: 'hbtbt.localhost' } })).json() as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, unknown>> }>>>>
  }
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(operations))
      if (JSON.stringify(responses['403'] ?? '').includes('reauthentication_required'))
        flagged.push(`${method.toUpperCase()} ${path}`)
})
afterAll(() => site.close())

const ADMIN = { roles: ['admin' as const, 'configurator' as const] }
const CHIEF = { companyRole: 'company-admin' as const, companyId: '00000000-0000-8000-8000-00000000c001' }
/** Whoever may call it at all. */
const callerOf = (name: string, options: Parameters<typeof signInAs>[3] = {}) =>
  name.includes('/api/company/')
    ? signInAs(site, 'chief@hbtbt.example', CHIEF, options)
    : signInAs(site, 'admin@hbtbt.example', ADMIN, options)
const send = ({ method, url, payload }: DocumentedCall, { host, cookie }: SignedIn) =>
  site.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { host, cookie, origin: `http://${host}`, 'if-match': '"0"' },
  })
const codeOf = async (call: DocumentedCall, person: SignedIn): Promise<unknown> => {
  const answer = await send(call, person)
  return answer.statusCode === 403 ? answer.json<{ code: string }>().code : answer.statusCode
}

test('the endpoints that need fresh proof are these, and the API’s document says so [T-103]', () => {
  expect(flagged.toSorted()).toEqual(SENSITIVE)
})

/** A new endpoint with one of these words is looked at by whoever adds it. */
const SOUNDS_SENSITIVE =
  /\/(?:keys|webhooks|roles|settings|export|audit|brand|mail-texts|personal-data|merge|erase|second-factor)\b|\.(?:csv|xlsx)$|secret|disable|enable/
/** They read, remove access, or hold nothing of people. */
const HARMLESS = new Set([
  'DELETE /api/back-office/v1/keys/{id}',
  'DELETE /api/company/v1/webhooks/{id}',
  'DELETE /api/outbox/v1/webhooks/{id}',
  'GET /api/back-office/v1/audit',
  'GET /api/back-office/v1/brand',
  'GET /api/back-office/v1/data/{kind}/imports/{id}/refused.csv',
  'GET /api/back-office/v1/data/{kind}/sample.csv',
  'GET /api/back-office/v1/insights/report.xlsx',
  'GET /api/back-office/v1/insights/{chart}.csv',
  'GET /api/back-office/v1/keys',
  'GET /api/back-office/v1/mail-texts',
  'GET /api/back-office/v1/mail-texts/{template}',
  'GET /api/back-office/v1/people/{id}/merge',
  'GET /api/back-office/v1/settings',
  'GET /api/catalogue/imports/{id}/rejects.csv',
  'GET /api/company/v1/part-numbers/export',
  'GET /api/company/v1/webhooks',
  'GET /api/company/v1/webhooks/{id}/deliveries',
  // By the key of a program, which has no session to prove anything in.
  'GET /api/integration/v1/company/webhooks',
  'GET /api/integration/v1/company/webhooks/{id}/deliveries',
  'POST /api/integration/v1/company/webhooks/deliveries/{id}/again',
  'GET /api/outbox/v1/webhooks',
  'GET /content/brand/{name}',
  'POST /api/back-office/v1/mail-texts/{template}/{language}/sample',
  'POST /api/back-office/v1/settings/check',
  'PATCH /api/company/v1/webhooks/{id}',
  'POST /api/cases/v1/cases/{id}/merge',
  'POST /api/company/v1/webhooks/deliveries/{id}/again',
  'POST /api/outbox/v1/webhooks/{id}/resume',
])
/** Of the person's own data, or of schedules that anybody may draw up. */
const isOwnData = (name: string): boolean => /\/api\/(?:schedules|lists|me|cart|purchases)\b|\/pif\//.test(name)

test('whatever sounds as if it needed proof has it, or is known to need none [T-103]', () => {
  const names = calls.map(({ name }) => name).filter((name) => SOUNDS_SENSITIVE.test(name) && !isOwnData(name))
  expect(names.filter((name) => !SENSITIVE.includes(name) && !HARMLESS.has(name))).toEqual([])
})

describe.each(SENSITIVE)('%s', (name) => {
  const find = (): DocumentedCall => calls.find((call) => call.name === name) ?? { name, method: 'GET', url: '/nowhere' }

  test('is not done by a session alone, not even by one that was just opened [T-103]', async () => {
    now = NOW
    expect(await codeOf(find(), await callerOf(name))).toBe('reauthentication_required')
  })

  test('is not done with a copy of the session’s cookie while its owner has proof [T-103]', async () => {
    now = NOW
    const { cookie, ...owner } = await callerOf(name, { isProven: true })
    const stolen = { ...owner, cookie: cookie.split('; ').slice(0, 2).join('; ') }
    expect(await codeOf(find(), stolen)).toBe('reauthentication_required')
  })

  test('is open for five minutes after the proof [T-103]', async () => {
    now = NOW
    const proven = await callerOf(name, { isProven: true })
    expect(await codeOf(find(), proven)).not.toBe('reauthentication_required')
    now = new Date(NOW.getTime() + 300_000)
    expect(await codeOf(find(), proven)).toBe('reauthentication_required')
  })

  // What people do for themselves exists for everybody.
  test.skipIf(name.includes('/api/me/'))('does not exist for customers, with proof or without [T-103]', async () => {
    now = NOW
    for (const isProven of [true, false]) {
      const customer = await signInAs(site, 'buyer@hbtbt.example', { roles: ['customer'] }, { isProven })
      expect(await codeOf(find(), customer)).toBe(404)
    }
  })
})
