import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await site.app.ready()
})
afterAll(() => site.close())

const standStill = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('an app of a test answers although its process stood still, as it does on a busy machine', async () => {
  for (let round = 0; round < 6; round += 1) {
    standStill(1500)
    // Long enough for the load guard to measure it.
    await wait(15)
  }
  const answer = await site.app.inject({ url: '/pif/api/account/v1/status', headers: { host: 'sps.localhost' } })
  expect(answer.statusCode).toBe(401)
})
