import { generateDemoWorld } from '#demo/generate-demo-world.ts'
import {
  type PartReference,
  savePartReferences,
  type Category,
  insertCategories,
  saveBrands,
  saveAttributes,
} from '#features/storefront/catalogue/public.seed.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { saveProducts } from '#features/storefront/product-import/public.seed.ts'
import { publishPages, type PageRegistry } from '#features/site/content/public.server.ts'
import { saveDealers } from '#features/storefront/dealers/public.seed.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { demoTenant } from '#demo/tenants.ts'
import { publishDemoStarter } from '#demo/demo-starter.ts'
import type { Tx } from '#platform/database/database.ts'
import { features } from '#app/features.ts'

export type SearchWorld = {
  readonly products: ProductRecord[]
  readonly categories: Category[]
  readonly references: PartReference[]
}

/** The demo's catalogue of one tenant, stored, and at hand for those who ask questions about it. */
export const storeSearchWorld = async (tx: Tx, tenant: TenantKey): Promise<SearchWorld> => {
  const world: SearchWorld = { products: [], categories: [], references: [] }
  await generateDemoWorld({
    tenants: [tenant],
    write: {
      categories: async (_, categories) => {
        world.categories.push(...categories)
        await insertCategories(tx, world.categories)
      },
      brands: (_, brands) => saveBrands(tx, brands),
      attributes: (_, attributes) => saveAttributes(tx, attributes),
      products: async (_, products) => {
        world.products.push(...products)
        await saveProducts(tx, world.products)
      },
      references: async (_, references) => {
        world.references.push(...references)
        await savePartReferences(tx, world.references)
      },
    },
  })
  return world
}

/** Its pages in every language, those of the starter site among them, and its dealers. */
export const storeSearchPages = async (tx: Tx, tenant: TenantKey, registry: PageRegistry): Promise<void> => {
  await generateDemoWorld({
    tenants: [tenant],
    write: {
      dealers: (_, dealers) => saveDealers(tx, dealers),
      pages: async (_, pages) => {
        for await (const { locale, path, blocks, ...content } of pages)
          await publishPages(tx, registry, [
            { locale, path, content: { config: {}, flags: {}, ...content, blocks: [...blocks] } },
          ])
      },
    },
  })
  await publishDemoStarter(tx, demoTenant(tenant), { features, registry })
}
