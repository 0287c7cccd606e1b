import { publishDemoStarter } from '#demo/demo-starter.ts'
import { seedPeople } from '#demo/accounts/seed-people.ts'
import { seedSignInMessages } from '#demo/accounts/seed-sign-in-messages.ts'
import { seedShipTos } from '#demo/checkout/seed-ship-tos.ts'
import { seedDownloads } from '#demo/downloads/seed-downloads.ts'
import { framePages } from '#demo/frame-pages.ts'
import { generateDemoWorld } from '#demo/generate-demo-world.ts'
import { seedInsights } from '#demo/insights/seed-insights.ts'
import { seedLists } from '#demo/lists/seed-lists.ts'
import { seedMedia, startMedia } from '#demo/media/seed-media.ts'
import type { DemoPage } from '#demo/pages.ts'
import { publishDemoPages } from '#demo/pages/publish-demo-pages.ts'
import { seedIntegrationKey } from '#demo/orders/demo-key.ts'
import { seedInvoices } from '#demo/invoices/seed-invoices.ts'
import { seedOrders } from '#demo/orders/seed-orders.ts'
import { seedCases } from '#demo/cases/seed-cases.ts'
import { seedFavourites } from '#demo/favourites/seed-favourites.ts'
import { seedKnowledge } from '#demo/knowledge/seed-knowledge.ts'
import { seedPublications, startPublications } from '#demo/publications/seed-publications.ts'
import { seedRequests } from '#demo/requests/seed-requests.ts'
import { seedForms } from '#demo/forms/seed-forms.ts'
import { seedTraining } from '#demo/training/seed-training.ts'
import { seedSites } from '#demo/sites/seed-sites.ts'
import { seedSearchAdmin } from '#demo/search-admin.ts'
import type { DemoTenant } from '#demo/tenants.ts'
import {
  buildCategoryIndexesIn,
  savePartReferences,
  insertCategories,
  saveBrands,
  saveAttributes,
} from '#features/storefront/catalogue/public.seed.ts'
import { listDeliveries, listPartTerms } from '#demo/catalogue/products/supply.ts'
import { savePartDeliveries, savePartTerms, savePrices } from '#features/buying/pricing/public.seed.ts'
import { saveProducts } from '#features/storefront/product-import/public.seed.ts'
import type { PageRegistry } from '#features/site/content/public.server.ts'
import { saveDealers } from '#features/storefront/dealers/public.seed.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { StarterParts } from '#app/publish-starter.ts'

const BATCH = 200

/** Draws ahead what takes seconds of a core, while tenants before are written down. */
export const startDemoDrawing = (tenants: readonly DemoTenant[]) => {
  const [media, publications] = [startMedia(tenants), startPublications(tenants)]
  return { media, publications, stop: () => Promise.all([media.stop(), publications.stop()]) }
}

/** Where pictures and films go, and who draws them. */
type TenantMedia = { readonly files: Files; readonly drawing: ReturnType<typeof startDemoDrawing> }

const publishStream = async (tx: Tx, registry: PageRegistry, pages: AsyncIterable<DemoPage>): Promise<void> => {
  const batch: DemoPage[] = []
  for await (const page of pages) if (batch.push(page) >= BATCH) await publishDemoPages(tx, registry, batch.splice(0))
  await publishDemoPages(tx, registry, batch)
}

/** Products and category indexes go with their categories. */
const forgetCatalogue = async (tx: Tx): Promise<void> => {
  for (const table of [
    'categoryIndexFacet',
    'category',
    'brand',
    'attribute',
    'productPrice',
    'partTerms',
    'partDelivery',
    'partReference',
  ] as const)
    await tx.deleteFrom(table).execute()
}

/** One tenant's world, whole or not at all: a start that is killed in the middle begins again. */
export const seedTenant = async (db: Db, parts: StarterParts, tenant: DemoTenant, media: TenantMedia): Promise<void> => {
  const { key, name } = tenant
  // Drawn before: on a busy machine it takes longer than a transaction may rest.
  const { drawing } = media
  const [documents, pictures] = await Promise.all([drawing.publications.of(tenant), drawing.media.of(tenant)])
  return withTenant(db, key, async (tx) => {
    const { registry } = parts
    for (const table of ['page', 'starterPage'] as const) await tx.deleteFrom(table).execute()
    await forgetCatalogue(tx)
    await generateDemoWorld({
      tenants: [key],
      write: {
        people: async (tenant, people) => {
          const everyone = [...people]
          await seedPeople(tx, tenant, everyone)
          await seedSignInMessages(tx, tenant, everyone, new Date())
          await seedSites(tx, everyone, new Date())
          await seedTraining(tx, tenant, everyone, new Date())
          await seedCases(tx, tenant, everyone, new Date())
          await seedForms(tx, { key }, new Date())
        },
        categories: (_tenant, categories) => insertCategories(tx, categories),
        brands: (_tenant, brands) => saveBrands(tx, brands),
        attributes: (_tenant, attributes) => saveAttributes(tx, attributes),
        products: async (_tenant, products) => {
          await saveProducts(tx, products)
          await buildCategoryIndexesIn(tx)
        },
        prices: (_tenant, prices) => savePrices(tx, prices),
        supply: async (_tenant, products) => {
          await savePartTerms(tx, [...listPartTerms(products)])
          await savePartDeliveries(tx, [...listDeliveries(products, new Date())])
        },
        dealers: (_tenant, dealers) => saveDealers(tx, dealers),
        references: (_tenant, references) => savePartReferences(tx, references),
        navigation: (_tenant, locale, navigation) => publishDemoPages(tx, registry, framePages(name, locale, navigation)),
        pages: (_tenant, pages) => publishStream(tx, registry, pages),
      },
    })
    await publishDemoStarter(tx, tenant, parts)
    await seedSearchAdmin(tx, key, new Date())
    await seedPublications(tx, media.files, key, documents)
    await seedKnowledge(tx, key)
    await seedFavourites(tx, key, new Date())
    await seedRequests(tx, key, new Date())
    await seedOrders(tx, key, new Date())
    await seedIntegrationKey(tx, key, new Date(), parts.features)
    await seedInvoices(tx, new Date())
    await seedShipTos(tx, key)
    await seedLists(tx, key, new Date())
    await seedInsights(tx, key, new Date(), parts.features)
    for (const table of ['softwareProduct', 'softwareRelease'] as const) await tx.deleteFrom(table).execute()
    await seedMedia(tx, media.files, key, pictures)
    await seedDownloads(tx, media.files, { key, name }, new Date())
  })
}
