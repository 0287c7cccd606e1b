import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyTenants } from '#app/apply-tenants.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'

const HBTBT = { key: 'hbtbt', name: 'Halden Buildings', hosts: ['hbtbt.localhost'] }

let site: TestApp
let cookie: string
beforeAll(async () => {
  site = await openTestApp()
  await applyTenants(site.database.owner, JSON.stringify([HBTBT]), createSecretBox([Buffer.alloc(32, 1)]))
  cookie = (await signInAs(site, 'someone@hbtbt.example')).cookie
})
afterAll(() => site.close())

const open = (url: string, as = '') =>
  site.app.inject({ url, headers: { host: 'hbtbt.localhost', accept: 'text/html', ...(as && { cookie: as }) } })
const blockOf = (type: string): string => `"type":"${type}"`

describe('a new site', () => {
  test.each([
    ['a menu with sub-menus to load', '/us/en', 'data-subnav="/us/en/by-category.external"'],
    ['a selector of countries and languages', '/us/en', 'data-country-language-code="de-de"'],
    ['the catalogue', '/us/en/products', '<h1'],
    ['the search', '/us/en/search', 'name="search"'],
    ['a lead form', '/us/en/contact-us', 'data-form-key='],
    ['the dealer locator', '/us/en/dealers', '<iframe'],
    ['downloads', '/us/en/downloads', blockOf('download-table')],
  ])('shows a visitor %s [1.0.1, 1.0.2, 1.0.26]', async (_, url, mark) => {
    const { statusCode, body } = await open(url)
    expect(statusCode).toBe(200)
    expect(body).toContain(mark)
  })

  test.each([
    ['the home page', '/us/en/secure/hbtbt-home', blockOf('account-home')],
    ['orders', '/us/en/secure/orders', blockOf('order-list')],
    ['invoices', '/us/en/secure/invoices', blockOf('invoice-list')],
    ['support cases', '/us/en/support/cases', blockOf('case-list')],
    ['software', '/us/en/secure/software', blockOf('software-downloads')],
    ['technical publications', '/us/en/secure/technical-publications', blockOf('publication-list')],
    ['tools', '/us/en/secure/tools', blockOf('tool-launcher')],
    ['saved items', '/us/en/secure/saved-items', blockOf('saved-items')],
    ['account sites', '/us/en/secure/account/overview?view=sites', blockOf('sites-view')],
    ['notification preferences', '/us/en/secure/account/notifications', blockOf('notification-preferences')],
  ])('sends a visitor of %s to sign in, and shows it to a signed-in person [1.0.1, 1.0.12]', async (_, url, mark) => {
    const refused = await open(url)
    expect([refused.statusCode, String(refused.headers.location)]).toEqual([
      302,
      expect.stringMatching(/^\/system\/sling\/login\.html\?resource=.*&appId=portico-hbtbt$/),
    ])
    const { statusCode, body } = await open(url, cookie)
    expect(statusCode).toBe(200)
    expect(body).toContain(mark)
  })

  test.each(['/cart/hbtbt/en', '/shop/hbtbt/en/quickCart'])(
    'leads a person without e-commerce access from %s to the error page, and a visitor to sign-in [1.0.12, 1.0.27]',
    async (url) => {
      expect((await open(url)).headers.location).toMatch(/^\/system\/sling\/login\.html\?resource=/)
      expect((await open(url, cookie)).headers.location).toBe('/us/en/error/cart')
    },
  )

  test.each([
    ['/us/en/secure/orders', 'Order Status'],
    ['/us/en/secure/technical-publications', 'Technical Publications'],
    ['/us/en/support/knowledge', 'Knowledge Articles Search Result'],
    ['/us/en/support/history', 'Support History'],
  ])('tells analytics the kind of %s: %s [1.0.32]', async (url, kind) => {
    expect((await open(url, cookie)).body).toContain(`data-page-kind="${kind}"`)
  })

  test('has a primary navigation and further controls in the header of every page [2.3.1, 2.3.13]', async () => {
    for (const [url, as] of [
      ['/us/en', ''],
      ['/us/en/products', ''],
      ['/us/en/secure/hbtbt-home', cookie],
    ] as const) {
      const [header = ''] = /<header[\s\S]*<\/header>/.exec((await open(url, as)).body) ?? []
      expect(header).toMatch(/<nav[^>]*aria-label="Primary"/)
      const slots = [...header.matchAll(/data-(?:slot|account-slot|header-item)="([\w-]+)"/g)].map(([, name]) => name)
      expect(slots).toEqual(
        expect.arrayContaining([
          'search',
          'inbox',
          'saved',
          'quick-cart',
          'cart',
          'menu',
          'sold-to',
          'currency',
          'tools',
          'contact-link',
        ]),
      )
    }
  })
})
