import { DEMO_TENANTS } from '#demo/tenants.ts'
import { createPageRegistry } from '#features/site/content/public.server.ts'
import { saveTenants } from '#foundation/tenants/public.server.ts'
import { connect, openPool, type Db } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import type { RunningDatabase } from '#platform/database/start-database.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    installation: { name: string; value: string }
  }
}

/** Raised when the world changes: older demo data is then replaced. */
const WORLD_VERSION = '31'
const MARK = 'demo-world'
/** While one waits for the database, the other is written. */
const TENANTS_AT_ONCE = 2

type OwnerWork<T> = (owner: Db) => Promise<T>

const asOwner = async <T>({ owner: connection }: RunningDatabase, work: OwnerWork<T>): Promise<T | undefined> => {
  if (!connection) return undefined
  const owner = connect(openPool({ ...connection, max: 1 }))
  return work(owner).finally(() => owner.destroy())
}

/** Saves the demo's tenants, whom services read when they start. Says whether their world is to be brought. */
export const saveDemoTenants = async (database: RunningDatabase): Promise<boolean> => {
  const isNew = await asOwner(database, async (owner) => {
    const mark = await owner.selectFrom('installation').select('value').where('name', '=', MARK).executeTakeFirst()
    if (mark?.value === WORLD_VERSION) return false
    await saveTenants(owner, DEMO_TENANTS)
    return true
  })
  return isNew ?? false
}

export type DemoWorldParts = {
  readonly database: RunningDatabase
  /** With the database of long work. */
  readonly services: Services & { readonly backgroundDb: Db }
  readonly features: readonly Feature[]
  readonly onProgress: (sentence: string) => void
}

/** Brings the demo world once; later starts find its mark. */
export const bringDemoWorld = async ({ database, services, features, onProgress }: DemoWorldParts): Promise<void> => {
  const { bringTenant, startDemoDrawing } = await import('#demo/seed.ts')
  const longServices = { ...services, db: services.backgroundDb }
  const registry = createPageRegistry(features)
  const drawing = startDemoDrawing(DEMO_TENANTS)
  const waiting = DEMO_TENANTS.values()
  // One after the other from a list that all share: whoever is done takes the next tenant.
  const takeTenants = async (): Promise<void> => {
    for (const tenant of waiting) {
      onProgress(`Making the demo world of ${tenant.name}.`)
      await bringTenant(longServices, { features, registry }, tenant, { drawing })
    }
  }
  await Promise.all(Array.from({ length: TENANTS_AT_ONCE }, takeTenants)).finally(drawing.stop)
  await asOwner(database, (owner) =>
    owner
      .insertInto('installation')
      .values({ name: MARK, value: WORLD_VERSION })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: WORLD_VERSION }))
      .execute(),
  )
}
