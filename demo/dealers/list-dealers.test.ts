import { expect, test } from 'vitest'
import { listDealers } from '#demo/dealers/list-dealers.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

test.each(TENANT_KEYS)('%s has thirty dealers in twelve countries, and every tag', (tenant) => {
  const dealers = [...listDealers(tenant)]
  expect(dealers).toHaveLength(30)
  expect(new Set(dealers.map(({ id }) => id)).size).toBe(30)
  expect(new Set(dealers.map(({ name }) => name)).size).toBe(30)
  expect(new Set(dealers.map(({ countryCode }) => countryCode)).size).toBe(12)
  expect(new Set(dealers.flatMap(({ tags }) => tags)).size).toBe(5)
  expect([...listDealers(tenant)]).toEqual(dealers)
})
