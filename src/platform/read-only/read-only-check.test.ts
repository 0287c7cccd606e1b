import { expect, test } from 'vitest'
import type { TenantSite } from '#platform/doctor/check.ts'
import { readOnlyCheck } from '#platform/read-only/read-only-check.service.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

const look = async (since: string | undefined) => {
  const rows = since === undefined ? [] : [{ since: new Date(since), reason: 'Moves' }]
  const site = { query: async () => rows, clock: { now: () => NOW }, tenant: 'marine' } as unknown as TenantSite
  const found = readOnlyCheck.of === 'tenant' ? await readOnlyCheck.look(site) : []
  return typeof found === 'function' ? found() : found
}

test('a site that has been read-only for longer than a day is named, and how to end it', async () => {
  expect(await look(undefined)).toEqual([])
  expect(await look('2026-11-20T00:00:00Z')).toEqual([])
  const [finding] = await look('2026-11-19T11:00:00Z')
  expect(finding).toMatchObject({ code: 'site-read-only', severity: 'warning', facts: { since: '2026-11-19', reason: 'Moves' } })
  expect(finding?.cure).toContain('npm run tenant -- read-only off --tenant marine')
})
