import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const PATH = '/api/me/tour'

test('who left the tour has left it on every device, and nobody else has [2.3.12]', async () => {
  const first = callsOf(site, await signInAs(site, 'newcomer@sps.example'))
  const other = callsOf(site, await signInAs(site, 'other@sps.example'))
  expect((await first.get(PATH)).json()).toEqual({ dismissedAt: null })
  const { dismissedAt: at } = (await first.send('PUT', PATH)).json<{ dismissedAt: string }>()
  const elsewhere = callsOf(site, await signInAs(site, 'newcomer@sps.example'))
  expect((await elsewhere.get(PATH)).json()).toEqual({ dismissedAt: at })
  expect((await other.get(PATH)).json()).toEqual({ dismissedAt: null })
  // Once more: the same row.
  expect((await elsewhere.send('PUT', PATH)).statusCode).toBe(200)
})
