import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE_LOCALES } from '#foundation/locale/public.ts'
import type { WrittenTenant } from '#foundation/tenants/public.ts'
import { localePath } from '#kernel/locale.ts'
import { applyTenants } from '#app/apply-tenants.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

/** A business unit that nobody thought of: some of what differs in three others, and a look of its own. */
const marine: WrittenTenant = {
  key: 'marine',
  name: 'Halden Marine',
  hosts: ['marine.localhost'],
  traits: {
    theme: 'teal-white',
    signedInHome: 'my-account',
    countryCookies: 'session',
    soldToList: 'orders-returns',
    reportLabel: 'MAR',
    shopNotPermittedPath: '/shop/sea/en/notPermittedPage',
  },
}

const BOX = createSecretBox([Buffer.alloc(32, 1)])
let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { tenants: { marine } })
  await applyTenants(site.database.owner, JSON.stringify([marine]), BOX)
})
afterAll(() => site.close())

const get = (url: string) =>
  site.app.inject({ url, headers: { host: 'marine.localhost', accept: 'text/html' }, remoteAddress: '192.0.2.9' })

const OPEN = ['', '/products', '/search', '/contact-us', '/legal/privacy', '/legal/terms', '/cookies', '/session-time-out']
const SECURED = ['/secure/marine-home', '/secure/my-account', '/secure/account/overview', '/secure/account/notifications']

describe('a sixth tenant from a file', () => {
  test.each(SITE_LOCALES.map(localePath))('has every open page in %s', async (locale) => {
    for (const path of OPEN) expect([path, (await get(`${locale}${path}`)).statusCode]).toEqual([path, 200])
  })

  test('asks visitors of the portal to sign in, and brings people who came from the home page to their account [2.1.11]', async () => {
    for (const path of SECURED) expect([path, (await get(`/us/en${path}`)).statusCode]).toEqual([path, 302])
    const { headers } = await get('/system/sling/login.html?resource=%2Fus%2Fen')
    expect(headers.location).toContain('/oidc/')
  })

  test('has the look, the traits and the addresses that its data names', async () => {
    const { body } = await get('/us/en')
    expect(body).toContain('data-theme="teal-white" data-domain-id="marine"')
    const model = JSON.parse(/id="page-model">([^<]*)</.exec(body)?.[1] ?? '{}')
    expect(model).toMatchObject({
      tenant: { key: 'marine', name: 'Halden Marine', traits: { countryCookies: 'session' } },
      config: { appId: 'portico-marine', sbgName: 'marine', postLoginHomePath: '/us/en/secure/marine-home' },
    })
    expect((await get('/shop/sea/en/notPermittedPage')).statusCode).toBe(200)
    expect((await get('/shop/hps/en/notPermittedPage')).statusCode).toBe(404)
    expect((await get('/business/marine')).headers.location).toBe('http://marine.localhost/')
  })

  test('answers unknown addresses with its own page', async () => {
    const { statusCode, body } = await get('/de/de/nothing-here')
    expect(statusCode).toBe(404)
    expect(body).toContain('Unter dieser Adresse gibt es keine Seite')
  })

  test('keeps what authors changed and deleted when the file is read again', async () => {
    const { services, database, publish } = site
    const listPages = () =>
      withTenant(services.db, 'marine', (tx) =>
        tx.selectFrom('page').select(['country', 'language', 'path', 'lastVersion']).orderBy('id').execute(),
      )
    await publish('marine', [{ path: '/contact-us', title: 'Write to the harbour' }])
    await withTenant(services.db, 'marine', (tx) => tx.deleteFrom('page').where('path', '=', '/legal/terms').execute())
    const before = await listPages()
    await applyTenants(database.owner, JSON.stringify([marine]), BOX)
    expect(await listPages()).toEqual(before)
  })
})
