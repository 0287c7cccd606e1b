import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { SITE_LOCALES } from '#foundation/locale/public.ts'
import { applyTenants } from '#app/apply-tenants.ts'
import { features } from '#app/features.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'
import { exceptFor, openVisitor, VISITORS } from '#app/testing/link-visitors.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createLinkWalk } from '#app/testing/walk-links.ts'

const marine = { key: 'marine', name: 'Halden Marine', hosts: ['marine.localhost'] }
/** Those with a page that a change of the account leaves. */
const LEAVING = ['aerobt', 'hbtbt', 'process'].map((key) => ({ key, name: `Halden ${key}`, hosts: [`${key}.localhost`] }))

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { tenants: { marine } })
  await applyTenants(site.database.owner, JSON.stringify([marine, ...LEAVING]), createSecretBox([Buffer.alloc(32, 1)]))
})
afterAll(() => site.close())

const localeOf = (language: string) => {
  const locale = SITE_LOCALES.find((known) => known.language === language)
  if (!locale) throw new Error(`no site is in ${language}`)
  return { country: locale.country, language: locale.language }
}

describe('a starter site leads to every page that it publishes', () => {
  test.each(VISITORS)('as %s', async (name) => {
    const walk = createLinkWalk(site, 'marine', localeOf('en'))
    const who = await openVisitor(site, 'marine', name)
    expect(await walk.listUnreachable(who, exceptFor(features, 'marine', name))).toEqual([])
  })

  test.each(LANGUAGES)('in %s', async (language) => {
    const walk = createLinkWalk(site, 'marine', localeOf(language))
    expect(await walk.listUnreachable({}, exceptFor(features, 'marine', 'visitor'))).toEqual([])
  })
})

test('a published page without a link is named', async () => {
  await site.publish('marine', [
    { path: '/island', title: 'Island' },
    { path: '/secure/island', title: 'Island of the portal' },
  ])
  const walk = createLinkWalk(site, 'marine', localeOf('en'))
  const list = async (name: 'visitor' | 'buyer') =>
    walk.listUnreachable(await openVisitor(site, 'marine', name), exceptFor(features, 'marine', name))
  expect(await list('visitor')).toEqual(['/island'])
  expect(await list('buyer')).toEqual(['/island', '/secure/island'])
})

describe('pages after a change of the account', () => {
  const read = async (tenant: string, path: string) => {
    const { cookie = '' } = await openVisitor(site, tenant, 'buyer')
    return site.app.inject({ url: path, headers: { host: `${tenant}.localhost`, cookie, accept: 'text/html' } })
  }

  test.each([
    ['aerobt', '/us/en/secure/inactive-account', 'partsSearchUrl'],
    ['hbtbt', '/us/en/video-product-selector', 'additionalProductsUrl'],
    ['process', '/shop/hps/en/notPermittedPage', 'notPermittedReturnUrl'],
  ] as const)('%s has %s and the page behind %s [2.14.8, 2.14.9, 2.14.10, 2.14.11]', async (tenant, left, target) => {
    const page = await read(tenant, left)
    expect(page.statusCode).toBe(200)
    const { config } = JSON.parse(/id="page-model">([^<]*)</.exec(page.body)?.[1] ?? '{}') as { config: Record<string, string> }
    expect((await read(tenant, config[target] ?? '')).statusCode).toBe(200)
  })

  test('a site without the trait has no page for inactive accounts [2.14.8]', async () => {
    expect((await read('hbtbt', '/us/en/secure/inactive-account')).statusCode).toBe(404)
  })

  test('additional products are a tool, not a note [2.14.10]', async () => {
    expect((await read('hbtbt', '/us/en/additional-products')).body).toContain('data-island="additional-products"')
  })
})
