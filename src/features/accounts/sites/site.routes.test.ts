import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_OPEN_CASES } from '#features/accounts/sites/site.store.ts'
import { insertSiteCases, insertSites } from '#features/accounts/sites/testing/insert-sites.ts'
import type { Sites } from '#features/accounts/sites/site.schema.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const SITES = '/sm/api/uop/myfacilities/sites'
const ADD = '/sm/api/uop/case/add-site'
const REMOVE = '/sm/api/uop/myfacilities/site'
const REQUESTS = '/api/back-office/v1/requests'
const AT = new Date('2026-11-01T08:00:00Z')

let site: TestApp
let buyer: SignedIn
let other: SignedIn
let foreign: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example')
  other = await signInAs(site, 'reader@sps.example')
  foreign = await signInAs(site, 'buyer@aerobt.example')
})
afterAll(() => site.close())

type Call = { method?: 'GET' | 'POST' | 'DELETE'; url?: string; as?: SignedIn; payload?: object; origin?: string }
const call = ({ method = 'GET', url = SITES, as = buyer, payload, origin = `http://${as.host}` }: Call) =>
  site.app.inject({ method, url, headers: { host: as.host, cookie: as.cookie, origin }, ...(payload && { payload }) })
const read = async (as = buyer) => (await call({ as })).json<Sites[]>()[0] as Sites
const ask = (name: string, named: string, as = buyer) =>
  call({ method: 'POST', url: `${ADD}?appId=portico-${as.tenant}`, as, payload: { secondaryAccount: { name, site: named } } })
const give = async (who: SignedIn, named: string, isPrimary = false): Promise<string> => {
  const id = randomUUID()
  await withTenant(site.services.db, who.tenant, (tx) =>
    insertSites(tx, [{ id, personId: who.personId, name: 'Northline', site: named, isPrimary, createdAt: AT }]),
  )
  return id
}

test('one’s sites and requests come as the first element of a list [1.0.21, 3.9.1, 3.9.2, 3.9.3, 3.9.4, 7.9.1]', async () => {
  const person = await signInAs(site, 'owner@sps.example')
  const [primary, secondary] = [await give(person, 'Gdansk', true), await give(person, 'Sopot')]
  const row = { personId: person.personId, name: 'Northline', createdAt: AT, decidedAt: null }
  await withTenant(site.services.db, 'sps', (tx) =>
    insertSiteCases(tx, [
      { ...row, id: randomUUID(), site: 'Hel', status: 'New' },
      { ...row, id: randomUUID(), site: 'Puck', status: 'Rejected', decidedAt: AT },
      { ...row, id: randomUUID(), site: 'Reda', status: 'Approved', decidedAt: AT },
    ]),
  )
  const answer = await call({ as: person, url: `${SITES}?appId=portico-sps` })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const [sites, ...more] = answer.json<Sites[]>()
  expect(more).toEqual([])
  expect(sites?.primaryAccount).toEqual({ id: primary, name: 'Northline', site: 'Gdansk' })
  expect(sites?.contactAccountMap).toEqual([
    { contactAccountMapId: secondary, secondaryAccount: { name: 'Northline', site: 'Sopot' } },
  ])
  expect(sites?.case.map(({ status, secondaryAccount }) => [secondaryAccount.site, status]).sort()).toEqual([
    ['Hel', 'New'],
    ['Puck', 'Rejected'],
  ])
})

test('a request waits for approval, and asked again it is the same one [1.0.21, 4.11.4, 7.9.2]', async () => {
  const first = await ask('Northline', 'Lodz')
  expect(first.statusCode).toBe(200)
  const again = await ask(' northline', 'LODZ ')
  expect(again.json()).toEqual(first.json())
  expect((await read()).case).toEqual([
    { caseId: first.json().caseId, status: 'New', secondaryAccount: { name: 'Northline', site: 'Lodz' } },
  ])
})

test('two equal requests at once are one [T-60]', async () => {
  const twin = await signInAs(site, 'twin@sps.example')
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask('Northline', 'Radom', twin)))
  expect(new Set(answers.map((answer) => answer.json<{ caseId: string }>().caseId)).size).toBe(1)
  expect((await read(twin)).case).toHaveLength(1)
})

test('a site that is active already is not asked for, and so many requests wait and no more', async () => {
  const pushy = await signInAs(site, 'pushy@sps.example')
  await give(pushy, 'Opole')
  expect((await ask('NORTHLINE', 'opole', pushy)).statusCode).toBe(409)
  for (let count = 0; count < MOST_OPEN_CASES; count += 1) await ask('Northline', `Hall ${count}`, pushy)
  expect((await ask('Northline', 'One more', pushy)).statusCode).toBe(409)
})

test.each([
  [{}],
  [{ secondaryAccount: { name: 'Northline' } }],
  [{ secondaryAccount: { name: '', site: 'Lodz' } }],
  [{ secondaryAccount: { name: 'Northline', site: '   ' } }],
  [{ secondaryAccount: { name: 'Northline', site: '<b>Lodz</b>' } }],
  [{ secondaryAccount: { name: 'Northline', site: 'x'.repeat(81) } }],
  [{ secondaryAccount: { name: 'Northline', site: 'Lodz', status: 'Active' } }],
  [{ secondaryAccount: { name: 'Northline', site: 'Lodz' }, status: 'Active' }],
  [{ secondaryAccount: { name: 'Northline', site: 'Lodz' }, personId: randomUUID() }],
])('%j is refused and leaves nothing behind [5.5.1] [T-60]', async (payload) => {
  const before = await read(other)
  expect((await call({ method: 'POST', url: ADD, as: other, payload })).statusCode).toBe(400)
  expect(await read(other)).toEqual(before)
})

test('a secondary site is removed once; the primary one, unknown and others’ are not there [1.0.21, 4.11.5, 7.9.3] [T-60]', async () => {
  const keeper = await signInAs(site, 'keeper@sps.example')
  const [primary, secondary] = [await give(keeper, 'Gdansk', true), await give(keeper, 'Sopot')]
  const remove = async (id: string, as = keeper) =>
    (await call({ method: 'DELETE', url: `${REMOVE}/${id}?appId=portico-${as.tenant}`, as })).statusCode
  for (const as of [other, foreign]) expect(await remove(secondary, as)).toBe(404)
  for (const id of [primary, randomUUID(), 'nonsense', '%00']) expect(await remove(id)).toBe(404)
  expect(await Promise.all([remove(secondary), remove(secondary)])).toEqual(expect.arrayContaining([200, 404]))
  expect(await remove(secondary)).toBe(404)
  expect((await read(keeper)).contactAccountMap).toEqual([])
  expect((await read(keeper)).primaryAccount?.id).toBe(primary)
})

test('a request that waits is taken back by who made it; others’, unknown and decided ones are not there', async () => {
  const unsure = await signInAs(site, 'unsure@sps.example')
  const { caseId } = (await ask('Northline', 'Maybe', unsure)).json<{ caseId: string }>()
  const withdraw = async (id: string, as = unsure) =>
    (await call({ method: 'DELETE', url: `${ADD}/${id}?appId=portico-${as.tenant}`, as })).statusCode
  for (const as of [other, foreign]) expect(await withdraw(caseId, as)).toBe(404)
  for (const id of [randomUUID(), 'nonsense']) expect(await withdraw(id)).toBe(404)
  expect([await withdraw(caseId), await withdraw(caseId)]).toEqual([200, 404])
  expect((await read(unsure)).case).toMatchObject([{ caseId, status: 'Cancelled' }])
  const admin = await signInAs(site, 'admin@sps.example', { roles: ['admin'] })
  const { requests } = (await call({ as: admin, url: `${REQUESTS}?kind=site&status=Withdrawn` })).json()
  expect(requests).toMatchObject([{ subject: { id: caseId } }])
  expect((await ask('Northline', 'Maybe', unsure)).statusCode).toBe(200)
})

test('visitors are sent to sign in, other sites’ pages and other applications refused', async () => {
  const anonymous = { ...buyer, cookie: '' }
  expect((await call({ as: anonymous })).statusCode).toBe(401)
  expect((await ask('Northline', 'Lodz', anonymous)).statusCode).toBe(401)
  expect((await call({ method: 'DELETE', url: `${REMOVE}/${randomUUID()}`, as: anonymous })).statusCode).toBe(401)
  const payload = { secondaryAccount: { name: 'Northline', site: 'Lodz' } }
  expect((await call({ method: 'POST', url: ADD, payload, origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await call({ url: `${SITES}?appId=portico-aerobt` })).statusCode).toBe(400)
})

test('staff decide: approved it is a site, denied it is rejected, once, with one mail each [4.11.2, 4.11.5] [T-88]', async () => {
  const hopeful = await signInAs(site, 'hopeful@sps.example')
  const [admin, admin2] = [
    await signInAs(site, 'admin@sps.example', { roles: ['admin'] }),
    await signInAs(site, 'admin2@sps.example', { roles: ['admin'] }),
  ]
  for (const named of ['Yes', 'No']) await ask('Northline', named, hopeful)
  type Listed = { requests: { id: string; kind: string; subject: { name: string }; person: { email: string } }[] }
  const listed = (await call({ as: admin, url: `${REQUESTS}?kind=site&status=Waiting` })).json<Listed>().requests
  const idOf = (name: string) =>
    listed.find(({ subject, person }) => subject.name === name && person.email === 'hopeful@sps.example')?.id ?? ''
  const decide = (id: string, decision: 'approve' | 'deny', as = admin) =>
    call({ method: 'POST', url: `${REQUESTS}/${id}/decision`, as, payload: { decision, note: '' } })
  const answers = await Promise.all([decide(idOf('Yes, Northline'), 'approve'), decide(idOf('Yes, Northline'), 'deny', admin2)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await decide(idOf('No, Northline'), 'deny')).statusCode).toBe(200)
  const won = answers[0].statusCode === 200
  const { contactAccountMap, case: cases } = await read(hopeful)
  expect(contactAccountMap.map(({ secondaryAccount }) => secondaryAccount.site)).toEqual(won ? ['Yes'] : [])
  expect(cases.map(({ status }) => status)).toEqual(won ? ['Rejected'] : ['Rejected', 'Rejected'])
  const mails = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 500))
  expect(mails.filter(({ toAddress }) => toAddress === 'hopeful@sps.example')).toHaveLength(2)
})

test('the view that the address asks for is drawn by the server, with the template of a request [2.15.1, 3.9.5]', async () => {
  await site.publish('sps', [
    {
      path: '/secure/account/overview',
      blocks: [
        { id: 'a', type: 'account-overview', props: {} },
        { id: 'b', type: 'sites-view', props: {} },
      ],
    },
  ])
  const open = async (query: string) => (await call({ url: `/us/en/secure/account/overview${query}` })).body
  const [overview, sites] = [await open(''), await open('?view=sites')]
  expect(overview).toContain('href="/us/en/secure/account/overview?view=sites"')
  expect(overview).not.toMatch(/<h1[^>]*>Sites<\/h1>/)
  expect(sites).toMatch(/<h1[^>]*>Sites<\/h1>/)
  expect(sites).not.toContain('Account overview</h1>')
  const model = JSON.parse(/id="page-model">(.*?)<\/script>/s.exec(sites)?.[1] ?? '{}')
  expect(model.addSitePayload).toMatchObject({ secondaryAccount: { name: '', site: '' } })
})
