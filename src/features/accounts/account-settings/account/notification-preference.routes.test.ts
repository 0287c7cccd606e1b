import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs } from '#features/accounts/account-settings/testing/person-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const READ = '/sm/api/uop/email-notifications/preferences'
const SAVE_MAIL = '/sm/api/uop/email-notifications/save'
const SAVE_PORTAL = '/sm/api/uop/user-preference/notification'

let site: TestApp
let buyer: SignedIn
let neighbour: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example')
  neighbour = await signInAs(site, 'neighbour@sps.example')
})
afterAll(() => site.close())

type Preference = { topic: string; byEmail: boolean; inPortal: boolean }
const read = async (who: SignedIn): Promise<Preference[]> =>
  (await callAs(site, who, 'GET', `${READ}?appId=portico-sps`)).json().preferences as Preference[]
const find = async (who: SignedIn, topic: string) => (await read(who)).find((preference) => preference.topic === topic)

describe('notification preferences', () => {
  test('hold every topic from the start, with a yes or no for each way [3.17.1, 7.4.2]', async () => {
    expect((await read(buyer)).map(({ topic }) => topic)).toEqual([
      'orders',
      'invoices',
      'cases',
      'publications',
      'maintenance',
      'news',
    ])
    expect(await find(buyer, 'news')).toEqual({ topic: 'news', byEmail: false, inPortal: true })
  })

  test('are saved for mail and for the portal on their own [7.4.1, 7.4.3]', async () => {
    const mail = {
      preferences: [
        { topic: 'news', byEmail: true },
        { topic: 'orders', byEmail: false },
      ],
    }
    expect((await callAs(site, buyer, 'POST', `${SAVE_MAIL}?appId=portico-sps`, { payload: mail })).json()).toEqual({
      success: true,
    })
    const portal = { preferences: [{ topic: 'news', inPortal: false }] }
    await callAs(site, buyer, 'POST', `${SAVE_PORTAL}?appId=portico-sps`, { payload: portal })
    expect(await find(buyer, 'news')).toEqual({ topic: 'news', byEmail: true, inPortal: false })
    expect(await find(buyer, 'orders')).toEqual({ topic: 'orders', byEmail: false, inPortal: true })
  })

  test('are one’s own: another person and another tenant keep theirs', async () => {
    const other = await signInAs(site, 'buyer@hbtbt.example')
    expect(await find(neighbour, 'news')).toMatchObject({ byEmail: false, inPortal: true })
    expect((await callAs(site, other, 'GET', READ)).json().preferences[5]).toMatchObject({ topic: 'news', byEmail: false })
    expect((await callAs(site, { host: buyer.host, cookie: other.cookie }, 'GET', READ)).statusCode).toBe(401)
    expect(
      (
        await callAs(site, { host: buyer.host }, 'POST', SAVE_MAIL, {
          payload: { preferences: [{ topic: 'news', byEmail: true }] },
        })
      ).statusCode,
    ).toBe(401)
  })

  test.each([
    {},
    { preferences: [] },
    { preferences: [{ topic: 'spam', byEmail: true }] },
    { preferences: [{ topic: 'news', byEmail: 'yes' }] },
    { preferences: [{ topic: 'news', byEmail: true, personId: 'x' }] },
    { preferences: Array.from({ length: 7 }, () => ({ topic: 'news', byEmail: true })) },
  ])('answer 400 for %j [3.17.1]', async (payload) => {
    expect((await callAs(site, buyer, 'POST', SAVE_MAIL, { payload })).statusCode).toBe(400)
  })
})
