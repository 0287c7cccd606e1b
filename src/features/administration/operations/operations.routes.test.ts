import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { remindOfKeys } from '#features/administration/operations/key-inbox.service.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { defineTask, FinalTaskFailure } from '#platform/jobs/jobs.ts'
import { runRecurring } from '#platform/jobs/recurring.ts'

const BASE = '/api/back-office/v1'
let site: TestApp
let admin: AuthorCalls
let author: AuthorCalls
let buyer: AuthorCalls
let foreign: AuthorCalls
let visitor: AuthorCalls
let adminId: string
const inSps = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)

let isBroken = true
const seen: string[] = []
const fragile = defineTask({
  name: 'fragile-work',
  schema: z.object({ word: z.string() }),
  async run({ data }) {
    if (isBroken) throw new FinalTaskFailure('It broke.')
    seen.push(data.word)
  },
})

beforeAll(async () => {
  site = await openTestApp()
  const session = await signInAs(site, 'admin@sps.example', { roles: ['admin', 'order-viewer'] }, { isProven: true })
  adminId = session.personId
  admin = callsOf(site, session)
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  buyer = callsOf(site, await signInAs(site, 'buyer@sps.example'))
  foreign = callsOf(site, await signInAs(site, 'admin@aerobt.example', { roles: ['admin', 'author'] }, { isProven: true }))
  visitor = callsOf(site)
  await site.services.jobs.startWorkers([fragile, site.services.mail.deliverMail])
})
afterAll(() => site.close())

const actionsOf = async (action: string) =>
  (await admin.get(`${BASE}/audit?action=${action}`)).json<{ entries: { object: string; after: unknown }[] }>().entries

test.each(['/mails', '/keys', '/returns', '/audit.csv'])('%s is for admins of the site alone', async (path) => {
  expect((await admin.get(`${BASE}${path}`)).statusCode).toBe(200)
  expect((await visitor.get(`${BASE}${path}`)).statusCode).toBe(401)
  for (const who of [author, buyer]) expect((await who.get(`${BASE}${path}`)).statusCode).toBe(404)
})

describe('mails', () => {
  const addMail = (state: string) =>
    inSps(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        insert into mail_outbox (to_address, subject, text, template, state, last_error)
        values ('a@b.example', 'Your link', 'https://secret.example/token', 'x', ${state}, 'no such host') returning id`.execute(
        tx,
      )
      return rows[0]?.id ?? ''
    })

  test('are listed without their texts, and sent again when they were given up', async () => {
    const id = await addMail('failed')
    const { body } = await admin.get(`${BASE}/mails?state=failed`)
    expect(body).toContain('Your link')
    expect(body).not.toContain('secret.example')
    for (const who of [author, foreign]) expect((await who.send('POST', `${BASE}/mails/${id}/resend`)).statusCode).toBe(404)
    expect((await foreign.get(`${BASE}/mails`)).json().rows).toEqual([])
    expect((await admin.send('POST', `${BASE}/mails/${id}/resend`)).statusCode).toBe(200)
    await vi.waitFor(async () => expect((await admin.get(`${BASE}/mails?find=Your link`)).json().rows[0].state).toBe('shown'), {
      timeout: 60_000,
    })
    expect((await admin.send('POST', `${BASE}/mails/${id}/resend`)).statusCode).toBe(404)
    expect(await actionsOf('mail.resend')).toMatchObject([{ object: id }])
  })
})

describe('work that failed', () => {
  test('is done again with the same data, as a new job', async () => {
    const id = await inSps((tx) => site.services.jobs.enqueue(tx, fragile, { word: 'again' }, { owner: adminId }))
    const stateOf = async (job: string) => {
      const { rows } = (await admin.get(`${BASE}/jobs?find=fragile`)).json<{ rows: { id: string; state: string }[] }>()
      return rows.find((row) => row.id === job)?.state
    }
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('failed'), { timeout: 60_000 })
    for (const who of [author, foreign]) expect((await who.send('POST', `${BASE}/jobs/${id}/retry`)).statusCode).toBe(404)
    isBroken = false
    const answer = await admin.send('POST', `${BASE}/jobs/${id}/retry`)
    expect(answer.statusCode).toBe(201)
    const next = answer.json<{ id: string }>().id
    await vi.waitFor(async () => expect(await stateOf(next)).toBe('completed'), { timeout: 60_000 })
    expect(seen).toEqual(['again'])
    expect((await admin.send('POST', `${BASE}/jobs/${next}/retry`)).statusCode).toBe(409)
    expect(await actionsOf('job.retry')).toMatchObject([{ object: id, after: next }])
  })
})

describe('keys of programs', () => {
  const add = (payload: object, who = admin) => who.send('POST', `${BASE}/keys`, { payload })
  const push = (key: string) =>
    site.app.inject({
      method: 'POST',
      url: '/api/integration/v1/prices',
      headers: { host: 'sps.localhost', authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
      payload: '{}\n',
    })

  test('are shown once, open what they may, and nothing after they were revoked', async () => {
    const wish = { name: 'Our ERP', scopes: ['prices:write'], days: 30 }
    for (const who of [author, buyer]) expect((await add(wish, who)).statusCode).toBe(404)
    const { key } = (await add(wish)).json<{ key: string }>()
    expect((await push(key)).statusCode).toBe(200)
    const { body } = await admin.get(`${BASE}/keys`)
    expect(body).not.toContain(key)
    const [listed] = JSON.parse(body).keys
    expect(listed).toMatchObject({ name: 'Our ERP', scopes: ['prices:write'], revokedAt: null })
    expect((await foreign.get(`${BASE}/keys`)).json().keys).toEqual([])
    expect((await foreign.send('DELETE', `${BASE}/keys/${listed.id}`)).statusCode).toBe(404)
    expect((await admin.send('DELETE', `${BASE}/keys/${listed.id}`)).statusCode).toBe(204)
    expect((await push(key)).statusCode).toBe(401)
    expect(await actionsOf('key.revoke')).toMatchObject([{ object: listed.id }])
  })

  test('one of a customer company has that company’s scopes alone, and so has its successor', async () => {
    const { rows } = await inSps((tx) =>
      sql<{ number: string; name: string }>`
        insert into company (id, number, name) values (gen_random_uuid(), 'K-1', 'Keyed') returning number, name`.execute(tx),
    )
    const wish = { name: 'Their SRM', scopes: ['purchase-orders:write', 'procurement:read'], days: 30, company: 'K-1' }
    expect((await add({ ...wish, company: 'K-2' })).statusCode).toBe(400)
    expect((await add({ ...wish, scopes: ['prices:write'] })).statusCode).toBe(400)
    expect((await add({ ...wish, company: '' })).statusCode, 'for the whole site').toBe(400)
    expect((await add(wish)).statusCode).toBe(201)
    const listOf = async () =>
      (await admin.get(`${BASE}/keys`))
        .json<{ keys: { id: string; name: string; company: object | null }[] }>()
        .keys.filter(({ name }) => name === wish.name)
    const [made] = await listOf()
    expect(made?.company).toEqual(rows[0])
    await admin.send('POST', `${BASE}/keys/${made?.id}/rotation`)
    expect((await listOf()).map(({ company }) => company)).toEqual([rows[0], rows[0]])
  })

  test('a key and its successor both count, until the former one is revoked', async () => {
    const { key } = (await add({ name: 'Pair', scopes: ['prices:write'], days: 30 })).json<{ key: string }>()
    const listOf = async () =>
      (await admin.get(`${BASE}/keys`))
        .json<{ keys: { id: string; name: string; expiresAt: string }[] }>()
        .keys.filter(({ name }) => name === 'Pair')
    const [former] = await listOf()
    expect((await foreign.send('POST', `${BASE}/keys/${former?.id}/rotation`)).statusCode).toBe(404)
    const answer = await admin.send('POST', `${BASE}/keys/${former?.id}/rotation`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { key: next } = answer.json<{ key: string }>()
    expect([(await push(key)).statusCode, (await push(next)).statusCode]).toEqual([200, 200])
    const days = (await listOf()).map(({ expiresAt }) =>
      Math.round((Date.parse(expiresAt) - site.services.clock.now().getTime()) / 86_400_000),
    )
    expect(days).toEqual([7, 30])
    await admin.send('DELETE', `${BASE}/keys/${former?.id}`)
    expect([(await push(key)).statusCode, (await push(next)).statusCode]).toEqual([401, 200])
    expect((await admin.send('POST', `${BASE}/keys/${former?.id}/rotation`)).statusCode).toBe(404)
  })

  test('one that ends soon, and has no successor, is in each admin’s inbox once', async () => {
    for (const name of ['Ending', 'Replaced']) await add({ name, scopes: ['prices:write'], days: 10 })
    await add({ name: 'Replaced', scopes: ['prices:write'], days: 365 })
    const remind = () => runRecurring({ db: site.services.db, services: site.services, recurring: [remindOfKeys], log: console })
    await remind()
    await remind()
    const entries = (await admin.get('/api/inbox/v1')).json<{ entries: { title: string; path: string }[] }>().entries
    expect(entries.filter(({ path }) => path.endsWith('/back-office/jobs/keys')).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^The key Ending ends on /),
    ])
    const { keys } = (await admin.get(`${BASE}/keys`)).json<{ keys: { name: string; state: string }[] }>()
    expect(keys.filter(({ name }) => name === 'Ending')).toMatchObject([{ state: 'ending' }])
  })

  test('have known rights, and few of them by default', async () => {
    for (const payload of [
      { name: 'x', scopes: ['all'], days: 1 },
      { name: 'x', scopes: [], days: 1 },
      { name: '', scopes: ['prices:write'], days: 1 },
    ])
      expect((await add(payload)).statusCode).toBe(400)
  })
})

describe('redirects', () => {
  const add = (payload: object, who = author) =>
    who.send('POST', `${BASE}/redirects`, { payload: { locale: 'us/en', ...payload } })

  test('lead an address without a page to a page of the market, and nowhere else [T-4]', async () => {
    const { id } = await author.create('/offers')
    await author.publish(id)
    expect((await add({ from: '/old-offers', to: '/offers' })).statusCode).toBe(201)
    const led = await visitor.get('/us/en/old-offers')
    expect([led.statusCode, led.headers['location']]).toEqual([301, '/us/en/offers'])
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/nowhere'])
      expect((await add({ from: '/trap', to })).statusCode).toBe(422)
    for (const from of ['/', 'x', '/a.b', '//x']) expect((await add({ from, to: '/offers' })).statusCode).toBe(422)
    expect((await add({ from: '/offers', to: '/offers' })).statusCode).toBe(409)
    expect((await add({ from: '/old-offers', to: '/offers' })).statusCode).toBe(409)
    expect(await actionsOf('redirect.add')).toMatchObject([{ object: '/us/en/old-offers' }])
  })

  test('are of authors and admins of the site, who also remove them', async () => {
    await author.create('/target')
    expect((await add({ from: '/old-target', to: '/target' }, buyer)).statusCode).toBe(404)
    expect((await add({ from: '/old-target', to: '/target' }, foreign)).statusCode).toBe(422)
    expect((await add({ from: '/old-target', to: '/target' }, admin)).statusCode).toBe(201)
    expect((await foreign.get(`${BASE}/redirects`)).json().rows).toEqual([])
    const remove = (who: AuthorCalls) => who.send('DELETE', `${BASE}/redirects?locale=us/en&from=/old-target`)
    expect([(await remove(buyer)).statusCode, (await remove(foreign)).statusCode]).toEqual([404, 404])
    expect((await author.get(`${BASE}/redirects?find=old-target`)).json().rows).toMatchObject([
      { from: '/old-target', to: '/target' },
    ])
    expect((await remove(author)).statusCode).toBe(204)
    expect((await remove(author)).statusCode).toBe(404)
  })
})

describe('the audit log as a file', () => {
  test('holds what the filters leave', async () => {
    await author.create('/exported')
    const { body, headers } = await admin.get(`${BASE}/audit.csv?action=page.draft`)
    expect(headers['content-disposition']).toContain('audit-log.csv')
    expect(body).toContain('/us/en/exported')
    expect(body).not.toContain('mail.resend')
    expect((await admin.get(`${BASE}/audit.csv?at=yesterday`)).statusCode).toBe(400)
    expect((await foreign.get(`${BASE}/audit.csv`)).body).not.toContain('/us/en/exported')
  })
})
