import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#foundation/identity/person/password.service.ts'
import { updatePerson } from '#foundation/identity/person/person.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const START = Date.UTC(2026, 10, 15, 8)
let nowMs = START
const clock = { now: () => new Date(nowMs) }
const after = (seconds: number): void => {
  nowMs += seconds * 1000
}

let site: TestApp
let buyer: SignedIn
const OWN = { 'sec-fetch-site': 'same-origin' }

const get = (url: string, headers: Record<string, string> = {}, as: SignedIn | undefined = buyer) =>
  site.app.inject({ url, headers: { host: as?.host ?? 'sps.localhost', cookie: as?.cookie ?? '', ...headers } })
const anonymously = (url: string) => site.app.inject({ url, headers: { host: 'sps.localhost' } })
const send = (method: 'POST' | 'DELETE', url: string, payload?: Record<string, string>, as = buyer) =>
  site.app.inject({
    method,
    url,
    payload,
    headers: { host: as.host, cookie: as.cookie, origin: `http://${as.host}` },
  })

const givePassword = async ({ personId }: SignedIn): Promise<void> => {
  const passwordHash = await hashPassword('Portico-demo-1')
  await withTenant(site.services.db, 'sps', (tx) => updatePerson(tx, personId, { passwordHash }))
}

beforeAll(async () => {
  site = await openTestApp([], {}, { clock })
})
afterAll(() => site.close())

describe('a session', () => {
  beforeAll(() => {
    nowMs = START
  })
  const open = async (): Promise<void> => {
    buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Ada', honId: 'H-1', tempEmail: 'new@sps.example' })
  }

  test.each(['/pif/api/session/details', '/sm/api/session/details'])('is described at %s [3.2.1, 7.1.1]', async (path) => {
    await open()
    expect((await get(`${path}?appId=portico-sps`)).json()).toEqual({ session_valid: true, tempEmailId: 'new@sps.example' })
    const anonymous = await anonymously(path)
    expect([anonymous.statusCode, anonymous.json()]).toEqual([200, { session_valid: false }])
  })

  test('knows whose it is [3.2.10, 7.1.5]', async () => {
    await open()
    expect((await get('/pif/api/session/userinfo')).json()).toEqual({ session_valid: true, given_name: 'Ada', sub: 'H-1' })
    expect((await anonymously('/pif/api/session/userinfo')).json()).toEqual({ session_valid: false })
  })

  test('a forged marker proves nothing [T-15]', async () => {
    const forged = { host: 'sps.localhost', cookie: 'sps-isAuthenticated=true; sps-token=forged' }
    const answer = await site.app.inject({ url: '/pif/api/session/userinfo', headers: forged })
    expect(answer.json()).toEqual({ session_valid: false })
  })

  test('tells the seconds that are left, and asking does not extend them [3.2.2, 7.1.3] [T-14]', async () => {
    await open()
    expect((await get('/pif/api/session/remaining-time')).json()).toMatchObject({ remaining_time: 1800 })
    for (let polls = 0; polls < 59; polls += 1) {
      after(30)
      expect((await get('/pif/api/session/remaining-time')).json()).toMatchObject({ remaining_time: 1800 - 30 * (polls + 1) })
    }
    after(30)
    const late = await get('/pif/api/session/remaining-time')
    expect([late.statusCode, late.json().session_valid]).toEqual([401, false])
  })

  test('is refreshed by a script of our pages [3.2.3, 7.1.2]', async () => {
    await open()
    after(1000)
    expect((await get('/pif/api/session/refresh', OWN)).json()).toEqual({ session_refreshed: true })
    expect((await get('/pif/api/session/remaining-time')).json().remaining_time).toBe(1800)
  })

  test.each([
    ['an image on another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['a link that someone typed', { 'sec-fetch-site': 'none' }],
    ['a browser that says nothing, without a header of ours', {}],
  ])('is not refreshed by %s [T-11]', async (_, headers) => {
    await open()
    after(1000)
    expect((await get('/pif/api/session/refresh', headers)).statusCode).toBe(403)
    expect((await get('/pif/api/session/remaining-time')).json().remaining_time).toBe(800)
  })

  test('is refreshed over plain http, where only our scripts can add a header', async () => {
    await open()
    expect((await get('/pif/api/session/refresh', { 'propagate-errors': 'true' })).statusCode).toBe(200)
  })

  test('ends after twelve hours whatever was refreshed [T-13]', async () => {
    await open()
    for (let hours = 0; hours < 12; hours += 0.25) {
      expect((await get('/pif/api/session/refresh', OWN)).statusCode).toBe(200)
      after(900)
    }
    expect((await get('/pif/api/session/refresh', OWN)).statusCode).toBe(401)
  })

  test.each(['/pif/api/session/refresh', '/pif/api/session/remaining-time'])(
    '%s says session_valid false [7.1.2]',
    async (path) => {
      const anonymous = await anonymously(path)
      expect([anonymous.statusCode, anonymous.json().session_valid]).toEqual([401, false])
    },
  )

  test.each(['details', 'refresh', 'remaining-time', 'userinfo'])(
    'with the appId of another site, %s is refused [T-5]',
    async (name) => {
      await open()
      expect((await get(`/pif/api/session/${name}?appId=portico-aerobt`, OWN)).statusCode).toBe(400)
    },
  )

  test('of one site opens nothing on another [T-5]', async () => {
    await open()
    const elsewhere = await site.app.inject({
      url: '/pif/api/session/details',
      headers: { host: 'aerobt.localhost', cookie: buyer.cookie.replaceAll('sps-', 'aerobt-') },
    })
    expect(elsewhere.json()).toEqual({ session_valid: false })
  })
})

describe('deleteLogin', () => {
  const form = (payload: string) =>
    site.app.inject({
      method: 'POST',
      url: '/bin/deleteLogin',
      payload,
      headers: {
        host: buyer.host,
        cookie: buyer.cookie,
        origin: `http://${buyer.host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    })

  test('ends the session on the server and removes both cookies [7.1.4] [T-12]', async () => {
    buyer = await signInAs(site, 'buyer@sps.example')
    const answer = await form('deletecookie=sps-token&deleteIsAuthenticatedCookie=sps-isAuthenticated')
    expect(answer.cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()])).toEqual([
      ['sps-token', '', 0],
      ['sps-isAuthenticated', '', 0],
    ])
    expect((await get('/pif/api/session/remaining-time')).statusCode).toBe(401)
  })

  test('removes no cookie of another name [T-12]', async () => {
    buyer = await signInAs(site, 'buyer@sps.example')
    const answer = await form('deletecookie=usr_country&deleteIsAuthenticatedCookie=aerobt-token')
    expect(answer.cookies.map(({ name }) => name)).toEqual(['sps-token', 'sps-isAuthenticated'])
  })
})

describe('my sessions', () => {
  test('are listed, and each can be ended with the password [T-73]', async () => {
    buyer = await signInAs(site, 'lister@sps.example')
    const other = await signInAs(site, 'lister@sps.example')
    const list = (await get('/api/me/sessions')).json<{ id: string; isCurrent: boolean }[]>()
    expect(list.map(({ id, isCurrent }) => [id === other.sessionId, isCurrent]).sort()).toEqual([
      [false, true],
      [true, false],
    ])
    expect((await send('DELETE', `/api/me/sessions/${other.sessionId}`)).json().code).toBe('reauthentication_required')
    expect((await get('/pif/api/session/details', {}, other)).json()).toEqual({ session_valid: true })
    await givePassword(buyer)
    const proof = await send('POST', '/api/me/reauthentication', { currentPassword: 'Portico-demo-1' })
    const set = new Map(proof.cookies.map((cookie) => [cookie.name, cookie]))
    expect(set.get('sps-reauthentication')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api' })
    expect(set.get('sps-token')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(buyer.cookie).not.toContain(set.get('sps-token')?.value)
    buyer = { ...buyer, cookie: [...set.values()].map(({ name, value }) => `${name}=${value}`).join('; ') }
    expect((await send('DELETE', `/api/me/sessions/${other.sessionId}`)).statusCode).toBe(200)
    expect((await get('/pif/api/session/details', {}, other)).json()).toEqual({ session_valid: false })
  })

  test('this one ends without it: that is a sign-out', async () => {
    buyer = await signInAs(site, 'lister@sps.example')
    expect((await send('DELETE', `/api/me/sessions/${buyer.sessionId}`)).statusCode).toBe(200)
    expect((await get('/pif/api/session/details')).json()).toEqual({ session_valid: false })
  })

  test("another person's session does not exist", async () => {
    buyer = await signInAs(site, 'lister@sps.example')
    const other = await signInAs(site, 'other@sps.example')
    expect((await send('DELETE', `/api/me/sessions/${other.sessionId}`)).statusCode).toBe(404)
    expect((await get('/pif/api/session/details', {}, other)).json().session_valid).toBe(true)
    expect((await send('DELETE', '/api/me/sessions/not-an-id')).statusCode).toBe(400)
  })

  test('are for people who are signed in', async () => {
    expect((await anonymously('/api/me/sessions')).statusCode).toBe(401)
  })
})

describe('a change of password', () => {
  const change = (currentPassword: string, newPassword: string) =>
    send('POST', '/api/me/password', { currentPassword, newPassword })
  const openWithPassword = async (email: string): Promise<void> => {
    buyer = await signInAs(site, email)
    await givePassword(buyer)
  }

  test('needs the current one and a good new one, and ends the other sessions [T-104]', async () => {
    await openWithPassword('changer@sps.example')
    const other = await signInAs(site, 'changer@sps.example')
    expect((await change('wrong-password', 'a-much-better-one')).statusCode).toBe(400)
    expect((await change('Portico-demo-1', 'short')).statusCode).toBe(400)
    for (const [weak, message] of [
      ['1234567890', 'common'],
      ['Portico-demo-1', 'site'],
      ['Changer-on-duty', 'personal'],
    ])
      expect((await change('Portico-demo-1', weak ?? '')).json()).toMatchObject({ details: [{ path: 'newPassword', message }] })
    expect((await get('/pif/api/session/details', {}, other)).json().session_valid).toBe(true)
    expect((await change('Portico-demo-1', 'a-much-better-one')).statusCode).toBe(200)
    expect((await get('/pif/api/session/details', {}, other)).json().session_valid).toBe(false)
    expect((await get('/pif/api/session/details')).json().session_valid).toBe(true)
  })

  test('cannot be guessed from a stolen session', async () => {
    await openWithPassword('stolen@sps.example')
    const statuses: number[] = []
    for (let guess = 0; guess < 7; guess += 1)
      statuses.push((await change(`guess-${guess}-of-many`, 'does-not-matter')).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
  })
})

test('on https both cookies travel over https only', async () => {
  const secure = await openTestApp([], { PUBLIC_SCHEME: 'https' })
  try {
    const headers = { host: 'sps.localhost', origin: 'https://sps.localhost' }
    const { cookies } = await secure.app.inject({ method: 'POST', url: '/bin/deleteLogin', headers })
    expect(cookies.map(({ name, secure: isSecure }) => [name, isSecure])).toEqual([
      ['sps-token', true],
      ['sps-isAuthenticated', true],
    ])
  } finally {
    await secure.close()
  }
})
