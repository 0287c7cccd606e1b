import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { insertCompanies } from '#foundation/accounts/testing/insert-accounts.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const kind = { customerType: 'Direct', customerGroup: 'Key Account', lineOfBusiness: 'Service' }
const OWN = { id: '00000000-0000-8000-8000-0000000c0a01', number: '400101', name: 'Northline', ...kind }
const OTHER = { id: '00000000-0000-8000-8000-0000000c0a02', number: '400102', name: 'Westmark', ...kind }
let site: TestApp
let now = new Date('2026-11-16T10:00:00Z')
let buyer: SignedIn
let colleague: SignedIn
let neighbour: SignedIn
let agent: SignedIn
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => now } })
  await withTenant(site.services.db, 'sps', (tx) => insertCompanies(tx, [OWN, OTHER]))
  buyer = await signInAs(site, 'buyer@sps.example', { companyId: OWN.id })
  colleague = await signInAs(site, 'colleague@sps.example', { companyId: OWN.id, givenName: 'Cole', familyName: 'League' })
  neighbour = await signInAs(site, 'neighbour@sps.example', { companyId: OTHER.id })
  agent = await signInAs(site, 'agent@sps.example', { roles: ['internal', 'case-agent'], isInternal: true })
})
afterAll(() => site.close())
beforeEach(async () => {
  // A minute on, so that what was counted is forgotten.
  now = new Date(now.getTime() + 61_000)
  await sql`truncate support_case, mail_outbox cascade`.execute(site.database.owner)
})

const send = (method: 'GET' | 'POST' | 'PUT', url: string, as: SignedIn, payload?: object) =>
  site.app.inject({
    method,
    url,
    headers: { host: as.host, cookie: as.cookie, origin: `http://${as.host}` },
    ...(payload && { payload }),
  })
const at = (id: string, rest = '') => `/api/cases/v1/cases/${id}${rest}`
const create = async (copies = 'colleague@sps.example, neighbour@sps.example'): Promise<string> => {
  const body = { kind: 'question', subject: 'Zebra flickers', text: 'It flickers.', priority: 'normal', copies }
  const reply = await send('POST', '/pif/api/case/v1/create-portal-case', buyer, body)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json().caseNumber
}
const list = async (as: SignedIn): Promise<string[]> =>
  (await send('GET', '/pif/api/case/v1/case-management-operations', as)).json().rows.map(({ id }: { id: string }) => id)
const mails = async (to: string): Promise<string[]> =>
  (await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 50)))
    .filter(({ toAddress }) => toAddress === to)
    .map(({ subject }) => subject)
const find = async (as: SignedIn, query: string): Promise<number> => {
  const reply = await site.app.inject({
    method: 'POST',
    url: '/us/en/search.portalsearch',
    headers: {
      host: as.host,
      cookie: as.cookie,
      origin: `http://${as.host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      type: 'search',
      payload: JSON.stringify({ query, page: { size: 10, current: 1 } }),
    }).toString(),
  })
  return reply.json().search_results.results.length
}

test('a colleague in copy reads the case where the mail leads, and joins in; somebody of another company does not [T-68, T-87]', async () => {
  const id = await create()
  expect(await mails('colleague@sps.example')).toEqual([`Case ${id} is open`])
  expect(await mails('neighbour@sps.example')).toEqual([])
  expect(await list(colleague)).toEqual([id])
  expect(await list(neighbour)).toEqual([])
  expect((await send('GET', at(id), colleague)).json<CaseView>()).toMatchObject({ isOwn: false, copyCount: 2, staff: null })
  expect((await send('GET', at(id), buyer)).json<CaseView>()).toMatchObject({ isOwn: true })
  for (const [method, rest, body] of [
    ['GET', '', undefined],
    ['POST', '/messages', { text: 'x' }],
  ] as const)
    expect((await send(method, at(id, rest), neighbour, body)).statusCode).toBe(404)
  const written = await send('POST', at(id, '/messages'), colleague, { text: 'Here too.' })
  expect(written.json<CaseView>().messages.at(-1)).toMatchObject({ by: 'customer', author: 'Cole League', text: 'Here too.' })
  expect(await mails('buyer@sps.example')).toContain(`Case ${id}: a colleague wrote`)
  expect(await mails('colleague@sps.example')).toEqual([`Case ${id} is open`])
})

test('what becomes of a case is for the one who opened it', async () => {
  const id = await create()
  expect((await send('POST', at(id, '/status'), colleague, { step: 'close' })).statusCode).toBe(409)
  await send('POST', at(id, '/messages'), agent, { text: 'Done.', step: 'solve' })
  expect((await send('PUT', at(id, '/rating'), colleague, { rating: 1 })).statusCode).toBe(409)
  expect((await send('PUT', at(id, '/rating'), buyer, { rating: 5 })).json<CaseView>().rating).toBe(5)
})

test('whoever leaves the company is a colleague no more', async () => {
  const id = await create()
  const move = (companyId: string) =>
    withTenant(site.services.db, 'sps', (tx) =>
      sql`update person set company_id = ${companyId} where id = ${colleague.personId}`.execute(tx),
    )
  await move(OTHER.id)
  expect((await send('GET', at(id), colleague)).statusCode).toBe(404)
  expect(await list(colleague)).toEqual([])
  await send('POST', at(id, '/messages'), agent, { text: 'Which version?' })
  expect(await mails('colleague@sps.example')).toEqual([`Case ${id} is open`])
  await move(OWN.id)
  expect((await send('GET', at(id), colleague)).statusCode).toBe(200)
})

test('a case is found in search by the one who opened it and by colleagues in copy, by nobody else [T-26]', async () => {
  await create()
  await site.services.engine.rebuild(site.services.db, 'sps')
  expect([await find(buyer, 'Zebra'), await find(colleague, 'Zebra'), await find(neighbour, 'Zebra')]).toEqual([1, 1, 0])
})

test('staff see when a first answer is due, and what is overdue by itself', async () => {
  const id = await create('')
  const rows = async (query: string) =>
    (await send('GET', `/pif/api/case/v1/case-management-operations?${query}`, agent)).json().rows as {
      id: string
      due: string
    }[]
  expect(await rows('')).toMatchObject([
    { id, due: new Date(now.getTime() + 24 * 3_600_000).toISOString(), isLate: false, hasNews: true },
  ])
  expect(await rows('due=late')).toEqual([])
  await withTenant(site.services.db, 'sps', (tx) =>
    sql`update support_case set created_at = created_at - interval '25 hours'`.execute(tx),
  )
  expect(await rows('due=late')).toMatchObject([{ id, isLate: true }])
  expect((await send('GET', '/api/home/v1/cards', agent)).json().needs).toMatchObject([{ label: 'Zebra flickers', tone: 'bad' }])
  await send('POST', at(id, '/messages'), agent, { text: 'Here.' })
  expect(await rows('due=late')).toEqual([])
  expect(await rows('')).toMatchObject([{ due: null, isLate: false, hasNews: false }])
})

test('whoever is handed a case hears of it; whoever takes one does not', async () => {
  const second = await signInAs(site, 'second@sps.example', { roles: ['internal'], isInternal: true })
  const id = await create('')
  await send('PUT', at(id, '/assignment'), agent, { assignedTo: agent.personId })
  expect(await mails('agent@sps.example')).toEqual([])
  await send('PUT', at(id, '/assignment'), agent, { assignedTo: second.personId })
  expect(await mails('second@sps.example')).toEqual([`Case ${id} is yours now`])
})
