import { z } from 'zod'
import { buildCategoryIndexes } from '#features/storefront/catalogue/category-index/build-category-indexes.service.ts'
import type { KindContext } from '#foundation/data-kinds/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineTask, type Task } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

const nothing = z.strictObject({})

/** Listings follow products that an admin changed; pages that showed the old ones are made anew. */
export const reindexTask = defineTask({
  name: 'catalogue.reindex',
  schema: nothing,
  run: async ({ db, tenant }) => {
    await buildCategoryIndexes(db, tenant)
    return undefined
  },
})

/** Listings of a million products take a minute: calls that follow each other share one building. */
const GATHER_MS = 30_000
/** A file waits for its listings itself; the task stands by for one that is killed before. */
const TURNS_OF_FILE = 10

const requested = new WeakMap<Tx, Set<string>>()

/** Once a transaction, and part of it. */
export const requestFollowing = async ({ tx, services, findFile }: KindContext, task: Task<typeof nothing>): Promise<void> => {
  const names = requested.get(tx) ?? new Set()
  requested.set(tx, names)
  if (names.has(task.name)) return
  names.add(task.name)
  const turn = Math.floor(services.clock.now().getTime() / GATHER_MS) + (findFile ? TURNS_OF_FILE : 1)
  const startAfter = new Date(turn * GATHER_MS)
  await services.jobs.enqueue(tx, task, {}, { singletonKey: startAfter.toISOString(), startAfter })
}

export const requestReindex = (context: KindContext): Promise<void> => requestFollowing(context, reindexTask)

/** After a file: listings and search hold what it brought. */
export const settleCatalogue = async ({ db, engine }: Services, tenant: TenantKey): Promise<void> => {
  await buildCategoryIndexes(db, tenant)
  await engine.applyChanges(db, tenant)
}
