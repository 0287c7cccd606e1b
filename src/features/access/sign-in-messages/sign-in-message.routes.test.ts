import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PATH = '/api/back-office/v1/sign-in-messages'
const READ = '/sm/api/common/account/message'
let site: TestApp
let now = new Date('2026-11-15T12:00:00Z')
let admin: AuthorCalls
let buyer: SignedIn

beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => now } })
  admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['internal', 'admin'], isInternal: true }))
  buyer = await signInAs(site, 'buyer@sps.example', { language: 'de' })
})
afterAll(() => site.close())
beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z')
  await sql`truncate sign_in_message`.execute(site.database.owner)
})

const wish = { texts: { en: 'Stocktaking', de: 'Inventur' }, roles: ['customer'], from: '2026-11-15', until: '2026-11-20' }
const add = async (more: object = {}): Promise<string> => {
  const answer = await admin.send('POST', PATH, { payload: { ...wish, ...more } })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}
const readAs = async (who: SignedIn, language?: string): Promise<string> => {
  const answer = await callsOf(site, who).send('GET', `${READ}?appId=portico-sps`, { headers: language ? { language } : {} })
  return answer.json().PortalSignInMessage
}

describe('messages after signing in', () => {
  test('are shown to the roles they are for, in the page’s language, on their days [1.0.24, 2.12.1, 7.1.8]', async () => {
    await add()
    const clerk = await signInAs(site, 'clerk@sps.example', { roles: ['internal'], isInternal: true })
    expect(await readAs(buyer, 'en')).toBe('Stocktaking')
    expect(await readAs(buyer)).toBe('Inventur')
    expect(await readAs(buyer, 'pl')).toBe('Stocktaking')
    expect(await readAs(buyer, 'constructor')).toBe('Inventur')
    expect(await readAs(clerk)).toBe('')
    now = new Date('2026-11-21T00:00:00Z')
    const later = await signInAs(site, 'buyer@sps.example')
    expect(await readAs(later)).toBe('')
  })

  test('leave the message of one person as it is [2.12.1]', async () => {
    await add()
    const greeted = await signInAs(site, 'greeted@sps.example', { signInMessage: 'Planned maintenance on Sunday.' })
    expect(await readAs(greeted)).toBe('Planned maintenance on Sunday.')
  })

  test('are listed, changed and ended by admins, and each step is in the audit log [1.0.24]', async () => {
    const id = await add()
    const changed = { ...wish, texts: { en: 'Stocktaking until Friday', fr: '  ' }, roles: [], until: null }
    expect((await admin.send('PUT', `${PATH}/${id}`, { payload: changed })).json()).toEqual({ id })
    expect(await readAs(buyer)).toBe('Stocktaking until Friday')
    const { rows, total } = (await admin.get(`${PATH}?find=friday`)).json()
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({
      id,
      texts: { en: 'Stocktaking until Friday' },
      state: 'shown',
      from: '2026-11-15',
      until: null,
    })
    expect((await admin.get(`${PATH}?find=nothing`)).json().total).toBe(0)

    expect((await admin.send('POST', `${PATH}/${id}/end`)).json()).toEqual({ id, state: 'ended' })
    expect((await admin.send('POST', `${PATH}/${id}/end`)).statusCode).toBe(200)
    expect(await readAs(buyer)).toBe('')
    const planned = await add({ from: '2026-12-01', until: null })
    await admin.send('POST', `${PATH}/${planned}/end`)
    now = new Date('2026-12-02T00:00:00Z')
    expect(await readAs(await signInAs(site, 'buyer@sps.example'))).toBe('')
    now = new Date('2026-11-15T12:00:00Z')
    const log = (await admin.get(`/api/back-office/v1/audit?object=${id}`)).json()
    expect(log.entries.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      ...['sign-in-message.add', 'sign-in-message.change', 'sign-in-message.end'],
    ])
  })

  test('belong to admins of their tenant', async () => {
    const id = await add()
    const foreign = callsOf(site, await signInAs(site, 'admin@aerobt.example', { roles: ['admin'] }))
    expect((await foreign.get(PATH)).json()).toMatchObject({ rows: [], total: 0 })
    expect((await foreign.send('PUT', `${PATH}/${id}`, { payload: wish })).statusCode).toBe(404)
    expect((await foreign.send('POST', `${PATH}/${id}/end`)).statusCode).toBe(404)
    const neighbour = callsOf(site, await signInAs(site, 'buyer@aerobt.example'))
    expect((await neighbour.get(READ)).json()).toEqual({ PortalSignInMessage: '' })
    for (const calls of [callsOf(site, buyer), callsOf(site)]) {
      expect([401, 404]).toContain((await calls.get(PATH)).statusCode)
      expect([401, 404]).toContain((await calls.send('POST', PATH, { payload: wish })).statusCode)
      expect([401, 404]).toContain((await calls.send('POST', `${PATH}/${id}/end`)).statusCode)
    }
    expect((await callsOf(site).get(READ)).statusCode).toBe(401)
  })

  test.each([
    ['no text', { texts: { en: ' ' } }],
    ['a text that is too long', { texts: { en: 'x'.repeat(1_001) } }],
    ['an unknown language', { texts: { xx: 'Hi' } }],
    ['an unknown role', { roles: ['constructor'] }],
    ['an end before the start', { until: '2026-11-14' }],
    ['no day', { from: 'today' }],
  ])('are refused with %s', async (_, fault) => {
    expect((await admin.send('POST', PATH, { payload: { ...wish, ...fault } })).statusCode).toBe(400)
  })
})
