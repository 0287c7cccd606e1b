import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPeople } from '#demo/people.ts'
import { demoSignInRoutes } from '#demo/sign-in.routes.ts'
import { openBrowser } from '#app/testing/browser.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([{ name: 'demo', routes: demoSignInRoutes }])
  await signInAs(site, 'buyer@sps.example', { honId: 'H-buyer' })
})
afterAll(() => site.close())

test('one click signs in as a person of the demo', async () => {
  const browser = openBrowser(site, 'sps.localhost')
  expect((await browser.get('/demo/sign-in/buyer')).headers.location).toBe('/us/en/secure/sps-home')
  expect((await browser.get('/pif/api/session/userinfo')).json()).toMatchObject({ session_valid: true, sub: 'H-buyer' })
})

test.each(listPeople('sps').map(({ who }) => who))('%s is reached by one click', async (who) => {
  await signInAs(site, `${who}@sps.example`, { honId: `H-${who}` })
  const browser = openBrowser(site, 'sps.localhost')
  expect((await browser.get(`/demo/sign-in/${who}`)).statusCode).toBe(303)
})

test('nobody else can be chosen', async () => {
  const browser = openBrowser(site, 'sps.localhost')
  expect((await browser.get('/demo/sign-in/nobody')).statusCode).toBe(404)
  expect((await browser.get('/demo/sign-in/buyer@sps')).statusCode).toBe(400)
})
