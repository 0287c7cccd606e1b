import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PATH = '/api/me/account-requests'
const REQUESTS = '/api/back-office/v1/requests'
const account = (at: number, number: string, erpId = 'E1') => ({
  ...{ id: `00000000-0000-8000-8000-00000000000${at}`, number, erpId, salesOrg: '1000', name: `Customer ${at}` },
  ...{ city: 'Ulm', postalCode: '89073', countryCode: 'DE', defaultCurrency: 'EUR', customerUnitCurrency: null },
  ...{ currencies: ['EUR'], isEcomEnabled: true, toolAccess: null },
})

let site: TestApp
let buyer: SignedIn
let admin: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example')
  admin = await signInAs(site, 'admin@sps.example', { isInternal: true, roles: ['internal', 'admin'] })
  await withTenant(site.services.db, 'sps', (tx) =>
    insertSoldTos(tx, [account(1, '0000104293'), account(2, '0000200200'), account(3, '0000200200', 'E2'), account(4, '300300')]),
  )
})
afterAll(() => site.close())

const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, who?: SignedIn, payload?: object) => {
  const headers = { host: 'sps.localhost', origin: 'http://sps.localhost', cookie: who?.cookie ?? '' }
  const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json<Record<string, unknown>>() }
}
const ask = (number: string, who = buyer) => send('POST', PATH, who, { number, reason: '' })
const ownAccounts = (who = buyer) =>
  withTenant(site.services.db, 'sps', (tx) =>
    tx.selectFrom('personSoldTo').select(['soldToId', 'isDefault']).where('personId', '=', who.personId).execute(),
  )
const decide = (id: unknown, decision: string) =>
  send('POST', `${REQUESTS}/${String(id)}/decision`, admin, { decision, note: '' })

test('a known and an unknown number are answered alike, and an administrator decides [T-57, T-61]', async () => {
  const known = await ask('104293')
  const unknown = await ask('999999')
  expect([known.status, unknown.status]).toEqual([200, 200])
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
  const { body } = await send('GET', `${REQUESTS}?kind=account&status=Waiting`, admin)
  expect(body['total']).toBe(2)
  expect((await decide(unknown.body['id'], 'approve')).status).toBe(409)
  expect((await decide(known.body['id'], 'approve')).status).toBe(200)
  expect(await ownAccounts()).toEqual([{ soldToId: account(1, '').id, isDefault: true }])
  expect((await ask('0000104293')).status).toBe(409)
})

test('a number of two systems is not given away, a denied one changes nothing, and a waiting one is withdrawn', async () => {
  const twice = await ask('200200')
  expect((await decide(twice.body['id'], 'approve')).status).toBe(409)
  expect((await decide(twice.body['id'], 'deny')).status).toBe(200)
  expect(await ownAccounts()).toHaveLength(1)
  expect((await send('DELETE', `${PATH}/999999`, buyer)).status).toBe(204)
  expect((await send('DELETE', `${PATH}/999999`, buyer)).status).toBe(409)
  const { requests } = (await send('GET', PATH, buyer)).body as { requests: { number: string; status: string }[] }
  expect(requests.map(({ number, status }) => `${number} ${status}`)).toEqual([
    '200200 Denied',
    '999999 Withdrawn',
    '104293 Approved',
  ])
})

test('an account is found by its one key, however its number is stored or written [T-52]', async () => {
  const other = await signInAs(site, 'other@sps.example')
  const reply = await ask('0000300300', other)
  expect((await decide(reply.body['id'], 'approve')).status).toBe(200)
  expect(await ownAccounts(other)).toMatchObject([{ soldToId: account(4, '').id }])
  expect((await ask('300300', other)).status).toBe(409)
})

test.each(['', 'x', '123', '12345678901', '12 45', '<b>1234'])('the number %j is answered with 400', async (number) => {
  expect((await ask(number)).status).toBe(400)
})

test('visitors are refused', async () => {
  expect((await send('GET', PATH)).status).toBe(401)
  expect((await send('POST', PATH, undefined, { number: '104293', reason: '' })).status).toBe(401)
})
