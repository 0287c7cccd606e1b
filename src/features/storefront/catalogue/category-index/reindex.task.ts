import { z } from 'zod'
import { buildCategoryIndexes } from '#features/storefront/catalogue/category-index/build-category-indexes.service.ts'
import type { KindContext } from '#foundation/data-kinds/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineTask } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

/** Listings follow products that an admin changed; pages that showed the old ones are made anew. */
export const reindexTask = defineTask({
  name: 'catalogue.reindex',
  schema: z.strictObject({}),
  run: async ({ db, tenant }) => {
    await buildCategoryIndexes(db, tenant)
    return undefined
  },
})

/** Listings of a million products take a minute: calls that follow each other share one building. */
const GATHER_MS = 30_000

const requested = new WeakSet<Tx>()

/**
 * Once a transaction. A file builds listings itself when it is saved; the task stands by for one that is killed before.
 */
export const requestReindex = async ({ tx, services, findFile }: KindContext): Promise<void> => {
  if (requested.has(tx)) return
  requested.add(tx)
  const turn = Math.floor(services.clock.now().getTime() / GATHER_MS) + (findFile ? 10 : 1)
  const startAfter = new Date(turn * GATHER_MS)
  await services.jobs.enqueue(tx, reindexTask, {}, { singletonKey: `reindex ${startAfter.toISOString()}`, startAfter })
}

/** After a file: listings and search hold what it brought. */
export const settleCatalogue = async ({ db, engine }: Services, tenant: TenantKey): Promise<void> => {
  await buildCategoryIndexes(db, tenant)
  await engine.applyChanges(db, tenant)
}
