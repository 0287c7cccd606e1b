import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { importProducts } from '#features/storefront/product-import/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import type { TestApp } from '#app/testing/test-app.ts'

type PartReference = { readonly maker: string; readonly number: string; readonly sku: string }

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
  const paths = [...new Set(products.map(({ category }) => category))]
  await bringInto(site, tenant, { categories: paths.map((path) => ({ path, names: { en: path } })) })
  const lines = products.map((record) => ({ record }))
  await importProducts({ db: site.services.db, tenant, source: 'test', lines })
  await bringInto(site, tenant, { 'cross-references': references })
  await site.services.engine.rebuild(site.services.db, tenant)
}
