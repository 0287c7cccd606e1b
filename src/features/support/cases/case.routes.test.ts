import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { CASE_FILE } from '#features/support/cases/case-file.rules.ts'
import { listOrderCases } from '#features/support/cases/order-cases.service.ts'
import { createRemoveFilesTask } from '#foundation/uploads/testing/remove-files.ts'
import { countStored, uploadFile } from '#foundation/uploads/testing/upload-file.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

let site: TestApp
let now = new Date('2026-11-16T10:00:00Z')
let buyer: SignedIn
let other: SignedIn
let agent: SignedIn
let foreign: SignedIn
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => now } })
  for (const tenant of ['sps', 'aerobt'] as const)
    await site.publish(tenant, [
      { path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' },
      { path: '/support/cases', blocks: [{ id: 'list', type: 'case-list', props: {} }] },
    ])
  buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Bo' })
  other = await signInAs(site, 'single@sps.example')
  agent = await signInAs(site, 'agent@sps.example', {
    roles: ['internal', 'case-agent'],
    isInternal: true,
    givenName: 'Agnes',
    familyName: 'Gent',
  })
  foreign = await signInAs(site, 'agent@aerobt.example', { roles: ['internal', 'case-agent'], isInternal: true })
})
afterAll(() => site.close())
beforeEach(async () => {
  // A minute on, so that what was counted is forgotten; the sessions live for thirty.
  now = new Date(now.getTime() + 61_000)
  await sql`truncate support_case, mail_outbox cascade`.execute(site.database.owner)
})

const CREATE = '/pif/api/case/v1/create-portal-case'
const LIST = '/pif/api/case/v1/case-management-operations'
const QUESTION = { kind: 'question', subject: 'Display flickers', text: 'It flickers since 4.2.', priority: 'normal' }

const send = (method: 'GET' | 'POST' | 'PUT', url: string, as: SignedIn | undefined, payload?: object, headers = {}) =>
  site.app.inject({
    method,
    url,
    headers: {
      host: as?.host ?? 'sps.localhost',
      cookie: as?.cookie ?? '',
      origin: `http://${as?.host ?? 'sps.localhost'}`,
      ...headers,
    },
    ...(payload && { payload }),
  })
const create = async (body: object = QUESTION, as = buyer, headers = {}): Promise<string> => {
  const reply = await send('POST', CREATE, as, body, headers)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json().caseNumber
}
const at = (id: string, rest = '') => `/api/cases/v1/cases/${id}${rest}`
const read = async (id: string, as: SignedIn): Promise<CaseView> => (await send('GET', at(id), as)).json()
const list = async (as: SignedIn, query = ''): Promise<string[]> =>
  (await send('GET', `${LIST}?${query}`, as)).json().rows.map(({ id }: { id: string }) => id)
const mails = () => withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 50))

test('a case is opened once for a key, confirmed by mail, and is the person’s own [7.10.1, 1.0.15]', async () => {
  const key = { 'idempotency-key': 'a'.repeat(32) }
  const id = await create(QUESTION, buyer, key)
  expect(id).toMatch(/^[A-Z0-9]+$/)
  expect(await create(QUESTION, buyer, key)).toBe(id)
  expect(await list(buyer)).toEqual([id])
  expect(await list(other)).toEqual([])
  expect(await list(agent)).toEqual([id])
  expect(await list(foreign)).toEqual([])
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect([mail?.toAddress, mail?.subject]).toEqual(['buyer@sps.example', `Case ${id} is open`])
  expect(mail?.text).toContain(`/us/en/support/cases/case-detail.CASE-${id}`)
})

test('files of a case are stored once [T-100]', async () => {
  await site.services.jobs.startWorkers([createRemoveFilesTask(site.services)])
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500_000, 32)])
  const file = { kind: CASE_FILE, name: 'log.pdf', content }
  const uploads = [await uploadFile(site.app, buyer, file), await uploadFile(site.app, buyer, file, 250_000)]
  await create({ ...QUESTION, uploads })
  const stored = () => countStored(site.services.files, 'sps', uploads)
  await expect.poll(stored, { timeout: 60_000 }).toEqual({ files: 2, bytes: 2 * content.length })
})

test('bad input is refused and makes nothing; nobody opens one without a session', async () => {
  for (const wrong of [
    {},
    { ...QUESTION, kind: 'order' },
    { ...QUESTION, kind: '__proto__' },
    { ...QUESTION, subject: '' },
    { ...QUESTION, priority: 'now' },
    { ...QUESTION, copies: 'x\r\nBcc: eve@evil.example' },
    { ...QUESTION, uploads: ['00000000-0000-4000-8000-000000000000'] },
  ])
    expect((await send('POST', CREATE, buyer, wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
  expect((await send('POST', CREATE, undefined, QUESTION)).statusCode).toBe(401)
  expect((await send('POST', `${CREATE}?appId=portico-aerobt`, buyer, QUESTION)).statusCode).toBe(400)
  expect((await send('GET', LIST, undefined)).statusCode).toBe(401)
  expect(await list(agent)).toEqual([])
})

test('from question to closed answer: states, history and mails at each step', async () => {
  const id = await create()
  await send('POST', at(id, '/messages'), agent, { text: 'Which version?' })
  expect(await read(id, buyer)).toMatchObject({
    status: 'Waiting for you',
    messages: [{ by: 'customer' }, { by: 'staff', author: 'Agnes Gent' }],
  })
  await send('PUT', at(id, '/assignment'), agent, { assignedTo: agent.personId })
  await send('POST', at(id, '/messages'), buyer, { text: '2.4' })
  expect((await read(id, buyer)).status).toBe('In progress')
  await send('POST', at(id, '/messages'), agent, { text: 'Load 2.6.', step: 'solve' })
  expect((await send('POST', at(id, '/status'), buyer, { step: 'close' })).json().status).toBe('Closed')
  expect((await send('POST', at(id, '/messages'), buyer, { text: 'More' })).statusCode).toBe(409)
  expect((await send('PUT', at(id, '/rating'), buyer, { rating: 5, text: 'Fast' })).json().rating).toBe(5)
  expect((await send('PUT', at(id, '/rating'), agent, { rating: 1 })).statusCode).toBe(409)
  expect((await send('POST', at(id, '/status'), buyer, { step: 'reopen' })).json().status).toBe('Reopened')
  expect((await read(id, buyer)).events.map(({ status }) => status)).toEqual([
    ...['New', 'Waiting for you', 'In progress', 'Solved', 'Closed', 'Reopened'],
  ])
  // Two mails of one step have one time: their order says nothing.
  const sent = (await mails()).map(({ toAddress, subject }) => `${toAddress} ${subject}`).toSorted()
  expect(sent).toEqual(
    [
      `buyer@sps.example Case ${id} is open`,
      `buyer@sps.example Case ${id}: an answer`,
      `agent@sps.example Case ${id}: the customer wrote`,
      `buyer@sps.example Case ${id} is solved`,
      `agent@sps.example Case ${id}: the customer wrote`,
      `buyer@sps.example Case ${id} is closed`,
      `agent@sps.example Case ${id}: the customer wrote`,
    ].toSorted(),
  )
})

test('an order shows the cases that its reader asked about it, and nobody else’s', async () => {
  const source = (personId: string) =>
    withTenant(site.services.db, 'sps', (tx) =>
      listOrderCases({
        tx,
        services: site.services,
        user: { id: personId, roles: [] } as never,
        order: { number: '40091147', accountKey: 'SP1~1' },
        language: 'de',
      }),
    )
  const about = { kind: 'order', subject: 'Late', text: 'Where is it?', priority: 'normal', orderNumber: '40091147' }
  const id = await create(about)
  await create({ ...about, orderNumber: '40091148' })
  expect(await source(buyer.personId)).toMatchObject([
    { label: 'Late', href: expect.stringContaining(`case-detail.CASE-${id}`), note: 'Neu', tone: 'idle' },
  ])
  expect(await source(other.personId)).toEqual([])
})

test('units of earlier cases are offered to the one who named them', async () => {
  const about = { ...QUESTION, kind: 'product', productSku: 'HA-880', serialNumber: 'SN 80412' }
  await create(about)
  await create(about)
  await create({ ...about, serialNumber: 'SN 90001' }, other)
  const find = async (as: SignedIn | undefined, text: string) => send('GET', `/api/cases/v1/serial-numbers?find=${text}`, as)
  expect((await find(buyer, 'sn')).json()).toEqual({ units: [{ serialNumber: 'SN 80412', productSku: 'HA-880' }] })
  expect((await find(buyer, '90001')).json()).toEqual({ units: [] })
  expect([(await find(buyer, '')).statusCode, (await find(undefined, 'sn')).statusCode]).toEqual([400, 401])
})

test('notes of staff and people in copy reach no customer: not by reply, page, list, mail or search [T-86]', async () => {
  const SECRET = 'zebra-note'
  const id = await create({ ...QUESTION, copies: 'hidden@elsewhere.example' })
  await send('POST', at(id, '/notes'), agent, { text: SECRET })
  await send('POST', at(id, '/messages'), agent, { text: 'We look into it.' })
  expect((await read(id, agent)).staff).toMatchObject({ notes: [{ text: SECRET }], copies: ['hidden@elsewhere.example'] })
  await site.services.engine.rebuild(site.services.db, 'sps')
  const search = await site.app.inject({
    method: 'POST',
    url: '/us/en/support/cases.portalsearch',
    headers: {
      host: buyer.host,
      cookie: buyer.cookie,
      origin: `http://${buyer.host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      type: 'search',
      payload: JSON.stringify({ query: SECRET, page: { size: 10, current: 1 } }),
    }).toString(),
  })
  expect(search.json().search_results.results).toEqual([])
  const channels = [
    (await send('GET', at(id), buyer)).body,
    (await send('POST', at(id, '/messages'), buyer, { text: 'ok' })).body,
    (await send('GET', `/us/en/support/cases/case-detail.CASE-${id}`, buyer, undefined, { accept: 'text/html' })).body,
    (await send('GET', LIST, buyer)).body,
    JSON.stringify((await mails()).filter(({ toAddress }) => toAddress !== 'agent@sps.example')),
  ]
  for (const channel of channels) {
    expect(channel).not.toContain(SECRET)
    expect(channel).not.toContain('hidden@elsewhere.example')
    expect(channel).not.toContain('agent@sps.example')
  }
  expect((await read(id, buyer)).staff).toBeNull()
  expect(await list(buyer, `words=${SECRET}`)).toEqual([])
  expect((await send('POST', at(id, '/notes'), buyer, { text: 'x' })).statusCode).toBe(404)
  expect((await send('PUT', at(id, '/assignment'), buyer, { assignedTo: null })).statusCode).toBe(404)
  expect((await send('GET', '/api/cases/v1/agents', buyer)).statusCode).toBe(404)
})

test('another customer’s and another tenant’s case does not exist, on any address [1.0.32, 2.2.9] [T-68]', async () => {
  const id = await create()
  const page = (name: string) => `/us/en/support/cases/${name}.CASE-${id}`
  const open = (url: string, as?: SignedIn) => send('GET', url, as, undefined, { accept: 'text/html' })
  for (const name of ['case-detail', 'case-detail-hbs']) {
    const own = await open(page(name), buyer)
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(own.body).toContain('data-page-kind="Case Detail"')
    expect((await open(page(name), other)).statusCode).toBe(404)
    expect((await open(page(name), foreign)).statusCode).toBe(404)
  }
  for (const missing of [page('case-detail'), page('case-detail').replace(id, 'NOTHING')])
    expect((await open(missing)).statusCode, missing).toBe(302)
  for (const bad of ['CASE-..%2f', 'CASE-', 'CASE-a.b'])
    expect((await open(`/us/en/support/cases/case-detail.${bad}`, buyer)).statusCode, bad).toBe(404)
  expect((await open('/us/en/support/cases')).statusCode).toBe(302)
  expect((await open(`/us/en/support-center/cases/case-detail.CASE-${id}`, buyer)).headers.location).toBe(page('case-detail'))
  for (const as of [other, foreign]) {
    expect((await send('GET', at(id), as)).statusCode).toBe(404)
    expect((await send('POST', at(id, '/messages'), as, { text: 'x' })).statusCode).toBe(404)
    expect((await send('POST', at(id, '/status'), as, { step: 'close' })).statusCode).toBe(404)
  }
})

test('nothing that people write becomes a head of a mail, and copies go to colleagues alone [T-87]', async () => {
  await create({ ...QUESTION, subject: 'A\r\nBcc: eve@evil.example', copies: 'eve@evil.example single@sps.example' })
  const sent = await mails()
  expect(sent.map(({ toAddress }) => toAddress)).toEqual(['buyer@sps.example'])
  for (const { subject } of sent) expect(subject).toMatch(/^Case \w+ is open$/)
})

test('the list is searched by number, subject and what was written, and narrowed by state', async () => {
  const [one, two] = [
    await create(),
    await create({ ...QUESTION, kind: 'order', subject: 'Late', orderNumber: '4711', text: 'Where is it?' }),
  ]
  expect(await list(buyer, `search=${one.toLowerCase()}`)).toEqual([one])
  expect(await list(buyer, 'search=4711')).toEqual([two])
  expect(await list(buyer, 'words=where+is')).toEqual([two])
  expect(await list(buyer, 'kind=question')).toEqual([one])
  await send('POST', at(one, '/status'), buyer, { step: 'close' })
  expect(await list(buyer, 'ended=true')).toEqual([one])
  expect(await list(buyer, 'status=New')).toEqual([two])
  expect(await list(agent, 'owner=nobody&ended=false')).toEqual([two])
  expect((await send('GET', `${LIST}?sort=copies`, buyer)).statusCode).toBe(400)
})
