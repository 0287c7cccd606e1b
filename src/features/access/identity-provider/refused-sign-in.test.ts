import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword, insertPeople } from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBrowser } from '#app/testing/browser.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  const passwordHash = await hashPassword('Portico-demo-1')
  const person = { email: 'buyer@sps.example', honId: 'buyer', givenName: 'A', familyName: 'B', passwordHash }
  await withTenant(site.services.db, 'sps', (tx) => insertPeople(tx, [person]))
})
afterAll(() => site.close())

test('a refused sign-in is in the audit log with its network, and nothing that was typed for nobody', async () => {
  const browser = openBrowser(site, 'sps.localhost', '203.0.113.9')
  await browser.follow(await browser.get('/system/sling/login.html'))
  const address = browser.address().pathname
  for (const email of ['buyer@sps.example', 'nobody@sps.example'])
    expect((await browser.submit(address, { email, password: 'a wrong secret' })).statusCode).toBe(401)
  const entries = await withTenant(site.services.db, 'sps', (tx) =>
    tx.selectFrom('auditEntry').select('details').where('action', '=', 'sign-in.refused').orderBy('at').execute(),
  )
  expect(entries.map(({ details }) => details)).toEqual([
    { object: expect.any(String), name: 'buyer@sps.example', address: '203.0.113.9' },
    { address: '203.0.113.9' },
  ])
})
