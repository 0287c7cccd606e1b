import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COOKIE_SECRET } from '#features/buying/cart/mini-cart/mini-cart.routes.ts'
import { openCartWorld, type CartWorld } from '#features/buying/cart/testing/cart-world.ts'
import { openSealer } from '#platform/secrets/tenant-secret.ts'

let world: CartWorld
beforeAll(async () => {
  world = await openCartWorld()
  const { host, cookie } = world.people.buyer
  await world.app.inject({
    method: 'POST',
    url: '/api/cart/v1/lines',
    headers: { host, cookie, origin: `http://${host}` },
    payload: {
      lines: [
        { sku: 'V-1', quantity: 3 },
        { sku: 'V-2', quantity: 1 },
      ],
    },
  })
})
afterAll(() => world.close())

type Headers = Readonly<Record<string, string>>
const get = async (url: string, who: keyof CartWorld['people'] | 'nobody' = 'buyer', headers: Headers = {}) => {
  const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
  const answer = await world.app.inject({ url, headers: { host, cookie, ...headers } })
  return { status: answer.statusCode, cookies: answer.cookies, body: answer.json<unknown>() }
}
const MINI = '/pif/api/ecommerce/v1/mini-cart/'

describe('the mini cart', () => {
  test('is a list of one, with lines, total and id [1.0.18, 3.6.1] [3.6.2] [7.2.4]', async () => {
    const { status, body } = await get(`${MINI}0000104210?appId=portico-process`, 'buyer', {
      erpid: 'PR1',
      sourcesystem: 'process',
    })
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        totalItems: 2,
        totalPrice: { value: 36.4, currencyIso: 'USD' },
        cartId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      },
    ])
  })

  test('knows an account by ERP and number; the number alone is not enough where two ERPs have it [T-52]', async () => {
    expect((await get(`${MINI}PR2~104210`)).body).toMatchObject([{ totalItems: 0, totalPrice: { value: 0 }, cartId: '' }])
    expect((await get(`${MINI}104210`)).status).toBe(409)
    expect((await get(`${MINI}104211`)).body).toMatchObject([{ totalItems: 0, totalPrice: { currencyIso: 'JPY' } }])
  })

  test.each([
    ['someone else’s account', `${MINI}0000104999`, 'buyer', { erpid: 'PR1' }, 404],
    ['an ERP that does not have it', `${MINI}0000104210`, 'buyer', { erpid: 'PR9' }, 404],
    ['an account of another site', `${MINI}0000104210`, 'foreign', { erpid: 'PR1' }, 404],
    ['no session', `${MINI}0000104210`, 'nobody', { erpid: 'PR1' }, 401],
    ['the appId of another site', `${MINI}0000104210?appId=portico-sps`, 'buyer', { erpid: 'PR1' }, 400],
  ] as const)('%s: refused, whatever the headers say [T-54]', async (_, url, who, headers, status) => {
    expect((await get(url, who, headers)).status).toBe(status)
  })

  test('of a colleague is their own, though the account is the same', async () => {
    expect((await get(`${MINI}0000104210`, 'colleague')).body).toMatchObject([{ totalItems: 0 }])
  })
})

const SEAL =
  '/bin/encryptedCookie?soldTo=0000104210&erpId=PR1&currency=EUR&language=de&totalItems=999&totalPrice=0&cartId=x&tenantPath=/content/process'
const OWN = { 'sec-fetch-site': 'same-origin' }

describe('the cookie for the shop', () => {
  const sealed = async (url = SEAL, headers: Headers = OWN) => (await get(url, 'buyer', headers)).cookies
  const open = async (text: string, binding: string) =>
    (await openSealer(world.services.db, 'process', COOKIE_SECRET)).open(text, binding)

  test('holds what the server knows, for this session and half an hour [3.4.9] [7.2.5] [3.18.7] [T-10]', async () => {
    const { status, body } = await get(SEAL, 'buyer', OWN)
    expect([status, body]).toEqual([200, { success: true }])
    const [cookie] = await sealed()
    expect(cookie).toMatchObject({ name: 'process-cart', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 1800 })
    expect(cookie?.value).toMatch(/^[\w-]+$/)
    const value = cookie?.value ?? ''
    expect(await open(value, world.people.buyer.sessionId)).toMatchObject({
      account: expect.stringMatching(/^0000104210:PR1:\w*:de:USD$/),
      soldTo: '0000104210',
      erpId: 'PR1',
      currency: 'USD',
      language: 'de',
      totalItems: 2,
      totalPrice: 36.4,
    })
    // Another session, and one changed letter, open nothing.
    expect(await open(value, world.people.colleague.sessionId)).toBeUndefined()
    const flipped = value.slice(0, -2) + (value.at(-2) === 'A' ? 'B' : 'A') + value.slice(-1)
    expect(await open(flipped, world.people.buyer.sessionId)).toBeUndefined()
  })

  test.each([
    ['someone else’s account', SEAL.replace('104210', '104999'), 'buyer', OWN, 404],
    ['another site', SEAL.replace('/content/process', '/content/sps'), 'buyer', OWN, 400],
    ['no session', SEAL, 'nobody', OWN, 401],
    ['a picture on another site', SEAL, 'buyer', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a site beside this one', SEAL, 'buyer', { 'sec-fetch-site': 'same-site' }, 403],
    ['an old browser without a header of ours', SEAL, 'buyer', {}, 403],
  ] as const)('%s: no cookie [T-10] [T-11]', async (_, url, who, headers, status) => {
    const answer = await get(url, who, headers)
    expect([answer.status, answer.cookies]).toEqual([status, []])
  })

  test('is cleared by our own pages alone [7.2.6] [T-11]', async () => {
    const [cleared] = (await get('/bin/encryptedCookieDelete', 'buyer', OWN)).cookies
    expect(cleared).toMatchObject({ name: 'process-cart', value: '' })
    expect((await get('/bin/encryptedCookieDelete', 'buyer', { 'sec-fetch-site': 'cross-site' })).cookies).toEqual([])
  })

  test('goes when the session ends [T-18]', async () => {
    const { host, cookie } = world.people.colleague
    const { cookies } = await world.app.inject({
      url: '/system/sling/logout.html',
      headers: { host, cookie: `${cookie}; process-cart=x; usr_country=pl`, 'sec-fetch-site': 'same-origin' },
    })
    const gone = cookies.filter(({ value }) => value === '').map(({ name }) => name)
    expect(gone).toContain('process-cart')
    expect(gone).not.toContain('usr_country')
  })
})
