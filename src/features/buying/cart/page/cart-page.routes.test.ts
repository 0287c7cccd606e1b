import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCartWorld, type CartWorld } from '#features/buying/cart/testing/cart-world.ts'

let world: CartWorld
beforeAll(async () => {
  world = await openCartWorld()
})
afterAll(() => world.close())

const get = async (url: string, who: keyof CartWorld['people'] | 'nobody' = 'buyer', more = '') => {
  const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
  const answer = await world.app.inject({ url, headers: { host, cookie: `${cookie}; ${more}`, accept: 'text/html' } })
  return {
    status: answer.statusCode,
    location: answer.headers.location,
    caching: answer.headers['cache-control'],
    body: answer.body,
  }
}

test.each([
  ['/cart/hps/en', '<html lang="en', 'Cart'],
  ['/cart/hps/de?resource=%2Fde%2Fde', '<html lang="de', 'Warenkorb'],
])('%s is the cart’s page, for nobody’s cache [2.2.2]', async (url, lang, title) => {
  const { status, caching, body } = await get(url)
  expect([status, caching]).toEqual([200, 'private, no-store'])
  expect(body).toContain(lang)
  expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
})

test('its market is the one that was chosen, then the country that was', async () => {
  const localeOf = async (cookie: string) =>
    /"props":\{"country":"([a-z]{2})"/.exec((await get('/cart/hps/en', 'buyer', cookie)).body)?.[1]
  expect(await localeOf('selecteddtm=pl; usr_country=gb')).toBe('pl')
  expect(await localeOf('usr_country=gb')).toBe('gb')
  expect(await localeOf('usr_country=..')).toBe('us')
})

test('the cart of the account comes with the page, priced as the call prices it', async () => {
  const { host, cookie } = world.people.buyer
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    world.app.inject({ method, url, headers: { host, cookie, origin: `http://${host}` }, ...(payload && { payload }) })
  expect((await send('POST', '/api/cart/v1/lines', { lines: [{ sku: 'V-1', quantity: 3 }] })).statusCode).toBe(200)
  const { body } = await get('/cart/hps/en')
  const model = JSON.parse(/id="page-model">([^<]*)</.exec(body)?.[1] ?? '{}') as { islands: { props: { cart?: object } }[] }
  const called = (await send('GET', '/api/cart/v1?country=us&language=en')).json<{ lines: { name: string }[] }>()
  expect(model.islands.find(({ props }) => props.cart)?.props.cart).toEqual(called)
  // Drawn, not only called for.
  expect(/<main[^]*<\/main>/.exec(body)?.[0]).toContain(called.lines[0]?.name)
})

test('visitors are sent to sign in, and back to where they wanted to go [6.1.4] [2.14.4]', async () => {
  const { status, location } = await get('/cart/hps/en?resource=%2Fus%2Fen%2Fproducts', 'nobody')
  expect(status).toBe(302)
  const address = new URL(String(location), 'http://own.invalid')
  expect([address.pathname, address.searchParams.get('resource'), address.searchParams.get('appId')]).toEqual([
    '/system/sling/login.html',
    '/cart/hps/en?resource=%2Fus%2Fen%2Fproducts',
    'portico-process',
  ])
})

test.each(['accounting', 'reader'] as const)('%s is led to the error page [6.7.1] [2.14.3]', async (who) => {
  expect(await get('/cart/hps/en', who)).toMatchObject({ status: 302, location: '/us/en/error/cart' })
})

test.each(['/cart/process/en', '/cart/hps/xx', '/cart/hps', '/cart/hps/en/more', '/cart/sps/en'])(
  '%s is no page',
  async (url) => {
    expect((await get(url)).status).toBe(404)
  },
)
