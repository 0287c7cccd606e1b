import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTools } from '#foundation/entitlements/testing/insert-tools.ts'
import type { AccessStatus } from '#foundation/entitlements/public.ts'
import { listToolAccess, saveToolAccess } from '#foundation/entitlements/public.server.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const PATH = '/pif/api/account/v1/tools/user-tool-access/training'
const REQUESTS = '/api/back-office/v1/requests'
let site: TestApp
let student: SignedIn
let admin: SignedIn
let admin2: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  await withTenant(site.services.db, 'hbtbt', (tx) =>
    insertTools(tx, [{ id: 'training', name: 'Training', businessSegment: 'Commerce', pagePath: null, targetUrl: null }]),
  )
  student = await signInAs(site, 'student@hbtbt.example')
  admin = await signInAs(site, 'admin@hbtbt.example', { roles: ['admin'] })
  admin2 = await signInAs(site, 'admin2@hbtbt.example', { roles: ['admin'] })
})
afterAll(() => site.close())

type Caller = Pick<SignedIn, 'host' | 'cookie'>
const call = ({ host, cookie }: Caller, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, more = '') =>
  site.app.inject({
    method,
    url,
    headers: { host, cookie: `${cookie}${more}`, origin: `http://${host}` },
    ...(payload && { payload }),
  })
const ask = (who: Caller, payload: object = { status: 'Pending' }) => call(who, 'POST', `${PATH}?appId=portico-hbtbt`, payload)
const accessOf = ({ tenant, personId }: SignedIn) =>
  withTenant(site.services.db, tenant, async (tx) =>
    (await listToolAccess(tx, personId)).find(({ masterToolId }) => masterToolId === 'training'),
  )
const give = ({ tenant, personId }: SignedIn, status: AccessStatus, lmsUserId: string | null = null) =>
  withTenant(site.services.db, tenant, (tx) =>
    saveToolAccess(tx, { personId, toolId: 'training', status, lmsUserId }, new Date()),
  )
type Listed = { requests: { id: string; kind: string; person: { email: string }; status: string }[] }
const waitingOf = async (email: string) =>
  (await call(admin, 'GET', `${REQUESTS}?kind=training&status=Waiting`))
    .json<Listed>()
    .requests.filter(({ person }) => person.email === email)

test('whatever the body says a request waits, and asked twice it waits once [1.0.22, 4.12.2, 7.3.7] [T-57]', async () => {
  for (const body of [{ status: 'Approved', lmsUserId: 'LMS-1' }, { status: 'Pending' }, {}]) {
    const answer = await ask(student, body)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ toolId: 'training', access: { status: 'Pending' } })
  }
  expect(await accessOf(student)).toMatchObject({ status: 'Pending' })
  expect(await waitingOf('student@hbtbt.example')).toHaveLength(1)
})

test('a request is withdrawn and made again; nothing else is withdrawn', async () => {
  const unsure = await signInAs(site, 'unsure@hbtbt.example')
  expect((await call(unsure, 'DELETE', PATH)).statusCode).toBe(409)
  await ask(unsure)
  expect((await call(unsure, 'DELETE', PATH)).json()).toEqual({ toolId: 'training', access: { status: 'Not Requested' } })
  expect(await waitingOf('unsure@hbtbt.example')).toEqual([])
  expect((await ask(unsure)).statusCode).toBe(200)
  expect(await waitingOf('unsure@hbtbt.example')).toHaveLength(1)
})

test('approval makes the person known to the learning system, once, with one mail [4.12.4, 6.9.1] [T-59]', async () => {
  const hopeful = await signInAs(site, 'hopeful@hbtbt.example')
  await ask(hopeful)
  const [request] = await waitingOf('hopeful@hbtbt.example')
  const decide = (who: SignedIn) =>
    call(who, 'POST', `${REQUESTS}/${request?.id}/decision`, { decision: 'approve', note: 'Welcome' })
  const answers = await Promise.all([decide(admin), decide(admin2)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await accessOf(hopeful)).toMatchObject({ status: 'Approved', lmsUserId: expect.stringMatching(/^LMS-[\dA-F]{10}$/) })
  const own = await call(hopeful, 'GET', '/api/training/v1/me')
  expect(own.json()).toMatchObject({ status: 'Approved', isApproved: true })
  const mails = await withTenant(site.services.db, 'hbtbt', (tx) => listOutbox(tx, 100))
  expect(mails.filter(({ toAddress }) => toAddress === 'hopeful@hbtbt.example')).toHaveLength(1)
  expect((await ask(hopeful)).statusCode).toBe(409)
})

test('denied stays denied, and nobody approves their own [T-57, T-88]', async () => {
  const refused = await signInAs(site, 'refused@hbtbt.example')
  await ask(refused)
  const [request] = await waitingOf('refused@hbtbt.example')
  await call(admin, 'POST', `${REQUESTS}/${request?.id}/decision`, { decision: 'deny', note: '' })
  expect(await accessOf(refused)).toMatchObject({ status: 'Denied' })
  expect((await ask(refused)).statusCode).toBe(409)
  await ask(admin)
  const [own] = await waitingOf('admin@hbtbt.example')
  expect((await call(admin, 'POST', `${REQUESTS}/${own?.id}/decision`, { decision: 'approve', note: '' })).statusCode).toBe(403)
  expect(await accessOf(admin)).toMatchObject({ status: 'Pending' })
})

test('no cookie opens training, nor an approval without an id [6.9.1] [T-59]', async () => {
  const forger = await signInAs(site, 'forger@hbtbt.example')
  const me = async (who: SignedIn) =>
    (await call(who, 'GET', '/api/training/v1/me', undefined, '; Enable%20Training=Approved; lmsUserId=LMS-1')).json()
  expect(await me(forger)).toMatchObject({ status: 'Not Requested', isApproved: false })
  await give(forger, 'Approved', ' ')
  expect(await me(forger)).toMatchObject({ status: 'Approved', isApproved: false })
})

test('visitors, sites without training and other applications are refused', async () => {
  expect((await ask({ ...student, cookie: '' })).statusCode).toBe(401)
  const elsewhere = await signInAs(site, 'buyer@sps.example')
  for (const method of ['POST', 'DELETE'] as const)
    expect((await call(elsewhere, method, PATH, method === 'POST' ? {} : undefined)).statusCode).toBe(404)
  expect((await call(student, 'POST', `${PATH}?appId=portico-sps`, {})).statusCode).toBe(400)
})
