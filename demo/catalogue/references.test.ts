import { expect, test } from 'vitest'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { listReferences } from '#demo/catalogue/references.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

const list = (tenant: (typeof TENANT_KEYS)[number]) => [...listReferences(tenant, listProducts(tenant, 300))]

test.each(TENANT_KEYS)('%s knows numbers of three other makers, the same ones every time', (tenant) => {
  const references = list(tenant)
  const skus = new Set([...listProducts(tenant, 300)].map(({ sku }) => sku))
  expect(references.length).toBeGreaterThanOrEqual(150)
  expect(new Set(references.map(({ maker }) => maker)).size).toBe(3)
  for (const { sku } of references) expect(skus.has(sku), sku).toBe(true)
  const numbers = references.map(({ number }) => foldPartNumber(number))
  // One in ten has two answers, no number belongs to two makers.
  expect(new Set(numbers).size).toBe(150)
  expect(list(tenant)).toEqual(references)
})
