import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { insertToolAccess, insertTools } from '#foundation/entitlements/testing/insert-tools.ts'
import { withTenant } from '#platform/database/database.ts'

const PATH = '/api/back-office/v1/entitlements'
let site: TestApp
let own: SignedIn
let admin: AuthorCalls
let buyer: SignedIn
let asker: SignedIn
let foreign: SignedIn

beforeAll(async () => {
  site = await openTestApp()
  own = await signInAs(site, 'admin@sps.example', { roles: ['admin'] })
  admin = callsOf(site, own)
  buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Bea', familyName: 'Ver' })
  asker = await signInAs(site, 'asker@sps.example')
  foreign = await signInAs(site, 'buyer@aerobt.example')
  const tool = { businessSegment: 'Service', pagePath: null, targetUrl: null }
  await withTenant(site.services.db, 'sps', async (tx) => {
    await insertTools(tx, [
      { id: 'ecommerce', name: 'Shop', ...tool },
      { id: 'training', name: 'Training', ...tool },
    ])
    await insertToolAccess(tx, [
      { personId: buyer.personId, toolId: 'ecommerce', status: 'Denied', lmsUserId: null },
      { personId: asker.personId, toolId: 'ecommerce', status: 'Pending', lmsUserId: null },
    ])
  })
})
afterAll(() => site.close())

const change = async (entries: readonly object[], status: string, more: object = {}) =>
  (await admin.send('POST', `${PATH}/change`, { payload: { entries, status, ...more } })).json()

describe('rights to tools', () => {
  test('are listed for admins alone', async () => {
    const { rows, total, tools } = (await admin.get(`${PATH}?sort=person&find=bea`)).json()
    expect([total, rows[0].person, rows[0].status]).toEqual([1, 'Bea Ver', 'Denied'])
    expect(tools).toContainEqual({ id: 'ecommerce', name: 'Shop', names: {} })
    expect((await callsOf(site, buyer).get(PATH)).statusCode).toBe(404)
    expect((await callsOf(site).get(PATH)).statusCode).toBe(401)
  })

  test('are given until a day, taken away, and noted', async () => {
    const entry = { person: 'Buyer@sps.example', tool: 'ecommerce' }
    expect(await change([entry], 'Approved', { expiresOn: '2999-01-31' })).toEqual({ changed: 1, refused: [] })
    const { rows } = (await admin.get(`${PATH}?status=Approved`)).json()
    expect(rows).toMatchObject([{ email: 'buyer@sps.example', expiresAt: '2999-02-01T00:00:00.000Z' }])
    expect(await change([{ ...entry, person: buyer.personId }], 'Not Requested')).toEqual({ changed: 1, refused: [] })
    const log = (await admin.get('/api/back-office/v1/audit?action=entitlement.change')).json()
    const reported = log.entries.map(({ before, after }: { before: string; after: string }) => `${before} to ${after}`)
    expect(reported.toSorted()).toEqual(['Approved to Not Requested', 'Denied to Approved'])
  })

  test('are not given to oneself, to strangers, past a request or for a day that is over', async () => {
    const reasonOf = async (entry: object, more: object = {}) => (await change([entry], 'Approved', more)).refused[0]?.reason
    expect(await reasonOf({ person: own.personId, tool: 'ecommerce' })).toBe('self')
    expect(await reasonOf({ person: asker.personId, tool: 'ecommerce' })).toBe('request')
    expect(await reasonOf({ person: foreign.personId, tool: 'ecommerce' })).toBe('unknown')
    expect(await reasonOf({ person: buyer.personId, tool: 'nothing' })).toBe('unknown')
    expect(await reasonOf({ person: buyer.personId, tool: 'training' })).toBe('training')
    expect(await reasonOf({ person: buyer.personId, tool: 'ecommerce' }, { expiresOn: '2020-01-01' })).toBe('past')
  })
})
