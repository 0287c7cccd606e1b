import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let admin: SignedIn
let author: SignedIn
let buyer: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  admin = await signInAs(site, 'admin@sps.example', { isInternal: true, roles: ['internal', 'admin'] })
  author = await signInAs(site, 'author@sps.example', { isInternal: true, roles: ['internal', 'author'] })
  buyer = await signInAs(site, 'buyer@sps.example')
  const hero = { id: 'hero', type: 'hero', props: { title: 'Catalogue', size: 'page' } }
  await site.publish('sps', [
    { path: '/', title: 'Home' },
    { path: '/back-office/catalogue', title: 'Catalogue', blocks: [hero] },
    { path: '/back-office/search', title: 'Search administration' },
    { path: '/secure/sps-home', title: 'Portal' },
    { path: '/secure/my-account', title: 'My account' },
    { path: '/secure/act-for-customer', title: 'Act' },
  ])
})
afterAll(() => site.close())

const get = (url: string, { cookie = '' }: Partial<SignedIn> = {}) =>
  site.app.inject({ url, headers: { host: 'sps.localhost', cookie, accept: 'text/html' } })

const readLinks = (body: string, area: string) => {
  const nav = new RegExp(`<nav [^>]*aria-label="${area}".*?</nav>`, 's').exec(body)?.[0] ?? ''
  return [...nav.matchAll(/<a href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/gs)].map(([, href, label]) => `${href} ${label}`)
}

const CATALOGUE = '/us/en/back-office/catalogue Catalogue'
const SEARCH = '/us/en/back-office/search Search administration'

test('admins see every screen that is published, authors theirs; both pages are nobody else’s', async () => {
  const page = await get('/us/en/back-office/search', admin)
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(readLinks(page.body, 'Back office')).toEqual([CATALOGUE, SEARCH])
  expect(page.body).toMatch(/<a href="\/us\/en\/back-office\/search" aria-current="page"/)
  expect(readLinks((await get('/us/en/back-office/search', author)).body, 'Back office')).toEqual([SEARCH])
  expect((await get('/us/en/back-office/catalogue', author)).statusCode).toBe(404)
  expect((await get('/us/en/back-office/catalogue', buyer)).statusCode).toBe(404)
})

test('/back-office leads to the first screen that one may open', async () => {
  const lead = async (who?: SignedIn) => {
    const { statusCode, headers } = await get('/us/en/back-office', who)
    return [statusCode, headers.location, headers['cache-control']]
  }
  expect(await lead(admin)).toEqual([302, '/us/en/back-office/catalogue', 'private, no-store'])
  expect(await lead(author)).toEqual([302, '/us/en/back-office/search', 'private, no-store'])
  expect((await lead(buyer))[0]).toBe(404)
  expect((await lead())[1]).toContain('/system/sling/login.html')
})

test('the portal links what is published and concerns the person; the public site has neither', async () => {
  const links = async (who: SignedIn) => readLinks((await get('/us/en/secure/my-account', who)).body, 'Portal')
  const own = ['/us/en/secure/sps-home Overview', '/us/en/secure/my-account My account']
  expect(await links(buyer)).toEqual(own)
  const csr = await signInAs(site, 'csr@sps.example', { isInternal: true, roles: ['internal'] })
  expect(await links(csr)).toEqual(own.toSpliced(1, 0, '/us/en/secure/act-for-customer Act for a customer'))
  expect((await get('/us/en', buyer)).body).not.toContain('data-side-navigation')
})

test('a page of an area begins with its name, not with a band', async () => {
  const { body } = await get('/us/en/back-office/catalogue', admin)
  expect(body).toMatch(/<h1>Catalogue<\/h1>/)
  expect(body).not.toContain('data-size="page"')
})
