import { sql } from 'kysely'
import { openBringing } from '#demo/bring-lines.ts'
import { bringCatalogue } from '#demo/catalogue/bring-catalogue.ts'
import { publishDemoStarter } from '#demo/demo-starter.ts'
import { bringPeople } from '#demo/accounts/bring-people.ts'
import { bringSignInMessages } from '#demo/accounts/bring-sign-in-messages.ts'
import { bringShipTos } from '#demo/checkout/bring-ship-tos.ts'
import { bringDownloads, forgetSoftware } from '#demo/downloads/bring-downloads.ts'
import { framePages } from '#demo/frame-pages.ts'
import { generateDemoWorld, type DemoSize } from '#demo/generate-demo-world.ts'
import { seedInsights } from '#demo/insights/seed-insights.ts'
import { seedLists } from '#demo/lists/seed-lists.ts'
import { seedQuotes } from '#demo/quotes/seed-quotes.ts'
import { bringMedia, startMedia } from '#demo/media/bring-media.ts'
import type { DemoPage } from '#demo/pages.ts'
import { publishDemoPages } from '#demo/pages/publish-demo-pages.ts'
import { seedIntegrationKey } from '#demo/orders/demo-key.ts'
import { bringInvoices } from '#demo/invoices/bring-invoices.ts'
import { bringOrders } from '#demo/orders/bring-orders.ts'
import { bringCases } from '#demo/cases/bring-cases.ts'
import { seedFavourites } from '#demo/favourites/seed-favourites.ts'
import { bringProcurement } from '#demo/company/bring-procurement.ts'
import { bringPartNumbers } from '#demo/company/bring-part-numbers.ts'
import { bringPurchases } from '#demo/company/bring-purchases.ts'
import { bringPolicy } from '#demo/company/bring-policy.ts'
import { bringInbox } from '#demo/inbox/bring-inbox.ts'
import { bringRequests } from '#demo/requests/bring-requests.ts'
import { listArticles } from '#demo/knowledge/list-articles.ts'
import { bringPublications, startPublications } from '#demo/publications/bring-publications.ts'
import { seedForms } from '#demo/forms/seed-forms.ts'
import { bringTraining } from '#demo/training/bring-training.ts'
import { bringEquipment } from '#demo/equipment/bring-equipment.ts'
import { bringTerms } from '#demo/terms/bring-terms.ts'
import { bringSites } from '#demo/sites/bring-sites.ts'
import { seedSearchAdmin } from '#demo/search-admin.ts'
import type { DemoTenant } from '#demo/tenants.ts'
import type { PageRegistry } from '#features/site/content/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { StarterParts } from '#app/publish-starter.ts'

const BATCH = 200

/** Draws ahead what takes seconds of a core, while tenants before are written down. */
export const startDemoDrawing = (tenants: readonly DemoTenant[]) => {
  const [media, publications] = [startMedia(tenants), startPublications(tenants)]
  return { media, publications, stop: () => Promise.all([media.stop(), publications.stop()]) }
}

type Drawing = ReturnType<typeof startDemoDrawing>

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
    'dealer',
    // Search and listings are made anew after the first products that are brought.
    'productImport',
  ] as const)
    await tx.deleteFrom(table).execute()
}

/** One tenant's world, whole or not at all: a start that is killed in the middle begins again. */
export const bringTenant = async (
  services: Services,
  parts: StarterParts,
  tenant: DemoTenant,
  { drawing, size = {} }: { readonly drawing: Drawing; readonly size?: Partial<DemoSize> },
): Promise<void> => {
  // Drawn before: on a busy machine it takes longer than a transaction may rest.
  const [documents, pictures] = await Promise.all([drawing.publications.of(tenant), drawing.media.of(tenant)])
  const settle = await withTenant(services.db, tenant.key, async (tx) => {
    const { key, name } = tenant
    const { registry } = parts
    const bringing = openBringing(tx, key, services)
    for (const table of ['page', 'starterPage'] as const) await tx.deleteFrom(table).execute()
    await forgetCatalogue(tx)
    await generateDemoWorld({
      tenants: [key],
      size,
      write: {
        people: async (_tenant, people) => {
          const everyone = [...people]
          await bringPeople(bringing, key, everyone)
          await bringSignInMessages(bringing, key, new Date())
          await bringSites(bringing, everyone, new Date())
          await bringTraining(bringing, key, everyone, new Date())
          await bringCases(bringing, key, everyone, new Date())
          await seedForms(tx, { key }, new Date())
        },
        ...bringCatalogue(bringing),
        navigation: (_tenant, locale, navigation) => publishDemoPages(tx, registry, framePages(name, locale, navigation)),
        pages: (_tenant, pages) => publishStream(tx, registry, pages),
      },
    })
    await publishDemoStarter(tx, tenant, parts)
    await seedSearchAdmin(tx, key, new Date())
    await bringPublications(bringing, key, documents)
    await tx.deleteFrom('knowledgeArticle').execute()
    await bringing.bring('articles', listArticles(key))
    await seedFavourites(tx, key, new Date())
    await bringTerms(bringing)
    await bringRequests(bringing, key, new Date())
    await bringOrders(bringing, key, new Date())
    await bringPolicy(bringing, new Date())
    await bringInbox(bringing, key, new Date())
    await seedIntegrationKey(tx, key, new Date(), parts.features)
    await bringEquipment(bringing, key, new Date())
    await bringInvoices(bringing, new Date())
    await bringShipTos(bringing, key)
    await seedLists(tx, key, new Date())
    await bringPartNumbers(bringing, key, new Date())
    await bringProcurement(bringing, key, new Date())
    await bringPurchases(bringing, key, new Date())
    await seedQuotes(bringing, key, new Date())
    await seedInsights(tx, key, new Date(), parts.features)
    await forgetSoftware(tx)
    await bringMedia(bringing, key, pictures)
    await bringDownloads(bringing, tenant)
    return bringing.settle
  })
  await settle()
  // The whole index is built next; what changed is in it.
  await withTenant(services.db, tenant.key, (tx) => sql`delete from search_change`.execute(tx))
}
