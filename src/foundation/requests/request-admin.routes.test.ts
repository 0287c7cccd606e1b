import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { writeRequestId } from '#foundation/requests/access-request.rules.ts'
import { askForBadge, createBadges, takeBackBadge } from '#foundation/requests/testing/badge-requests.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const PATH = '/api/back-office/v1/requests'
const badges = createBadges()
let site: TestApp
let admin: SignedIn
let admin2: SignedIn
let buyer: SignedIn
beforeAll(async () => {
  site = await openTestApp([badges.feature])
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin'], givenName: 'Petra', familyName: 'Lind' })
  admin2 = await signInAs(site, 'admin2@sps.example', { roles: ['admin'], givenName: 'Rolf', familyName: 'Amsel' })
  buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Ada', familyName: 'Buyer' })
})
afterAll(() => site.close())
beforeEach(async () => {
  badges.done.length = 0
  await withTenant(site.services.db, 'sps', async (tx) => {
    await sql`delete from access_request`.execute(tx)
    await sql`delete from mail_outbox`.execute(tx)
  })
})

type Caller = Pick<SignedIn, 'host' | 'cookie'>
const get = ({ host, cookie }: Caller, url: string) => site.app.inject({ url, headers: { host, cookie } })
const post = ({ host, cookie }: Caller, url: string, payload: object) =>
  site.app.inject({ method: 'POST', url, payload, headers: { host, cookie, origin: `http://${host}` } })
const decide = (who: Caller, id: string, payload: object) => post(who, `${PATH}/${id}/decision`, payload)
const ask = async (subject = 'gate', who = buyer) => writeRequestId((await askForBadge(site, who, subject)).number)
const mailsTo = async (address: string) =>
  (await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 100))).filter(({ toAddress }) => toAddress === address)
const auditOf = (id: string) =>
  withTenant(site.services.db, 'sps', async (tx) => {
    const { rows } = await sql<{ action: string; actorId: string; details: Record<string, unknown> }>`
      select action, actor_id, details from audit_entry where details->>'object' = ${id} order by at`.execute(tx)
    return rows
  })

describe('asking', () => {
  test('waits for a decision and is told to those who may decide, in their name and with the reason', async () => {
    const { number } = await askForBadge(site, buyer, 'gate', { reason: 'Night shift' })
    const { requests, total, counts } = (await get(admin, PATH)).json()
    expect({ total, counts }).toEqual({ total: 1, counts: { waiting: 1, late: 0, decided: 0 } })
    expect(requests).toMatchObject([
      {
        id: writeRequestId(number),
        kind: 'badge',
        person: { name: 'Ada Buyer', email: 'buyer@sps.example' },
        subject: { id: 'gate', name: 'Badge gate' },
        status: 'Waiting',
      },
    ])
    const [mail] = await mailsTo('admin@sps.example')
    expect(mail).toMatchObject({ template: 'request-asked', subject: 'Ada Buyer asks for Badge gate' })
    expect(mail?.text).toContain('Night shift')
    expect(await mailsTo('buyer@sps.example')).toEqual([])
  })

  test('twice is once, also at the same moment', async () => {
    const numbers = await Promise.all([1, 2, 3].map(() => ask()))
    expect(new Set(numbers).size).toBe(1)
    expect((await get(admin, PATH)).json().total).toBe(1)
    expect(await mailsTo('admin@sps.example')).toHaveLength(1)
  })

  test('can be taken back while it waits, and asked again', async () => {
    const id = await ask()
    expect(await takeBackBadge(site, buyer, 'gate')).toBeDefined()
    expect(await takeBackBadge(site, buyer, 'gate')).toBeUndefined()
    expect((await decide(admin, id, { decision: 'approve' })).statusCode).toBe(409)
    expect(await ask()).not.toBe(id)
  })
})

describe('deciding', () => {
  test.each([
    ['approve', 'Approved', 'gate approved', 'request-approved'],
    ['deny', 'Denied', 'gate denied', 'request-denied'],
  ])('to %s grants or refuses it, sends one mail and is written down', async (decision, status, done, template) => {
    const id = await ask()
    const answer = await decide(admin, id, { decision, note: 'See <you> $& soon' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json()).toMatchObject({ id, status, by: 'Petra Lind', at: expect.any(String) })
    expect(badges.done).toEqual([done])
    const mails = await mailsTo('buyer@sps.example')
    expect(mails).toMatchObject([{ template }])
    expect(mails[0]?.text).toContain('See <you> $& soon')
    const entry = (await auditOf(id)).at(-1)
    expect(entry).toMatchObject({
      action: `request.${decision}`,
      actorId: admin.personId,
      details: { object: id, before: 'Waiting', after: status },
    })
    expect((await get(admin, `${PATH}?status=${status}&kind=badge&person=ada`)).json().requests).toMatchObject([{ id, status }])
  })

  test('one’s own request is refused, also one that was asked for in a customer’s name [T-57, T-88]', async () => {
    const own = await ask('gate', admin)
    const requested = await askForBadge(site, buyer, 'gate', { actorId: admin.personId })
    for (const id of [own, writeRequestId(requested.number)]) {
      expect((await decide(admin, id, { decision: 'approve' })).statusCode).toBe(403)
      expect((await get(admin, `${PATH}/${id}`)).json()).toMatchObject({ isOwn: true, status: 'Waiting' })
    }
    expect(badges.done).toEqual([])
    expect((await decide(admin2, own, { decision: 'approve' })).statusCode).toBe(200)
  })

  test('two at once: one wins, the other is told who it was [T-88]', async () => {
    const id = await ask()
    const answers = await Promise.all([
      decide(admin, id, { decision: 'approve' }),
      decide(admin2, id, { decision: 'deny' }),
      decide(admin2, id, { decision: 'approve' }),
    ])
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    expect(won).toHaveLength(1)
    for (const lost of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(lost.statusCode).toBe(409)
      expect(lost.json()).toMatchObject({ by: won[0]?.json().by, error: `Already decided by ${won[0]?.json().by}` })
    }
    expect(badges.done).toHaveLength(1)
    expect(await mailsTo('buyer@sps.example')).toHaveLength(1)
    expect((await auditOf(id)).filter(({ action }) => action !== 'request.ask')).toHaveLength(1)
  })

  test('what cannot be granted stays as it was', async () => {
    const id = await ask('sold-out')
    expect((await decide(admin, id, { decision: 'approve' })).json()).toMatchObject({ error: 'There are no badges left.' })
    expect((await get(admin, PATH)).json().requests).toMatchObject([{ id, status: 'Waiting' }])
    expect(await mailsTo('buyer@sps.example')).toEqual([])
  })

  test('may end on a day to come', async () => {
    const id = await ask()
    for (const until of ['2020-01-01', 'soon'])
      expect((await decide(admin, id, { decision: 'approve', until })).statusCode).toBe(400)
    expect((await decide(admin, id, { decision: 'deny', until: '2999-01-31' })).statusCode).toBe(400)
    expect((await decide(admin, id, { decision: 'approve', until: '2999-01-31' })).statusCode).toBe(200)
    expect(badges.done).toEqual(['gate approved until 2999-01-31T23:59:59.999Z'])
    expect((await mailsTo('buyer@sps.example'))[0]?.text).toContain('January 31, 2999')
  })

  test('many at once says of each what became of it', async () => {
    const [one, two, full, own] = [await ask('one'), await ask('two'), await ask('sold-out'), await ask('own', admin)]
    await decide(admin2, two, { decision: 'deny' })
    const answer = await post(admin, `${PATH}/decisions`, {
      ids: [one, two, full, own, 'REQ-1', one],
      decision: 'approve',
      note: 'All of you',
    })
    const { decided, refused } = answer.json()
    expect(decided).toEqual([one])
    expect(new Map(refused.map(({ id, code }: { id: string; code: string }) => [id, code]))).toEqual(
      new Map([
        [two, 'already_decided'],
        [full, 'conflict'],
        [own, 'own_request'],
        ['REQ-1', 'not_found'],
      ]),
    )
    expect(refused).toContainEqual(expect.objectContaining({ id: two, by: 'Rolf Amsel' }))
    expect(badges.done).toEqual(['two denied', 'one approved'])
  })

  test.each([
    {},
    { decision: 'maybe' },
    { decision: 'approve', note: 'x'.repeat(1_001) },
    { decision: 'approve', note: '\u0000' },
  ])('%j is refused', async (payload) => {
    const id = await ask()
    expect((await decide(admin, id, payload)).statusCode).toBe(400)
    expect(badges.done).toEqual([])
  })
})

describe('the administration of requests', () => {
  test('tells what the rules say, what happened and what was asked before', async () => {
    await decide(admin2, await ask(), { decision: 'deny', note: 'No seats' })
    const id = await ask()
    expect((await get(admin, `${PATH}/${id}?language=de`)).json()).toMatchObject({
      id,
      kindName: 'Ausweis',
      mayExpire: true,
      facts: [{ label: 'Colour', text: 'green' }],
      rules: [
        { isFor: true, text: 'buyer@sps.example ist bestätigt.', hint: null },
        { isFor: false, hint: expect.any(String) },
        { isFor: false },
        { isFor: false, text: 'Dieselbe Anfrage wurde schon abgelehnt: 1.' },
      ],
      history: [{ event: 'asked', by: 'Ada Buyer' }],
      earlier: [{ subject: 'Badge gate', status: 'Denied' }],
    })
  })

  test('filters, and an empty filter filters nothing', async () => {
    const id = await ask()
    const list = async (query: string) => (await get(admin, `${PATH}?${query}`)).json().total
    expect(await list('kind=&status=&person=')).toBe(1)
    expect(await list('person=nobody')).toBe(0)
    expect(await list('person=%25')).toBe(0)
    expect(await list('kind=tool')).toBe(0)
    expect(await list('view=late')).toBe(0)
    await withTenant(site.services.db, 'sps', (tx) =>
      sql`update access_request set asked_at = asked_at - interval '25 hours'`.execute(tx),
    )
    expect(await list('view=late')).toBe(1)
    await decide(admin, id, { decision: 'deny' })
    expect(await list('view=late')).toBe(0)
    expect(await list('view=decided')).toBe(1)
    expect((await get(admin, `${PATH}?status=Perhaps`)).statusCode).toBe(400)
  })

  test('does not exist for others: visitors sign in, everybody else and other tenants find nothing', async () => {
    const id = await ask()
    const author = await signInAs(site, 'author@sps.example', { roles: ['author'] })
    const foreign = await signInAs(site, 'admin@aerobt.example', { roles: ['admin'] })
    const callers: [Caller, number][] = [
      [{ host: 'sps.localhost', cookie: '' }, 401],
      [buyer, 404],
      [author, 404],
    ]
    for (const [who, status] of callers) {
      expect((await get(who, PATH)).statusCode).toBe(status)
      expect((await get(who, `${PATH}/${id}`)).statusCode).toBe(status)
      expect((await decide(who, id, { decision: 'approve' })).statusCode).toBe(status)
      expect((await post(who, `${PATH}/decisions`, { ids: [id], decision: 'approve' })).statusCode).toBe(status)
    }
    expect((await get(foreign, PATH)).json().total).toBe(0)
    expect((await get(foreign, `${PATH}/${id}`)).statusCode).toBe(404)
    expect((await decide(foreign, id, { decision: 'approve' })).statusCode).toBe(404)
    expect((await decide(admin, 'REQ-1', { decision: 'approve' })).statusCode).toBe(404)
    expect((await decide(admin, '../x', { decision: 'approve' })).statusCode).toBe(404)
    expect(badges.done).toEqual([])
  })
})
