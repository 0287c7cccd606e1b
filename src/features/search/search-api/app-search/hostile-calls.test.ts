import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSearchKey } from '#features/search/search-api/app-search/search-key.service.ts'
import { makeHostileCalls } from '#features/search/search-api/testing/hostile-payloads.ts'
import { makeSampleFeature } from '#features/search/search-api/testing/sample-documents.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { startProcessorClock } from '#platform/testing/processor-time.ts'

/** `FUZZ=100000` for a night’s work. */
const CALLS = Number(process.env['FUZZ'] ?? 2000)
const SEED = 20_261_115
/** An answer takes milliseconds of the processor; Node's own threads are counted with them. */
const SLOWEST_MS = 5000

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([makeSampleFeature('00000000-0000-4000-8000-000000000007')])
  await site.publish('sps', [{ path: '/' }])
  await site.services.engine.rebuild(site.services.db, 'sps')
})
afterAll(() => site.close())

test(
  `${CALLS} hostile calls are answered or refused, and never break anything [T-25]`,
  { timeout: 300_000 + CALLS * 60 },
  async () => {
    const authorization = `Bearer ${await readSearchKey(site.services, 'sps')}`
    const codes = new Map<number, number>()
    const lost = vi.spyOn(site.app.log, 'error')
    let made = 0
    for (const { path, payload } of makeHostileCalls(CALLS, SEED)) {
      made += 1
      const readClock = startProcessorClock()
      const remoteAddress = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`
      const answer = await site.app.inject({
        method: 'POST',
        url: `/api/as/v1/engines/sps/${path}`,
        remoteAddress,
        headers: { host: 'sps.localhost', authorization, 'content-type': 'application/json' },
        payload,
      })
      expect(readClock(), `${made}: ${path} ${payload.slice(0, 2000)}`).toBeLessThan(SLOWEST_MS)
      codes.set(answer.statusCode, (codes.get(answer.statusCode) ?? 0) + 1)
      expect([200, 400, 413], `${made}: ${path} ${payload.slice(0, 2000)}\n${answer.body.slice(0, 300)}`).toContain(
        answer.statusCode,
      )
      if (path === 'search' && answer.statusCode === 200) expect(answer.body).not.toMatch(/"raw":"(?:Orders|Cases|Software)"/)

      if (path !== 'search' || made % 4 !== 0) continue
      const wrapped = await site.app.inject({
        method: 'POST',
        url: '/us/en.portalsearch',
        remoteAddress,
        headers: { host: 'sps.localhost', origin: 'http://sps.localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ type: 'search', payload }).toString(),
      })
      expect([200, 400, 413], `${made}: wrapped ${payload.slice(0, 2000)}\n${wrapped.body.slice(0, 300)}`).toContain(
        wrapped.statusCode,
      )
      // What the one takes the other takes, but for bodies that are too large for a form.
      if (wrapped.statusCode !== 413) expect(wrapped.statusCode, payload.slice(0, 2000)).toBe(answer.statusCode)
    }
    expect((codes.get(200) ?? 0) / CALLS).toBeGreaterThan(0.3)
    expect((codes.get(400) ?? 0) / CALLS).toBeGreaterThan(0.1)
    expect(Object.prototype).not.toHaveProperty('x')
    // Whatever was called must also have been written down.
    const countEvents = () =>
      withTenant(site.services.db, 'sps', (tx) => tx.selectFrom('searchEvent').select(['kind', 'tags']).execute())
    await expect.poll(async () => (await countEvents()).some(({ kind }) => kind === 'click'), { timeout: 5000 }).toBe(true)
    expect((await countEvents()).filter(({ tags }) => tags.length > 0).length).toBeGreaterThan(CALLS / 100)
    expect(lost.mock.calls).toEqual([])
  },
)
