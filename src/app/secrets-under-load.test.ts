import { afterAll, beforeAll, expect, test } from 'vitest'
import { followSecrets } from '#app/follow-secrets.ts'
import { rotateSecrets } from '#app/secrets.ts'
import { openBrowser } from '#app/testing/browser.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { givePassword, PASSWORD } from '#app/testing/person-calls.ts'

const ROTATIONS = 4
const PEOPLE = 3

let site: TestApp
let people: SignedIn[]
let follower: { stop: () => Promise<void> }

beforeAll(async () => {
  site = await openTestApp()
  people = []
  for (let at = 0; at < PEOPLE; at += 1) people.push(await signInAs(site, `p${at}@sps.example`))
  for (const person of people) await givePassword(site, person)
  const { db, tenants } = site.services
  follower = await followSecrets(await site.database.openSession(), { db, backgroundDb: db, tenants })
})
afterAll(async () => {
  await follower.stop()
  await site.close()
})

const readKeys = async (): Promise<string[]> =>
  (await site.app.inject({ url: '/oidc/jwks', headers: { host: 'sps.localhost' } }))
    .json<{ keys: { kid: string }[] }>()
    .keys.map(({ kid }) => kid)
const rotate = (): Promise<string> => {
  const { db, tenants, secrets, clock } = site.services
  return rotateSecrets({ backgroundDb: db, tenants, secrets, clock }, 'sps')
}
const isSignedIn = async (cookie: string): Promise<boolean> => {
  const answer = await site.app.inject({ url: '/pif/api/session/userinfo', headers: { host: 'sps.localhost', cookie } })
  return answer.json<{ session_valid?: boolean }>().session_valid === true
}

/** From the first page to the callback, as a browser does; says where it ended. */
const signIn = async (email: string): Promise<string> => {
  const browser = openBrowser(site, 'sps.localhost')
  await browser.follow(await browser.get('/system/sling/login.html'))
  const posted = await browser.submit(browser.address().pathname, { email, password: PASSWORD })
  const atCallback = await browser.get(String(posted.headers.location))
  const done = await browser.get(String(atCallback.headers.location))
  return String(done.headers.location)
}

test('rotations while people work and sign in: nobody is signed out, no sign-in fails, no restart is needed', async () => {
  const [before] = await readKeys()
  const outcomes: string[] = []
  const lost: string[] = []
  let isOver = false
  const work = people.map(async ({ cookie }, at) => {
    while (!isOver) {
      outcomes.push(await signIn(`p${at}@sps.example`))
      if (!(await isSignedIn(cookie))) lost.push(`p${at}`)
    }
  })
  for (let count = 0; count < ROTATIONS; count += 1) {
    const seen = outcomes.length
    await rotate()
    await expect.poll(() => outcomes.length).toBeGreaterThan(seen + 1)
  }
  isOver = true
  await Promise.all(work)
  expect(outcomes.length).toBeGreaterThan(ROTATIONS)
  expect(outcomes.filter((location) => location.includes('problem='))).toEqual([])
  expect(lost).toEqual([])
  await expect.poll(async () => (await readKeys())[0]).not.toBe(before)
})
