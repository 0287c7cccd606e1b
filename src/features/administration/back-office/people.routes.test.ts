import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, updatePerson } from '#foundation/identity/public.server.ts'
import { openBrowser } from '#app/testing/browser.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

const BASE = '/api/back-office/v1/people'
const PASSWORD = 'four-quiet-valves'
let site: TestApp
let admin: SignedIn
let second: SignedIn

beforeAll(async () => {
  site = await openTestApp()
  const proven = { isProven: true }
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin'], givenName: 'Ada', familyName: 'Min' }, proven)
  second = await signInAs(site, 'second@sps.example', { roles: ['admin'], givenName: 'Sec', familyName: 'Ond' }, proven)
})
afterAll(() => site.close())

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, who: SignedIn) =>
  site.app.inject({
    method,
    url: path.startsWith('/api') ? path : `${BASE}${path}`,
    headers: { host: who.host, cookie: who.cookie, origin: `http://${who.host}` },
  })
const isSignedIn = async (who: SignedIn): Promise<boolean> => (await send('GET', '/api/me/sessions', who)).statusCode === 200
const logOf = async (action: string) =>
  (await send('GET', `/api/back-office/v1/audit?action=${action}`, admin)).json<{ entries: object[] }>().entries

test('people are invited, one or many, as long as they may sign in', async () => {
  const post = (ids: readonly string[]) =>
    site.app.inject({
      method: 'POST',
      url: `${BASE}/invitations`,
      headers: { host: admin.host, cookie: admin.cookie, origin: `http://${admin.host}` },
      payload: { ids },
    })
  const [one, other] = [await signInAs(site, 'one@sps.example'), await signInAs(site, 'other@sps.example')]
  await withTenant(site.services.db, 'sps', async (tx) => {
    await updatePerson(tx, one.personId, { status: 'pending' })
    await updatePerson(tx, other.personId, { status: 'denied' })
  })
  expect((await post([one.personId, other.personId])).json()).toEqual({ invited: 1 })
  const { rows } = await withTenant(site.services.db, 'sps', (tx) =>
    sql<{ recipient: string }>`select to_address as recipient from mail_outbox`.execute(tx),
  )
  expect(rows.map(({ recipient }) => recipient)).toEqual(['one@sps.example'])
})

describe('disabling somebody', () => {
  test('ends every session at once, is in the log, and leads to the deactivation dialog at the next sign-in [T-103]', async () => {
    const [here, there] = [await signInAs(site, 'leaver@sps.example'), await signInAs(site, 'leaver@sps.example')]
    const passwordHash = await hashPassword(PASSWORD)
    await withTenant(site.services.db, 'sps', (tx) => updatePerson(tx, here.personId, { passwordHash }))
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true])
    expect((await send('POST', `/${here.personId}/disable`, admin)).json()).toEqual({ id: here.personId, status: 'deactivated' })
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false])
    expect(await logOf('person.disabled')).toMatchObject([{ name: 'leaver@sps.example', before: 'active', after: 'deactivated' }])

    const browser = openBrowser(site, 'sps.localhost')
    await browser.follow(await browser.get('/system/sling/login.html'))
    const email = 'leaver@sps.example'
    await browser.follow(await browser.submit(browser.address().pathname, { email, password: PASSWORD }))
    expect(browser.address().searchParams.get('deactivationStatus')).toBe('true')

    // The dialog's button opens accounts that were not used for long, not this one.
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const wake = await site.app.inject({
      method: 'PUT',
      url: '/pif/api/account/v1/account-revalidate/start?appId=portico-sps',
      headers: { host: 'sps.localhost', cookie, origin: 'http://sps.localhost' },
      payload: { incrementCounter: 'Y' },
    })
    expect([wake.statusCode, wake.json<{ code: string }>().code]).toEqual([403, 'account_disabled'])

    const { rows } = (await send('GET', '?find=leaver', admin)).json<{ rows: object[] }>()
    expect(rows).toMatchObject([{ status: 'deactivated', isDisabled: true }])
    expect((await send('POST', `/${here.personId}/enable`, admin)).json()).toEqual({ id: here.personId, status: 'active' })
    expect(await logOf('person.enabled')).toMatchObject([{ before: 'deactivated', after: 'active' }])
    expect(await isSignedIn(await signInAs(site, 'leaver@sps.example'))).toBe(true)
  })

  test('is nothing that people do to themselves, or to people of another tenant [T-103]', async () => {
    expect((await send('POST', `/${admin.personId}/disable`, admin)).statusCode).toBe(403)
    expect((await send('DELETE', `/${admin.personId}/sessions`, admin)).statusCode).toBe(403)
    const foreign = await signInAs(site, 'buyer@aerobt.example')
    for (const step of ['disable', 'enable'])
      expect((await send('POST', `/${foreign.personId}/${step}`, admin)).statusCode).toBe(404)
    expect(await isSignedIn(foreign)).toBe(true)
  })

  test('leaves one of two admins who disable each other at once [T-103]', async () => {
    const answers = await Promise.all([
      send('POST', `/${second.personId}/disable`, admin),
      send('POST', `/${admin.personId}/disable`, second),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect([await isSignedIn(admin), await isSignedIn(second)].filter((isIn) => isIn)).toHaveLength(1)
    // The one who is left brings the other back, for the tests below.
    const left = (await isSignedIn(admin)) ? admin : second
    const other = left === admin ? second : admin
    expect((await send('POST', `/${other.personId}/enable`, left)).statusCode).toBe(200)
    admin = left
  })

  test('ends sessions that act for them [T-55, T-103]', async () => {
    const asm = await signInAs(site, 'asm@sps.example', { roles: ['internal'], isInternal: true, isAsm: true })
    const customer = await signInAs(site, 'acted-for@sps.example')
    const actingUntil = new Date(site.services.clock.now().getTime() + 3_600_000)
    await withTenant(site.services.db, 'sps', (tx) =>
      tx.updateTable('session').set({ actingFor: customer.personId, actingUntil }).where('id', '=', asm.sessionId).execute(),
    )
    expect((await send('POST', `/${customer.personId}/disable`, admin)).statusCode).toBe(200)
    const answer = await send('GET', '/api/me/sessions', asm)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'acting_ended'])
  })
})

test('ending somebody’s sessions signs them out everywhere, and they may sign in again [T-103]', async () => {
  const [here, there] = [await signInAs(site, 'lost@sps.example'), await signInAs(site, 'lost@sps.example')]
  expect((await send('DELETE', `/${here.personId}/sessions`, admin)).json()).toEqual({ id: here.personId, ended: 2 })
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false])
  expect(await isSignedIn(await signInAs(site, 'lost@sps.example'))).toBe(true)
  expect(await logOf('person.sessions-ended')).toMatchObject([{ name: 'lost@sps.example', after: 2 }])
})

test('an admin sees where somebody is signed in, and ends one session there [T-103]', async () => {
  const [here, there] = [await signInAs(site, 'two.places@sps.example'), await signInAs(site, 'two.places@sps.example')]
  const list = async () =>
    (await send('GET', `/${here.personId}/sessions`, admin)).json<{ sessions: { id: string }[] }>().sessions
  const sessions = await list()
  expect(sessions.map(({ id }) => id).toSorted()).toEqual([here.sessionId, there.sessionId].toSorted())
  const word = expect.any(String)
  for (const one of sessions) expect(one).toEqual({ id: word, device: word, createdAt: word, seenAt: word })

  expect((await send('DELETE', `/${here.personId}/sessions/${there.sessionId}`, admin)).json()).toEqual({ id: there.sessionId })
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  expect((await list()).map(({ id }) => id)).toEqual([here.sessionId])
  expect(await logOf('person.session-ended')).toMatchObject([{ name: 'two.places@sps.example' }])
})

test('sessions of somebody else, of another tenant or one’s own are not reached that way [T-103]', async () => {
  const [one, other] = [await signInAs(site, 'near@sps.example'), await signInAs(site, 'far@sps.example')]
  const foreign = await signInAs(site, 'buyer@aerobt.example')
  expect((await send('DELETE', `/${one.personId}/sessions/${other.sessionId}`, admin)).statusCode).toBe(404)
  expect((await send('DELETE', `/${admin.personId}/sessions/${admin.sessionId}`, admin)).statusCode).toBe(403)
  expect((await send('DELETE', `/${foreign.personId}/sessions/${foreign.sessionId}`, admin)).statusCode).toBe(404)
  expect((await send('GET', `/${foreign.personId}/sessions`, admin)).statusCode).toBe(404)
  expect((await send('GET', `/${one.personId}/sessions`, other)).statusCode).toBe(404)
  expect([await isSignedIn(other), await isSignedIn(foreign), await isSignedIn(admin)]).toEqual([true, true, true])
})

test('the file of people has those whom the filters leave, as text, and is in the log [T-50, T-103]', async () => {
  await signInAs(site, 'formula@sps.example', { givenName: '=HYPERLINK("//e")', familyName: 'X' })
  const { body, headers } = await send('GET', '.csv?find=formula', admin)
  expect(headers['content-disposition']).toBe('attachment; filename="people.csv"')
  expect(body.trim().split('\r\n')).toHaveLength(2)
  expect(body).toContain(`"'=HYPERLINK`)
  expect(await logOf('person.export')).toHaveLength(1)
})

test('somebody who lost the second factor gets rid of it through another admin, and of every session [T-103]', async () => {
  const lost = await signInAs(site, 'phoneless@sps.example')
  await withTenant(site.services.db, 'sps', (tx) =>
    sql`insert into authenticator (person_id, sealed_secret, confirmed_at, created_at) values (${lost.personId}, 'x', now(), now())`.execute(
      tx,
    ),
  )
  const rowsOf = async () => (await send('GET', '?find=phoneless', admin)).json<{ rows: object[] }>().rows
  expect(await rowsOf()).toMatchObject([{ hasSecondFactor: true }])
  expect((await send('DELETE', `/${lost.personId}/second-factor`, lost)).statusCode).toBe(404)
  expect((await send('DELETE', `/${admin.personId}/second-factor`, admin)).statusCode).toBe(403)
  expect((await send('DELETE', `/${lost.personId}/second-factor`, admin)).json()).toMatchObject({ id: lost.personId, ended: 1 })
  expect(await rowsOf()).toMatchObject([{ hasSecondFactor: false }])
  expect(await isSignedIn(lost)).toBe(false)
  expect(await logOf('person.second-factor-removed')).toHaveLength(1)
})
