import { cleanQuery } from '#features/search/search-api/public.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSearchAdmin } from '#demo/search-admin.ts'
import { BUYERS_QUERIES, readBuyersAccepted, type BuyersQuery } from '#demo/testing/list-buyers-queries.ts'
import { storeSearchPages, storeSearchWorld, type SearchWorld } from '#demo/testing/search-world.ts'
import { createPageRegistry } from '#features/site/content/public.server.ts'
import { createEngine, type SearchRequest } from '#foundation/search-engine/public.server.ts'
import { isLanguage } from '#kernel/locale.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import { withTenant } from '#platform/database/database.ts'
import { features } from '#app/features.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

/** So many of the answers must be right; so many queries at least, of each sort some. */
const GOAL = Number(process.env['GOAL'] ?? 0.98)
const LEAST = 200

const engine = createEngine({ sources: features.flatMap((feature) => feature.documentSources ?? []) })
const worlds = new Map<string, SearchWorld>()
let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
  const registry = createPageRegistry(features)
  for (const tenant of TENANT_KEYS) {
    const world = await withTenant(site.services.db, tenant, async (tx) => {
      await storeSearchPages(site.services, tx, tenant, registry)
      await seedSearchAdmin(tx, tenant, new Date('2026-11-01T00:00:00Z'))
      return storeSearchWorld(site.services, tx, tenant)
    })
    worlds.set(tenant, world)
    await engine.rebuild(site.services.db, tenant)
  }
})
afterAll(() => site.close())

/** What the results page requests a visitor of this site. */
const ask = (tenant: string, { query, locale: { country, language } }: Pick<BuyersQuery, 'query' | 'locale'>): SearchRequest => ({
  query: cleanQuery(query),
  page: { size: 3, current: 1 },
  precision: 2,
  fields: { title: 1, description: 1, sku: 1 },
  // Only sps narrows a search to the country and the language of the page [7.8.6].
  ...(tenant === 'sps'
    ? {
        filters: {
          all: [
            { field: 'availability_country', values: [country] },
            { field: 'language', values: [language] },
          ],
        },
      }
    : {}),
  visibility: { audience: [], market: [country], country, language },
})

test('what buyers look for stands among the first three answers', async () => {
  const missed: string[] = []
  for (const expectedQuery of BUYERS_QUERIES) {
    const { tenant, query, locale, sort } = expectedQuery
    const world = worlds.get(tenant)
    if (!world) throw new Error(`there is no ${tenant}`)
    const { keys, paths, first } = readBuyersAccepted(world, expectedQuery.accepted)
    const { hits } = await withTenant(site.services.db, tenant, (tx) => engine.search(tx, ask(tenant, expectedQuery)))
    const isRight =
      first === undefined
        ? hits.some(({ document }) => keys.has(document.key) || paths.has(document.path))
        : hits[0]?.document.key === first
    const found = hits.map(({ document, language }) => `${document.key} "${document.texts[language]?.title ?? ''}"`).join(', ')
    if (!isRight)
      missed.push(`${sort}: ${tenant} ${locale.country}/${locale.language} ‘${query}’ (${expectedQuery.accepted}): ${found}`)
  }
  expect(BUYERS_QUERIES.length).toBeGreaterThanOrEqual(LEAST)
  const share = 1 - missed.length / BUYERS_QUERIES.length
  expect(share, `${missed.length} of ${BUYERS_QUERIES.length} missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(GOAL)
})

test.each([
  ['/dealers', ['Find a dealer', 'Händler finden', 'trouver un revendeur', 'buscar un distribuidor', 'znajdź dealera', '经销商']],
  ['/our-brands', ['brands', 'Marken', 'marques', 'marcas', 'marki', '品牌']],
  ['/compare', ['compare', 'Vergleich', 'comparer', 'comparar', 'porównaj', '对比']],
])('%s is found in every language on every site: it is made of data, and no author wrote it', async (path, queries) => {
  const places = ['us/en', 'de/de', 'fr/fr', 'es/es', 'pl/pl', 'cn/zh'].map((place) => place.split('/'))
  for (const tenant of TENANT_KEYS)
    for (const [index, [country = '', language = '']] of places.entries()) {
      const query = queries[index] ?? ''
      if (!isLanguage(language)) throw new Error(`${language} is no language`)
      const question = ask(tenant, { query, locale: { country, language } })
      const { hits } = await withTenant(site.services.db, tenant, (tx) => engine.search(tx, question))
      expect(
        hits.map(({ document }) => document.path),
        `${tenant} ${query}`,
      ).toContain(path)
    }
})
