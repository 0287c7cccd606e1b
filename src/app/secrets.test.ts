import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseSecrets, rotateSecrets } from '#app/secrets.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { createTestClock } from '#app/testing/test-clock.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { giveApp, post } from '#foundation/second-factor/testing/factor-calls.ts'
import { connect, openPool, withTenant } from '#platform/database/database.ts'
import { forgetSecrets, openSealer } from '#platform/secrets/tenant-secret.ts'

const clock = createTestClock()
let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { clock })
})
afterAll(() => site.close())

type Keys = { readonly keys: readonly { readonly kid: string }[] }
const readKeys = async ({ app }: TestApp) =>
  (await app.inject({ url: '/oidc/jwks', headers: { host: 'sps.localhost' } })).json<Keys>().keys.map(({ kid }) => kid)
const isSignedIn = async ({ app }: TestApp, cookie: string) => {
  const url = '/pif/api/session/userinfo'
  const answer = await app.inject({ url, headers: { host: 'sps.localhost', cookie } })
  return answer.json<{ session_valid?: boolean }>().session_valid
}

test('a rotation replaces signing keys and keeps sessions; the former key is published beside the new one', async () => {
  const { cookie } = await signInAs(site, 'admin@sps.example', { roles: ['admin'] })
  const [before] = await readKeys(site)
  const { tenants, secrets } = site.services
  const backgroundDb = site.services.db
  expect(await rotateSecrets({ backgroundDb, tenants, secrets, clock }, 'sps')).toMatch(/^sps: \d+ secrets sealed anew/)
  // A process that starts afterwards, over the same database.
  const db = connect(openPool({ ...site.database.appConfig, max: 5 }))
  const close = () => db.destroy()
  const next = await openTestApp([], {}, { database: { ...site.database, db, close } })
  const after = await readKeys(next)
  expect(after).toHaveLength(2)
  expect(after[0]).not.toBe(before)
  expect(after[1]).toBe(before)
  expect(await isSignedIn(next, cookie)).toBe(true)
  // Signing in works with the new keys.
  expect(await isSignedIn(next, (await signInAs(next, 'buyer@sps.example')).cookie)).toBe(true)
  await next.close()
})

test('a rotation seals secrets of authenticator apps anew, and what a key sealed opens for four rotations more', async () => {
  // The codes of an app are of this half minute.
  clock.hold()
  const { tenants, secrets, db } = site.services
  const person = await signInAs(site, 'app@sps.example')
  const { codeAt } = await giveApp(site, person)
  const readSecret = async () =>
    (await withTenant(db, 'sps', (tx) => tx.selectFrom('authenticator').select('sealedSecret').executeTakeFirstOrThrow()))
      .sealedSecret
  const before = await readSecret()
  const state = (await openSealer(db, 'sps', 'sign-in')).seal('state', 'browser')
  const rotate = async () => {
    await rotateSecrets({ backgroundDb: db, tenants, secrets, clock }, 'sps')
    await forgetSecrets(db, 'sps')
  }
  await rotate()
  expect(await readSecret()).not.toBe(before)
  expect((await openSealer(db, 'sps', 'sign-in')).open(state, 'browser')).toBe('state')
  for (let at = 0; at < 4; at += 1) await rotate()
  expect((await openSealer(db, 'sps', 'sign-in')).open(state, 'browser')).toBeUndefined()
  expect((await post(site, person, '/api/me/reauthentication/code', { code: codeAt() })).statusCode).toBe(200)
})

test('an authenticator app of an earlier version, sealed with a key of the tenant, still counts', async () => {
  clock.hold()
  const { secrets, db } = site.services
  const person = await signInAs(site, 'former-app@sps.example')
  const { codeAt } = await giveApp(site, person)
  await withTenant(db, 'sps', async (tx) => {
    const rows = tx.updateTable('authenticator').where('personId', '=', person.personId)
    const { sealedSecret } = await tx
      .selectFrom('authenticator')
      .select('sealedSecret')
      .where('personId', '=', person.personId)
      .executeTakeFirstOrThrow()
    const { secret } = secrets.open(sealedSecret, { tenant: 'sps', purpose: 'authenticator' }) as { secret: string }
    const former = (await openSealer(db, 'sps', 'authenticator', tx)).seal(secret, `authenticator ${person.personId}`)
    await rows.set({ sealedSecret: secrets.seal(former, { tenant: 'sps', purpose: 'authenticator' }) }).execute()
  })
  expect((await post(site, person, '/api/me/reauthentication/code', { code: codeAt() })).statusCode).toBe(200)
})

test('a dump of the tables shows no plain secret', async () => {
  const rows = await withTenant(site.services.db, 'sps', (tx) =>
    sql<{ value: string }>`select value::text from tenant_secret`.execute(tx),
  )
  expect(rows.rows.length).toBeGreaterThan(1)
  for (const { value } of rows.rows) expect(value).toMatch(/^"sealed\.[0-9a-f]{8}\.[\w-]+"$/)
})

test.each([
  [['rotate'], {}],
  [['rotate', '--tenant', 'sps'], { tenant: 'sps' }],
])('%j', (args, expected) => expect(parseSecrets(args)).toEqual(expected))
test.each([[[]], [['show']], [['rotate', '--all']]])('%j says how it is used', (args) =>
  expect(() => parseSecrets(args)).toThrow('npm run secrets -- rotate'),
)
test('an unknown tenant is named', async () => {
  const { tenants, secrets, db } = site.services
  await expect(rotateSecrets({ backgroundDb: db, tenants, secrets, clock }, 'none')).rejects.toThrow('There is no tenant none')
})
