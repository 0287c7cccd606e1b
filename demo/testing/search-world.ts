import { openBringing } from '#demo/bring-lines.ts'
import { bringCatalogue } from '#demo/catalogue/bring-catalogue.ts'
import type { DemoCategory } from '#demo/catalogue/categories.ts'
import type { DemoReference } from '#demo/catalogue/references.ts'
import { generateDemoWorld } from '#demo/generate-demo-world.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import type { Services } from '#platform/services.ts'
import { publishPages, type PageRegistry } from '#features/site/content/public.server.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { demoTenant } from '#demo/tenants.ts'
import { publishDemoStarter } from '#demo/demo-starter.ts'
import type { Tx } from '#platform/database/database.ts'
import { features } from '#app/features.ts'

export type SearchWorld = {
  readonly products: ProductRecord[]
  readonly categories: DemoCategory[]
  readonly references: DemoReference[]
}

/** The demo's catalogue of one tenant, stored, and at hand for those who ask questions about it. */
export const storeSearchWorld = async (services: Services, tx: Tx, tenant: TenantKey): Promise<SearchWorld> => {
  const world: SearchWorld = { products: [], categories: [], references: [] }
  const { categories, brands, attributes, products, references } = bringCatalogue(openBringing(tx, tenant, services))
  await generateDemoWorld({
    tenants: [tenant],
    write: {
      ...{ brands, attributes },
      categories: async (key, all) => {
        world.categories.push(...all)
        await categories(key, world.categories)
      },
      products: async (key, all) => {
        world.products.push(...all)
        await products(key, world.products)
      },
      references: async (key, all) => {
        world.references.push(...all)
        await references(key, world.references)
      },
    },
  })
  return world
}

/** Its pages in every language, those of the starter site among them, and its dealers. */
export const storeSearchPages = async (services: Services, tx: Tx, tenant: TenantKey, registry: PageRegistry): Promise<void> => {
  const { dealers } = bringCatalogue(openBringing(tx, tenant, services))
  await generateDemoWorld({
    tenants: [tenant],
    write: {
      dealers,
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
