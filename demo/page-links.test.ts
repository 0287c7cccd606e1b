import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBringing } from '#demo/bring-lines.ts'
import { bringCatalogue } from '#demo/catalogue/bring-catalogue.ts'
import { demoFront } from '#demo/blocks/demo-front.schema.ts'
import { gallery } from '#demo/blocks/gallery.schema.ts'
import { publishDemoStarter } from '#demo/demo-starter.ts'
import { framePages } from '#demo/frame-pages.ts'
import { generateDemoWorld } from '#demo/generate-demo-world.ts'
import { DEMO_LOCALES } from '#demo/pages.ts'
import { publishDemoPages } from '#demo/pages/publish-demo-pages.ts'
import { DEMO_TENANTS, type DemoTenant } from '#demo/tenants.ts'
import { createPageRegistry } from '#features/site/content/public.server.ts'
import { buildCategoryIndexes } from '#features/storefront/catalogue/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { features } from '#app/features.ts'
import { exceptFor, openVisitor, VISITORS } from '#app/testing/link-visitors.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createLinkWalk } from '#app/testing/walk-links.ts'

const demo = { name: 'demo', blocks: [demoFront, gallery] }
const all = [...features, demo]
const registry = createPageRegistry(all)
const FEW_PRODUCTS = 40

/** Each tenant in another language; that the links are the same in all of them is a test of the generated world. */
const WALKED = DEMO_TENANTS.map((tenant, index): readonly [DemoTenant, Locale] => {
  const locale = DEMO_LOCALES.filter(({ country }) => country !== 'gb')[index]
  if (!locale) throw new Error('there are more tenants than languages')
  return [tenant, locale]
})

const isIn =
  ({ country }: Locale) =>
  (page: { readonly locale: Locale }) =>
    page.locale.country === country

/** Pages and catalogue of one locale, without people, orders and pictures. */
const fill = async (tx: Tx, tenant: DemoTenant, locale: Locale): Promise<void> => {
  const { categories, brands, attributes, products } = bringCatalogue(openBringing(tx, tenant.key, site.services))
  await generateDemoWorld({
    tenants: [tenant.key],
    size: { products: FEW_PRODUCTS },
    write: {
      ...{ categories, brands, attributes, products },
      navigation: async (_, of, navigation) => {
        if (of.country === locale.country) await publishDemoPages(tx, registry, framePages(tenant.name, of, navigation))
      },
      pages: async (_, pages) => publishDemoPages(tx, registry, (await Array.fromAsync(pages)).filter(isIn(locale))),
    },
  })
  await publishDemoStarter(tx, tenant, { features: all, registry })
}

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([demo])
  for (const [tenant, locale] of WALKED) {
    await withTenant(site.services.db, tenant.key, (tx) => fill(tx, tenant, locale))
    await buildCategoryIndexes(site.services.db, tenant.key)
  }
})
afterAll(() => site.close())

const STAFFED = new Set(['hbtbt', 'process'])
/** What visitors and buyers reach differs by site; the pages of staff are the same product everywhere: two sites walk them. */
const visitorsOf = (key: string) => VISITORS.filter((name) => name === 'visitor' || name === 'buyer' || STAFFED.has(key))

describe.each(WALKED)('$key leads to every page that it publishes', ({ key }, locale) => {
  test.each(visitorsOf(key))('as %s', async (name) => {
    const walk = createLinkWalk(site, key, locale)
    expect(await walk.listUnreachable(await openVisitor(site, key, name), exceptFor(all, key, name))).toEqual([])
  })
})
