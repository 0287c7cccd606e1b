import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword, updatePerson } from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBrowser } from '#app/testing/browser.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PRODUCTION = {
  PORTICO_MODE: 'production',
  DATABASE_URL: 'postgres://app@db.example/portico',
  MAIL_URL: 'outbox:',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
}

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], PRODUCTION)
  const buyer = await signInAs(site, 'buyer@sps.example', { isInternal: true, isAsm: true })
  const passwordHash = await hashPassword('Portico-demo-1')
  await withTenant(site.services.db, 'sps', (tx) => updatePerson(tx, buyer.personId, { passwordHash }))
})
afterAll(() => site.close())

test('in production every cookie is Secure, and all but the marker for scripts are bound to the host [T-17]', async () => {
  const customer = await signInAs(site, 'customer@sps.example')
  const browser = openBrowser(site, 'sps.localhost')
  const seen = new Map<string, LightMyRequestResponse['cookies'][number]>()
  const keep = (answer: LightMyRequestResponse): LightMyRequestResponse => {
    for (const cookie of answer.cookies) seen.set(cookie.name, cookie)
    return answer
  }
  let next = keep(await browser.get('/system/sling/login.html?resource=/us/en/products'))
  while (next.statusCode === 303) next = keep(await browser.get(String(next.headers.location)))
  next = keep(await browser.submit(browser.address().pathname, { email: 'buyer@sps.example', password: 'Portico-demo-1' }))
  while (next.statusCode === 303 && browser.address().pathname !== '/us/en/products')
    next = keep(await browser.get(String(next.headers.location)))

  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { host: 'sps.localhost', origin: 'https://sps.localhost', cookie }
  const post = async (url: string, payload: object) => keep(await site.app.inject({ method: 'POST', url, payload, headers }))
  expect((await post('/api/me/reauthentication', { currentPassword: 'Portico-demo-1' })).statusCode).toBe(200)
  expect((await post('/api/acting', { personId: customer.personId })).statusCode).toBe(200)

  const names = [...seen.keys()].filter((name) => !name.endsWith('.sig')).toSorted()
  expect(names).toEqual([
    '__Host-sps-acting',
    '__Host-sps-browser',
    '__Host-sps-oidc',
    '__Host-sps-reauthentication',
    '__Host-sps-token',
    '__Secure-sps-oidc-interaction',
    '__Secure-sps-oidc-resume',
    'sps-isAuthenticated',
  ])
  for (const { name, secure, path, domain } of seen.values()) {
    expect([name, secure, domain]).toEqual([name, true, undefined])
    // Without this, browsers refuse the cookie.
    if (name.startsWith('__Host-')) expect([name, path]).toEqual([name, '/'])
  }
})

test('in production a session’s token under the name that a neighbouring host could set opens nothing [T-17]', async () => {
  const { cookie, host } = await signInAs(site, 'neighbour@sps.example')
  const ask = async (sent: string) =>
    (await site.app.inject({ url: '/api/me/second-factor', headers: { host, cookie: sent } })).statusCode
  expect(await ask(cookie)).toBe(200)
  expect(await ask(cookie.replace('__Host-sps-token=', 'sps-token='))).toBe(401)
})
