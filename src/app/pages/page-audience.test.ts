import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let customer: SignedIn
let employee: SignedIn

beforeAll(async () => {
  site = await openTestApp()
  await site.publish('sps', [
    { path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' },
    { path: '/offers', title: 'Offers for everyone' },
    { path: '/offers/members', title: 'Offers for members', audience: ['signed-in'] },
    { path: '/offers/staff', title: 'Prices of our own', audience: ['internal'] },
    { path: '/secure/staff-news', title: 'News for employees', audience: ['internal'] },
  ])
  customer = await signInAs(site, 'buyer@sps.example', { roles: ['customer'] })
  employee = await signInAs(site, 'csr@sps.example', { roles: ['internal'] })
})
afterAll(() => site.close())

const open = (path: string, who?: SignedIn) =>
  site.app.inject({ url: `/us/en${path}`, headers: { host: 'sps.localhost', ...(who && { cookie: who.cookie }) } })
const statusOf = async (path: string, who?: SignedIn): Promise<number> => (await open(path, who)).statusCode

describe('a page for some people', () => {
  test('leads visitors to the sign-in page and shows nothing of itself', async () => {
    const answer = await open('/offers/members')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'private, no-store'])
    expect(answer.headers['location']).toContain('resource=')
    expect(answer.body).not.toContain('members')
  })

  test('is shown to them, and kept for nobody else', async () => {
    const answer = await open('/offers/members', customer)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(answer.body).toContain('Offers for members')
    expect(answer.body).toContain('noindex')
    // Right after it: what was drawn for one person is nothing that a visitor gets.
    expect(await statusOf('/offers/members')).toBe(302)
  })

  test('does not exist for those whose role it does not name, in the portal as well', async () => {
    expect([await statusOf('/offers/staff', customer), await statusOf('/offers/staff', employee)]).toEqual([404, 200])
    expect(await statusOf('/offers/staff', customer)).toBe(404)
    expect([await statusOf('/secure/staff-news', employee), await statusOf('/secure/staff-news', customer)]).toEqual([200, 404])
  })

  test('is not opened by a wish in the address', async () => {
    for (const mode of ['edit', 'preview', 'disabled'])
      expect([302, 404]).toContain(await statusOf(`/offers/staff?wcmmode=${mode}`, customer))
    expect((await open('/offers/staff?wcmmode=preview')).body).not.toContain('Prices of our own')
  })

  test('stands in no sitemap; a page for everyone does', async () => {
    const index = (await open('/sitemap.xml')).body
    expect(index).toContain('/us/en/offers<')
    expect(index).not.toContain('/offers/members')
  })
})
