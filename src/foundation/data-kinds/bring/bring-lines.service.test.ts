import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringLines } from '#foundation/data-kinds/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const bring = (kind: string, lines: readonly object[]): Promise<number> =>
  withTenant(site.services.db, 'sps', (tx) => bringLines({ tx, tenant: 'sps', services: site.services }, kind, lines))

const companies = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ number: `C-${at}`, name: `Company ${at}`, countryCode: 'DE' }))

test('more lines than one batch are taken, and those that come again change nothing', async () => {
  expect(await bring('companies', companies(1001))).toBe(1001)
  expect(await bring('companies', [...companies(1001), { number: 'C-new', name: 'New', countryCode: 'PL' }])).toBe(1)
})

test('a line that is refused is named with its faults, and nothing of its transaction stays', async () => {
  const lines = [
    { number: 'C-lost', name: 'Lost', countryCode: 'DE' },
    { number: 'C-bad', name: 'Bad', colour: 'red' },
  ]
  await expect(bring('companies', lines)).rejects.toThrow(/C-bad.*colour: there is no such field/)
  await expect(bring('accounts', [{ number: '1', erpId: 'A', company: 'nobody' }])).rejects.toThrow(/accounts.*refused/)
  expect(await bring('companies', [{ number: 'C-lost', name: 'Lost', countryCode: 'DE' }])).toBe(1)
})

test('a kind that does not exist is a mistake', async () => {
  await expect(bring('constructor', [])).rejects.toThrow('There is no kind of data constructor')
})
