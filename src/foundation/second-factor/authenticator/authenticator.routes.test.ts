import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, readMails, reauthenticate } from '#app/testing/person-calls.ts'
import { appOf, giveApp, post } from '#foundation/second-factor/testing/factor-calls.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createTestClock } from '#app/testing/test-clock.ts'

let site: TestApp
const clock = createTestClock()
beforeAll(async () => {
  site = await openTestApp([], {}, { clock })
})
afterAll(() => site.close())

const APP = '/api/me/authenticator'
const CODES = '/api/me/recovery-codes'
const state = async (who: SignedIn) => (await callAs(site, who, 'GET', '/api/me/second-factor')).json()
const templatesTo = async (who: SignedIn, address: string) =>
  (await readMails(site, who)).filter(({ toAddress }) => toAddress === address).map(({ template }) => template)

describe('an authenticator app', () => {
  test('needs a fresh proof and a first code, and its secret is stored sealed [T-73, T-103]', async () => {
    const plain = await signInAs(site, 'app@sps.example')
    expect((await post(site, plain, APP)).json().code).toBe('reauthentication_required')
    const who = await reauthenticate(site, plain)
    const started = (await post(site, who, APP)).json()
    expect(started.address).toContain(`otpauth://totp/Halden%20sps:app%40sps.example?secret=${started.secret}`)
    expect(started.qr).toMatchObject({ size: expect.any(Number), path: expect.stringMatching(/^M\d/) })
    expect(await state(who)).toMatchObject({ authenticatorSince: null, isProven: false })
    const codeAt = appOf(site, started.secret)
    expect((await post(site, who, `${APP}/confirmation`, { code: '000000' })).statusCode).toBe(400)
    const confirmed = await post(site, who, `${APP}/confirmation`, { code: codeAt() })
    expect(confirmed.json().recoveryCodes).toHaveLength(10)
    expect(await state(who)).toMatchObject({ authenticatorSince: expect.any(String), isProven: true, recoveryCodesLeft: 10 })
    expect(await templatesTo(who, 'app@sps.example')).toEqual(['authenticator-added'])

    const rows = await withTenant(site.services.db, 'sps', (tx) =>
      tx.selectFrom('authenticator').select('sealedSecret').where('personId', '=', who.personId).execute(),
    )
    expect(rows[0]?.sealedSecret).not.toContain(started.secret)
    expect((await post(site, who, APP)).statusCode).toBe(409)
    expect((await post(site, who, `${APP}/confirmation`, { code: codeAt(1) })).statusCode).toBe(400)
  })

  test('is removed with a fresh proof; with the last factor go the recovery codes [T-73]', async () => {
    const plain = await signInAs(site, 'off@sps.example')
    const { who } = await giveApp(site, plain)
    expect((await callAs(site, plain, 'DELETE', APP)).json().code).toBe('reauthentication_required')
    expect((await callAs(site, who, 'DELETE', APP)).statusCode).toBe(200)
    expect(await state(who)).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0, isProven: false })
    expect((await callAs(site, who, 'DELETE', APP)).statusCode).toBe(404)
    expect(await templatesTo(who, 'off@sps.example')).toEqual(['authenticator-added', 'authenticator-removed'])
  })

  test('proves it again, each code once, and guesses are slowed down [T-73, T-103]', async () => {
    clock.hold()
    const plain = await signInAs(site, 'again@sps.example')
    const { codeAt, recoveryCodes } = await giveApp(site, plain)
    const prove = (code: unknown) => post(site, plain, '/api/me/reauthentication/code', { code })
    expect((await callAs(site, plain, 'GET', '/api/me/reauthentication')).json()).toMatchObject({ factors: ['authenticator'] })
    const proven = await prove(codeAt())
    expect(proven.statusCode).toBe(200)
    const cookie = `${plain.cookie}; ${proven.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')}`
    expect((await post(site, { ...plain, cookie }, CODES)).statusCode).toBe(200)
    expect((await prove(codeAt())).statusCode).toBe(400)
    // A recovery code stands in at the sign-in alone.
    expect((await prove(recoveryCodes[0])).statusCode).toBe(400)
    expect((await prove(undefined)).statusCode).toBe(400)
    expect((await post(site, { host: 'sps.localhost' }, '/api/me/reauthentication/code', { code: '1' })).statusCode).toBe(401)
    const statuses: number[] = []
    for (let guess = 0; guess < 4; guess += 1) statuses.push((await prove('000000')).statusCode)
    expect(statuses).toEqual([400, 400, 400, 429])
  })

  test('two tries with one code at once count once [T-103]', async () => {
    const plain = await signInAs(site, 'race@sps.example')
    const { codeAt } = await giveApp(site, plain)
    const code = codeAt()
    const both = await Promise.all([1, 2].map(() => post(site, plain, '/api/me/reauthentication/code', { code })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  test('a row of one person opens nothing for another', async () => {
    const plain = await signInAs(site, 'thief@sps.example')
    const { codeAt } = await giveApp(site, await signInAs(site, 'victim@sps.example'))
    await withTenant(site.services.db, 'sps', async (tx) => {
      const row = await tx.selectFrom('authenticator').selectAll().executeTakeFirstOrThrow()
      await tx
        .insertInto('authenticator')
        .values({
          sealedSecret: row.sealedSecret,
          createdAt: row.createdAt,
          confirmedAt: row.createdAt,
          lastStep: 0,
          personId: plain.personId,
        })
        .execute()
    })
    expect((await post(site, plain, '/api/me/reauthentication/code', { code: codeAt() })).statusCode).toBe(400)
  })
})

describe('recovery codes', () => {
  test('need a factor first; new ones replace the old [T-103]', async () => {
    const plain = await signInAs(site, 'codes@sps.example')
    expect((await post(site, await reauthenticate(site, plain), CODES)).statusCode).toBe(409)
    const { who, recoveryCodes } = await giveApp(site, plain)
    expect((await post(site, plain, CODES)).json().code).toBe('reauthentication_required')
    const next: string[] = (await post(site, who, CODES)).json().recoveryCodes
    expect(next).toHaveLength(10)
    expect(next.filter((code) => recoveryCodes.includes(code))).toEqual([])
    expect(await state(who)).toMatchObject({ recoveryCodesLeft: 10 })
    const stored = await withTenant(site.services.db, 'sps', (tx) =>
      tx.selectFrom('recoveryCode').select('hash').where('personId', '=', who.personId).execute(),
    )
    expect(stored.map(({ hash }) => hash.length)).toEqual(Array.from({ length: 10 }, () => 32))
  })

  test('another person and another tenant have none of it', async () => {
    await giveApp(site, await signInAs(site, 'has@sps.example'))
    for (const email of ['has-not@sps.example', 'has@process.example'])
      expect(await state(await signInAs(site, email))).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 })
  })
})
