import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { withTenant } from '#platform/database/database.ts'

let site: TestApp
let now = new Date('2026-11-16T10:00:00Z')
let buyer: SignedIn
let other: SignedIn
let agent: SignedIn
let foreign: SignedIn
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => now } })
  buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Bo', familyName: 'Uyer' })
  other = await signInAs(site, 'single@sps.example')
  agent = await signInAs(site, 'agent@sps.example', { roles: ['internal', 'case-agent'], isInternal: true })
  foreign = await signInAs(site, 'agent@aerobt.example', { roles: ['internal', 'case-agent'], isInternal: true })
})
afterAll(() => site.close())
beforeEach(async () => {
  // A minute on, so that what was counted is forgotten.
  now = new Date(now.getTime() + 61_000)
  await sql`truncate support_case, canned_answer cascade`.execute(site.database.owner)
})

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: SignedIn | undefined, payload?: object) => {
  const host = as?.host ?? 'sps.localhost'
  const headers = { host, cookie: as?.cookie ?? '', origin: `http://${host}` }
  return site.app.inject({ method, url, headers, ...(payload && { payload }) })
}
const at = (id: string, rest = '') => `/api/cases/v1/cases/${id}${rest}`
const create = async (as: SignedIn, text: string): Promise<string> => {
  const body = { kind: 'question', subject: 'Display flickers', text, priority: 'normal' }
  const reply = await send('POST', '/pif/api/case/v1/create-portal-case', as, body)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json().caseNumber
}
const merge = (id: string, into: string, as = agent) => send('POST', at(id, '/merge'), as, { into })

const countEntries = (action: string): Promise<number> =>
  withTenant(site.services.db, 'sps', async (tx) => {
    const { rows } = await sql`select 1 from audit_entry where action = ${action}`.execute(tx)
    return rows.length
  })

test('staff make one case of two: everything written goes on in the other, and the first leads there', async () => {
  const first = await create(buyer, 'It flickers.')
  const second = await create(buyer, 'Once more: it flickers.')
  await send('POST', at(second, '/notes'), agent, { text: 'Same as before.' })
  const merged = await merge(second, first)
  expect(merged.statusCode, merged.body).toBe(200)
  const view = merged.json<CaseView>()
  expect([view.id, view.messages.map(({ text }) => text)]).toEqual([first, ['It flickers.', 'Once more: it flickers.']])
  expect(view.staff?.notes).toHaveLength(1)
  expect((await send('GET', at(second), buyer)).json()).toMatchObject({ status: 'Closed', mergedInto: first, messages: [] })
  for (const step of ['/messages', '/status'])
    expect(
      (await send('POST', at(second, step), buyer, step === '/status' ? { step: 'reopen' } : { text: 'x' })).statusCode,
    ).toBe(409)
  expect((await merge(second, first)).statusCode).toBe(409)
  expect(await countEntries('case.merged')).toBe(1)
})

test('cases of two customers never become one, and customers merge nothing', async () => {
  const [own, others, more] = [await create(buyer, 'A'), await create(other, 'B'), await create(buyer, 'C')]
  expect((await merge(own, others)).statusCode).toBe(409)
  expect((await merge(own, own)).statusCode).toBe(409)
  expect((await merge(own, 'NONE')).statusCode).toBe(404)
  expect((await merge(own, more, buyer)).statusCode).toBe(404)
  expect((await merge(own, more, foreign)).statusCode).toBe(404)
  expect((await send('POST', at(own, '/merge'), undefined, { into: more })).statusCode).toBe(401)
})

test('answers at hand are written by staff, one list a language, and are nothing to customers', async () => {
  const CANNED = '/api/cases/v1/canned-answers'
  const answer = { language: 'de', title: 'Danke', text: 'Vielen Dank, wir sehen nach.' }
  const added = await send('POST', CANNED, agent, answer)
  expect(added.statusCode).toBe(201)
  const { id } = added.json<{ id: string }>()
  expect((await send('PUT', `${CANNED}/${id}`, agent, { ...answer, title: 'Dank' })).json()).toMatchObject({ title: 'Dank' })
  expect((await send('GET', `${CANNED}?language=de`, agent)).json()).toMatchObject({ answers: [{ id, title: 'Dank' }] })
  expect((await send('GET', `${CANNED}?language=pl`, agent)).json()).toEqual({ answers: [] })
  expect((await send('GET', `${CANNED}?language=de`, foreign)).json()).toEqual({ answers: [] })
  expect((await send('POST', CANNED, agent, { ...answer, text: '' })).statusCode).toBe(400)
  for (const [who, status] of [
    [buyer, 404],
    [undefined, 401],
  ] as const) {
    expect((await send('GET', CANNED, who)).statusCode).toBe(status)
    expect((await send('POST', CANNED, who, answer)).statusCode).toBe(status)
    expect((await send('DELETE', `${CANNED}/${id}`, who)).statusCode).toBe(status)
  }
  expect((await send('DELETE', `${CANNED}/${id}`, foreign)).statusCode).toBe(404)
  expect((await send('DELETE', `${CANNED}/${id}`, agent)).statusCode).toBe(204)
})

test('staff see the customer of a case at a glance, and every look is written down', async () => {
  const id = await create(buyer, 'It flickers.')
  const glance = await send('GET', at(id, '/customer'), agent)
  expect(glance.json()).toMatchObject({ name: 'Bo Uyer', email: 'buyer@sps.example', cases: [{ id }], orders: [] })
  for (const [who, status] of [
    [buyer, 404],
    [foreign, 404],
    [undefined, 401],
  ] as const)
    expect((await send('GET', at(id, '/customer'), who)).statusCode).toBe(status)
  expect(await countEntries('customer.viewed')).toBe(1)
})

test('a conversation that is followed ends with the session, and with the role that opened it [T-91]', async () => {
  const id = await create(buyer, 'It flickers.')
  const leaving = await signInAs(site, 'leaving@sps.example', { roles: ['internal', 'case-agent'], isInternal: true })
  expect((await send('GET', at(id), leaving)).statusCode).toBe(200)
  await withTenant(site.services.db, 'sps', (tx) =>
    sql`update person set roles = '{}' where id = ${leaving.personId}`.execute(tx),
  )
  expect((await send('GET', at(id), leaving)).statusCode).toBe(404)
  await withTenant(site.services.db, 'sps', (tx) => sql`delete from session where person_id = ${leaving.personId}`.execute(tx))
  expect((await send('GET', at(id), leaving)).statusCode).toBe(401)
})
