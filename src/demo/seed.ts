import { listCategories, type DemoCategory } from '#demo/catalogue/categories.ts'
import { loadCopy } from '#demo/copy.ts'
import { framePages } from '#demo/frame-pages.ts'
import { demoPages, type DemoPage } from '#demo/pages.ts'
import { DEMO_TENANTS, type DemoTenant } from '#demo/tenants.ts'
import { insertCategories } from '#features/catalogue/public.server.ts'
import { publishPages, type BlockRegistry } from '#features/content/public.server.ts'
import { saveTenants } from '#features/tenants/public.server.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { withTenant, type Db, type Tx } from '#server/database.ts'

declare module '#server/database.ts' {
  interface Tables {
    installation: { name: string; value: string }
  }
}

/** Raised when the world changes: older demo data is then replaced. */
const WORLD_VERSION = '1'
const MARK = 'demo-world'
const BATCH = 200

async function* listPages(tenant: DemoTenant, categories: readonly DemoCategory[]): AsyncGenerator<DemoPage> {
  const copy = await loadCopy(tenant.key)
  const both = Object.fromEntries(LANGUAGES.map((language) => [language, { tenant: copy.tenant[language], group: copy.group[language] }]))
  yield* framePages(tenant, both as Record<Language, (typeof both)[string]>, categories)
  yield* demoPages(tenant.key, copy.tenant, copy.group, categories)
}

const publishAll = async (tx: Tx, registry: BlockRegistry, pages: AsyncIterable<DemoPage>): Promise<void> => {
  let batch: DemoPage[] = []
  const flush = (): Promise<void> =>
    publishPages(
      tx,
      registry,
      batch.splice(0).map(({ locale, path, ...content }) => ({ locale, path, content: { config: {}, flags: {}, ...content } })),
    )
  for await (const page of pages) if (batch.push(page) >= BATCH) await flush()
  await flush()
}

/** One tenant's world, whole or not at all: a start that is killed in the middle begins again. */
const seedTenant = (db: Db, registry: BlockRegistry, tenant: DemoTenant): Promise<void> =>
  withTenant(db, tenant.key, async (tx) => {
    await tx.deleteFrom('page').execute()
    await tx.deleteFrom('category').execute()
    const categories = [...listCategories(tenant.key)]
    await insertCategories(tx, categories)
    await publishAll(tx, registry, listPages(tenant, categories))
  })

export type SeedParts = { readonly owner: Db; readonly db: Db; readonly registry: BlockRegistry; readonly onProgress: (sentence: string) => void }

/** Makes the demo world once; later starts find its mark. */
export const seedDemoWorld = async ({ owner, db, registry, onProgress }: SeedParts): Promise<void> => {
  const mark = await owner.selectFrom('installation').select('value').where('name', '=', MARK).executeTakeFirst()
  if (mark?.value === WORLD_VERSION) return
  await saveTenants(owner, DEMO_TENANTS)
  for (const tenant of DEMO_TENANTS) {
    onProgress(`Making the demo world of ${tenant.name}.`)
    await seedTenant(db, registry, tenant)
  }
  await owner
    .insertInto('installation')
    .values({ name: MARK, value: WORLD_VERSION })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: WORLD_VERSION }))
    .execute()
}
