import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actFor, callAs, readMails, reauthenticate } from '#app/testing/person-calls.ts'
import { ceremonyOf, givePasskey, post } from '#foundation/second-factor/testing/factor-calls.ts'
import { createSoftwareAuthenticator } from '#foundation/second-factor/testing/software-authenticator.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let shiftMs = 0
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date(Date.now() + shiftMs) } })
})
afterAll(() => site.close())

const OPTIONS = '/api/me/passkeys/options'
const PASSKEYS = '/api/me/passkeys'
const NOBODYS = '00000000-0000-4000-8000-000000000000'

const state = async (who: SignedIn) => (await callAs(site, who, 'GET', '/api/me/second-factor')).json()
const start = async (who: SignedIn): Promise<string> => (await post(site, who, OPTIONS)).json().options.challenge
const auditOf = async ({ tenant, personId }: SignedIn) =>
  withTenant(site.services.db, tenant, async (tx) =>
    (await tx.selectFrom('auditEntry').select('action').where('subjectId', '=', personId).execute()).map(({ action }) => action),
  )

describe('adding a passkey', () => {
  test('needs a fresh proof, is listed, audited and reported by mail [T-73]', async () => {
    const before = await signInAs(site, 'adds@sps.example')
    const refused = await post(site, before, OPTIONS)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'reauthentication_required'])
    const { who, id } = await givePasskey(site, before)
    expect(await state(who)).toMatchObject({
      isRequired: false,
      isProven: true,
      isElsewhere: false,
      passkeys: [{ id, name: 'Passkey', lastUsedAt: null }],
    })
    expect(await auditOf(who)).toContain('passkey.added')
    expect(
      (await readMails(site, who)).filter(({ toAddress }) => toAddress === 'adds@sps.example').map(({ template }) => template),
    ).toEqual(['passkey-added'])
  })

  test('offers what browsers need: this host, a discoverable credential, the person verified', async () => {
    const who = await reauthenticate(site, await signInAs(site, 'offers@sps.example'))
    const { options } = (await post(site, who, OPTIONS)).json()
    expect(options).toMatchObject({
      rp: { id: 'sps.localhost', name: 'Halden sps' },
      user: { name: 'offers@sps.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257])
  })

  test.each([
    ['another origin', { origin: 'http://sps.localhost.thief.example' }, {}],
    ['another host of ours', { origin: 'http://process.localhost', rpId: 'process.localhost' }, {}],
    ['a challenge of nobody', { challenge: 'bm9ib2R5cw' }, {}],
    ['a person whom the device did not verify', {}, { isUnverified: true }],
    ['an answer to another ceremony', {}, { type: 'webauthn.get' }],
  ])('refuses %s [T-103]', async (_, changed, flaws) => {
    const who = await reauthenticate(site, await signInAs(site, 'flawed@sps.example'))
    const challenge = await start(who)
    const key = createSoftwareAuthenticator()
    const ceremony = { ...ceremonyOf(site, who.host, challenge), ...changed }
    expect((await post(site, who, PASSKEYS, { answer: key.create(ceremony, who.personId, flaws) })).statusCode).toBe(400)
    expect((await state(who)).passkeys).toEqual([])
  })

  test('a challenge works once, also after a refusal, and for five minutes [T-103]', async () => {
    const who = await reauthenticate(site, await signInAs(site, 'once@sps.example'))
    const challenge = await start(who)
    const bad = createSoftwareAuthenticator().create(
      { ...ceremonyOf(site, who.host, challenge), origin: 'http://x' },
      who.personId,
    )
    expect((await post(site, who, PASSKEYS, { answer: bad })).statusCode).toBe(400)
    const good = createSoftwareAuthenticator().create(ceremonyOf(site, who.host, challenge), who.personId)
    expect((await post(site, who, PASSKEYS, { answer: good })).statusCode).toBe(400)

    const late = await start(who)
    shiftMs = 301_000
    const again = await reauthenticate(site, who)
    const answer = createSoftwareAuthenticator().create(ceremonyOf(site, who.host, late), who.personId)
    expect((await post(site, again, PASSKEYS, { answer })).statusCode).toBe(400)
    shiftMs = 0
  })

  test('a challenge belongs to one session [T-103]', async () => {
    const who = await reauthenticate(site, await signInAs(site, 'two@sps.example'))
    const other = await reauthenticate(site, await signInAs(site, 'two@sps.example'))
    const answer = createSoftwareAuthenticator().create(ceremonyOf(site, who.host, await start(who)), who.personId)
    expect((await post(site, other, PASSKEYS, { answer })).statusCode).toBe(400)
  })

  test('the same passkey is stored once, and at most twenty of them', async () => {
    const { who, key } = await givePasskey(site, await signInAs(site, 'same@sps.example'))
    const answer = key.create(ceremonyOf(site, who.host, await start(who)), who.personId)
    expect((await post(site, who, PASSKEYS, { answer })).statusCode).toBe(409)
    for (let made = 1; made < 20; made += 1) {
      const next = createSoftwareAuthenticator().create(ceremonyOf(site, who.host, await start(who)), who.personId)
      expect((await post(site, who, PASSKEYS, { answer: next, name: `Key ${made}` })).statusCode).toBe(201)
    }
    expect((await post(site, who, OPTIONS)).statusCode).toBe(409)
  })

  test.each([{}, { answer: {} }, { answer: { id: '<', rawId: 'a', type: 'public-key' } }, { name: '', answer: null }])(
    'refuses the body %j',
    async (payload) => {
      const who = await reauthenticate(site, await signInAs(site, 'bad@sps.example'))
      expect((await post(site, who, PASSKEYS, payload)).statusCode).toBe(400)
    },
  )
})

describe('renaming and removing a passkey', () => {
  test('needs a fresh proof; the last one takes the proof of every session with it [T-73, T-103]', async () => {
    const fresh = await signInAs(site, 'removes@sps.example')
    const { who, id } = await givePasskey(site, fresh)
    for (const method of ['PATCH', 'DELETE'] as const) {
      const answer = await callAs(site, fresh, method, `${PASSKEYS}/${id}`, method === 'PATCH' ? { payload: { name: 'x' } } : {})
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'reauthentication_required'])
    }
    const renamed = await callAs(site, who, 'PATCH', `${PASSKEYS}/${id}`, { payload: { name: ' My phone ' } })
    expect(renamed.statusCode).toBe(200)
    expect((await state(who)).passkeys).toMatchObject([{ id, name: 'My phone' }])
    expect((await callAs(site, who, 'DELETE', `${PASSKEYS}/${id}`)).statusCode).toBe(200)
    expect(await state(who)).toMatchObject({ passkeys: [], isProven: false })
    expect(await auditOf(who)).toEqual(expect.arrayContaining(['passkey.renamed', 'passkey.removed']))
    const mails = (await readMails(site, who)).filter(({ toAddress }) => toAddress === 'removes@sps.example')
    expect(mails.at(-1)).toMatchObject({ template: 'passkey-removed' })
    expect(mails.at(-1)?.text).toContain('“My phone”')
  })

  test('another person, another tenant and nobody find none', async () => {
    const { id } = await givePasskey(site, await signInAs(site, 'owner@sps.example'))
    const others = [
      await reauthenticate(site, await signInAs(site, 'other@sps.example')),
      await reauthenticate(site, await signInAs(site, 'other@process.example')),
    ]
    for (const other of others) {
      expect((await callAs(site, other, 'PATCH', `${PASSKEYS}/${id}`, { payload: { name: 'x' } })).statusCode).toBe(404)
      expect((await callAs(site, other, 'DELETE', `${PASSKEYS}/${id}`)).statusCode).toBe(404)
    }
    for (const [method, url] of [
      ['GET', '/api/me/second-factor'],
      ['POST', OPTIONS],
      ['DELETE', `${PASSKEYS}/${NOBODYS}`],
    ] as const)
      expect((await callAs(site, { host: 'sps.localhost' }, method, url)).statusCode).toBe(401)
    expect((await callAs(site, others[0] as SignedIn, 'DELETE', `${PASSKEYS}/not-an-id`)).statusCode).toBe(400)
  })

  test('nobody does it in a customer’s name [T-73]', async () => {
    const employee = await signInAs(site, 'csr@sps.example', { isInternal: true, isAsm: true })
    const { who: customer, id } = await givePasskey(site, await signInAs(site, 'served@sps.example'))
    const proven = await reauthenticate(site, employee)
    await actFor(site, proven, customer)
    for (const [method, url] of [
      ['POST', OPTIONS],
      ['POST', '/api/me/authenticator'],
      ['DELETE', '/api/me/authenticator'],
      ['POST', '/api/me/recovery-codes'],
      ['DELETE', `${PASSKEYS}/${id}`],
    ] as const) {
      const answer = await callAs(site, proven, method, url)
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'acting_personal'])
    }
    expect((await state(customer)).passkeys).toHaveLength(1)
  })
})

describe('proving it again with a passkey', () => {
  const PROOF = '/api/me/reauthentication/passkey'
  const startProof = async (who: SignedIn): Promise<string> =>
    (await post(site, who, `${PROOF}/options`)).json().options.challenge

  test('goes through for five minutes, in this browser [T-73]', async () => {
    const plain = await signInAs(site, 'proves@sps.example')
    const { key } = await givePasskey(site, plain)
    expect((await callAs(site, plain, 'GET', '/api/me/reauthentication')).json()).toEqual({
      method: 'password',
      isFresh: false,
      factors: ['passkey'],
    })
    const answer = key.get(ceremonyOf(site, plain.host, await startProof(plain)))
    const proven = await post(site, plain, PROOF, { answer })
    expect(proven.statusCode).toBe(200)
    const cookie = `${plain.cookie}; ${proven.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')}`
    expect((await post(site, { ...plain, cookie }, OPTIONS)).statusCode).toBe(200)
    expect((await post(site, plain, OPTIONS)).statusCode).toBe(403)
    expect((await post(site, plain, PROOF, { answer })).statusCode).toBe(400)
    expect((await state(plain)).passkeys[0].lastUsedAt).not.toBeNull()
  })

  test.each([
    ['a copied key, whose counter goes back', {}, { counter: 0 }],
    ['a person whom the device did not verify', {}, { isUnverified: true }],
    ['another origin', { origin: 'http://thief.example' }, {}],
    ['another host', { rpId: 'process.localhost' }, {}],
    ['somebody else’s handle', {}, { userHandle: NOBODYS }],
  ])('refuses %s [T-103]', async (_, changed, flaws) => {
    const { who, key } = await givePasskey(
      site,
      await signInAs(
        site,
        `refused${Object.keys({ ...changed, ...flaws })
          .join('')
          .toLowerCase()}@sps.example`,
      ),
    )
    const first = key.get(ceremonyOf(site, who.host, await startProof(who)))
    expect((await post(site, who, PROOF, { answer: first })).statusCode).toBe(200)
    const answer = key.get({ ...ceremonyOf(site, who.host, await startProof(who)), ...changed }, flaws)
    expect((await post(site, who, PROOF, { answer })).statusCode).toBe(400)
    if ('counter' in flaws) expect(await auditOf(who)).toContain('passkey.copy-suspected')
  })

  test('another person’s passkey proves nothing, and who has none is offered none', async () => {
    const { key } = await givePasskey(site, await signInAs(site, 'lender@sps.example'))
    const { who } = await givePasskey(site, await signInAs(site, 'borrower@sps.example'))
    const answer = key.get(ceremonyOf(site, who.host, await startProof(who)))
    expect((await post(site, who, PROOF, { answer })).statusCode).toBe(400)
    const without = await signInAs(site, 'without@sps.example')
    expect((await post(site, without, `${PROOF}/options`)).statusCode).toBe(404)
    expect((await post(site, { host: 'sps.localhost' }, `${PROOF}/options`)).statusCode).toBe(401)
  })
})
