import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  const tenants = { marine: { traits: { securityContact: 'https://marine.example/security' } } }
  site = await openTestApp([], { SECURITY_CONTACT: 'mailto:security@halden.example' }, { tenants })
})
afterAll(() => site.close())

const read = (host: string) => site.app.inject({ url: '/.well-known/security.txt', headers: { host } })

test('security.txt names the contact of the tenant or of the installation, and expires within a year', async () => {
  const answer = await read('sps.localhost')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toMatch(/^Contact: mailto:security@halden\.example\nExpires: (\S+)\n/)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(answer.body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
  expect(answer.body).toContain('Canonical: http://sps.localhost/.well-known/security.txt')
  expect((await read('marine.localhost')).body).toContain('Contact: https://marine.example/security')
})

test('without a contact there is none', async () => {
  const silent = await openTestApp()
  const answer = await silent.app.inject({ url: '/.well-known/security.txt', headers: { host: 'sps.localhost' } })
  await silent.close()
  expect(answer.statusCode).toBe(404)
})
