import { DEMO_TENANTS } from '#demo/tenants.ts'
import { createPageRegistry } from '#features/site/content/public.server.ts'
import { createEngine } from '#foundation/search-engine/public.server.ts'
import { saveTenants } from '#foundation/tenants/public.seed.ts'
import { connect, openPool } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import type { Files } from '#platform/files/files.ts'
import type { RunningDatabase } from '#platform/database/start-database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    installation: { name: string; value: string }
  }
}

/** Raised when the world changes: older demo data is then replaced. */
const WORLD_VERSION = '20'
const MARK = 'demo-world'
/** While one waits for the database, the other is written. */
const TENANTS_AT_ONCE = 2

export type DemoParts = {
  readonly database: RunningDatabase
  /** Where its pictures and films go; asked for when a world is made. */
  readonly openFiles: () => Promise<Files>
  readonly features: readonly Feature[]
  readonly onProgress: (sentence: string) => void
}

/** Makes the demo world once; later starts find its mark. */
export const prepareDemoWorld = async ({ database, openFiles, features, onProgress }: DemoParts): Promise<void> => {
  if (!database.owner) return
  const [owner, db] = [
    connect(openPool({ ...database.owner, max: 1 })),
    connect(openPool({ ...database.app, max: 2 * TENANTS_AT_ONCE })),
  ]
  const stops: (() => Promise<unknown>)[] = []
  try {
    const mark = await owner.selectFrom('installation').select('value').where('name', '=', MARK).executeTakeFirst()
    if (mark?.value === WORLD_VERSION) return
    await saveTenants(owner, DEMO_TENANTS)
    const { seedTenant, startDemoDrawing } = await import('#demo/seed.ts')
    const files = await openFiles()
    const registry = createPageRegistry(features)
    const engine = createEngine({ sources: features.flatMap((feature) => feature.documentSources ?? []) })
    const drawing = startDemoDrawing(DEMO_TENANTS)
    stops.push(drawing.stop)
    const waiting = DEMO_TENANTS.values()
    // One after the other from a list that all share: whoever is done takes the next tenant.
    const takeTenants = async (): Promise<void> => {
      for (const tenant of waiting) {
        onProgress(`Making the demo world of ${tenant.name}.`)
        await seedTenant(db, { features, registry }, tenant, { files, drawing })
        await engine.rebuild(db, tenant.key)
      }
    }
    await Promise.all(Array.from({ length: TENANTS_AT_ONCE }, takeTenants))
    await owner
      .insertInto('installation')
      .values({ name: MARK, value: WORLD_VERSION })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: WORLD_VERSION }))
      .execute()
  } finally {
    await Promise.all([owner.destroy(), db.destroy(), ...stops.map((stop) => stop())])
  }
}
