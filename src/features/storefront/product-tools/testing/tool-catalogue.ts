import { randomUUID } from 'node:crypto'
import {
  type PartReference,
  savePartReferences,
  type Category,
  insertCategories,
} from '#features/storefront/catalogue/public.seed.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { saveProducts } from '#features/storefront/product-import/public.seed.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { TestApp } from '#app/testing/test-app.ts'

const inAllLanguages = (text: string) => ({ en: text, de: text, fr: text, es: text, pl: text, zh: text })

const makeCategory = (path: string): Category => ({
  id: randomUUID(),
  parentId: null,
  slug: path,
  path,
  depth: 1,
  position: 0,
  pictureFamily: 'control-valve',
  markets: null,
  names: inAllLanguages(path),
  texts: inAllLanguages(path),
})

export const makeProduct = (sku: string, over: Partial<ProductRecord> = {}): ProductRecord => ({
  sku,
  category: 'valves',
  names: { en: `Valve ${sku}`, de: `Ventil ${sku}`, pl: `Zawór ${sku}`, zh: `阀门 ${sku}` },
  texts: {},
  attributes: {},
  images: ['/a.svg'],
  documents: [],
  accessories: [],
  prices: { list: { USD: 10_050, EUR: 9_000 } },
  stock: {},
  lifecycle: 'active',
  popularity: 0,
  ...over,
})

/** A small catalogue with all that the tools ask about. */
export const fillCatalogue = async (
  site: TestApp,
  tenant: TenantKey,
  products: readonly ProductRecord[],
  references: readonly PartReference[] = [],
): Promise<void> => {
  await withTenant(site.services.db, tenant, async (tx) => {
    const paths = [...new Set(products.map(({ category }) => category))]
    await insertCategories(tx, paths.map(makeCategory))
    await saveProducts(tx, products)
    await savePartReferences(tx, references)
  })
  await site.services.engine.rebuild(site.services.db, tenant)
}
