import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { gallery } from '#demo/blocks/gallery.schema.ts'
import { startDemoDrawing, bringTenant } from '#demo/seed.ts'
import { DEMO_TENANTS } from '#demo/tenants.ts'
import { features } from '#app/features.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createPageRegistry } from '#features/site/content/public.server.ts'
import { withTenant } from '#platform/database/database.ts'

let site: TestApp | undefined
afterAll(() => site?.close())

/** Enough for everything that names a product. */
const SIZE = { locales: 2, products: 300 }
const TABLES = [
  'person',
  'product',
  'page',
  'asset',
  'download_document',
  'software_release',
  'orders',
  'invoice',
  'recurring_order',
]

test('the world of a tenant is brought over the one that an earlier version left, and is as large as before', async () => {
  const app = (site = await openTestApp([{ name: 'demo', blocks: [gallery] }]))
  const all = [...features, { name: 'demo', blocks: [gallery] }]
  const tenant = DEMO_TENANTS.find(({ key }) => key === 'process')
  if (!tenant) throw new Error('the demo has no such tenant')
  const count = () =>
    withTenant(app.services.db, tenant.key, async (tx) => {
      const rows = await Promise.all(
        TABLES.map(async (table) => {
          const counted = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(tx)
          return [table, counted.rows[0]?.count] as const
        }),
      )
      return Object.fromEntries(rows)
    })
  const bring = async () => {
    const drawing = startDemoDrawing([tenant])
    const work = bringTenant(app.services, { features: all, registry: createPageRegistry(all) }, tenant, { drawing, size: SIZE })
    await work.finally(drawing.stop)
    return count()
  }
  const first = await bring()
  expect(Object.entries(first).filter(([, rows]) => rows === 0)).toEqual([])
  expect(await bring()).toEqual(first)
})
