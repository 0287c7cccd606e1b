import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let buyer: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example')
  other = await signInAs(site, 'single@sps.example')
})
afterAll(() => site.close())

const ALL = '/pif/api/favorite/v1/get-all-favorites'
const LINKS = '/pif/api/widget-quicklink/service/v1/user'
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: SignedIn | undefined, payload?: object) =>
  site.app.inject({
    method,
    url,
    headers: { host: 'sps.localhost', cookie: as?.cookie ?? '', origin: 'http://sps.localhost' },
    ...(payload && { payload }),
  })
const keep = (list: string, href: string, as = buyer) =>
  send('POST', `/api/favourites/v1/${list}`, as, { kind: 'page', title: `Page ${href}`, href })
const hrefs = async (as: SignedIn): Promise<string[]> =>
  (await send('GET', ALL, as)).json().favorites.map(({ href }: { href: string }) => href)

test('favourites and quick links are a person’s own, in their own order [1.0.14, 7.10.1]', async () => {
  expect((await send('GET', ALL, buyer)).json()).toEqual({ favorites: [] })
  expect((await send('GET', LINKS, buyer)).json()).toEqual({ quickLinks: [] })
  for (const href of ['/us/en/a', '/us/en/b', '/us/en/a']) expect((await keep('favourites', href)).statusCode).toBe(201)
  await keep('quick-links', '/us/en/c')
  expect(await hrefs(buyer)).toEqual(['/us/en/a', '/us/en/b'])
  expect(await hrefs(other)).toEqual([])
  const { favorites } = (await send('GET', ALL, buyer)).json()
  const [a, b] = favorites.map(({ id }: { id: string }) => id)
  await send('PUT', '/api/favourites/v1/favourites/order', buyer, { ids: [b] })
  expect(await hrefs(buyer)).toEqual(['/us/en/b', '/us/en/a'])
  await send('PUT', '/api/favourites/v1/favourites/order', other, { ids: [a, b] })
  expect((await send('DELETE', `/api/favourites/v1/favourites/${a}`, other)).statusCode).toBe(404)
  expect((await send('DELETE', `/api/favourites/v1/favourites/${a}`, buyer)).statusCode).toBe(200)
  expect(await hrefs(buyer)).toEqual(['/us/en/b'])
  expect((await send('GET', LINKS, buyer)).json().quickLinks).toMatchObject([{ href: '/us/en/c' }])
})

test('bad input is 400, no session 401, and nothing leads away from the site', async () => {
  for (const href of ['https://evil.example', '//evil.example', '/\\evil.example', ''])
    expect((await keep('favourites', href)).statusCode, href).toBe(400)
  expect((await keep('others', '/us/en')).statusCode).toBe(400)
  expect((await send('DELETE', '/api/favourites/v1/favourites/x', buyer)).statusCode).toBe(400)
  for (const url of [ALL, LINKS]) expect((await send('GET', url, undefined)).statusCode).toBe(401)
  expect((await send('GET', `${ALL}?appId=portico-aerobt`, buyer)).statusCode).toBe(400)
})
