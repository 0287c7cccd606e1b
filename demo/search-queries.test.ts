import { afterAll, beforeAll, expect, test } from 'vitest'
import { listQuestions, type Question } from '#demo/testing/list-questions.ts'
import { SEARCH_WORDS } from '#demo/search-admin-words.ts'
import { storeSearchWorld } from '#demo/testing/search-world.ts'
import { createEngine, insertSynonyms } from '#foundation/search-engine/public.server.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { withTenant } from '#platform/database/database.ts'
import { features } from '#app/features.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const TENANTS = ['process', 'sps', 'hbtbt', 'hpsbt', 'aerobt'] as const

const engine = createEngine({ sources: features.flatMap((feature) => feature.documentSources ?? []) })
const questions: (Question & { readonly tenant: TenantKey })[] = []
let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
  for (const tenant of TENANTS) {
    const world = await withTenant(site.services.db, tenant, async (tx) => {
      for (const words of SEARCH_WORDS[tenant].synonyms) await insertSynonyms(tx, words)
      return storeSearchWorld(site.services, tx, tenant)
    })
    await engine.rebuild(site.services.db, tenant)
    questions.push(...listQuestions(tenant, world).map((question) => ({ ...question, tenant })))
  }
})
afterAll(() => site.close())

type Share = { right: number; total: number; readonly wrong: string[] }

test('the right answer stands among the first three, whatever people write', async () => {
  const shares = new Map<string, Share>()
  for (const { tenant, sort, query, language, accepted, all } of questions) {
    const { hits } = await withTenant(site.services.db, tenant, (tx) =>
      engine.search(tx, {
        query,
        page: { size: 3, current: 1 },
        precision: 2,
        // Only sps narrows a search to the language of the page.
        ...(tenant === 'sps' ? { filters: { field: 'language', values: [language] } } : {}),
        visibility: { audience: [], language },
      }),
    )
    const keys = hits.map(({ document }) => document.key)
    const isRight = all ? all.every((key) => keys.includes(key)) : keys.some((key) => accepted.has(key))
    const share = shares.get(sort) ?? { right: 0, total: 0, wrong: [] }
    shares.set(sort, share)
    share.total += 1
    if (isRight) share.right += 1
    else share.wrong.push(`${tenant} ${language} ${query} (${[...accepted][0]}): ${keys.join(', ')}`)
  }
  const all = [...shares.values()]
  const right = all.reduce((sum, share) => sum + share.right, 0) / questions.length
  const poor = [...shares].filter(([, share]) => share.right / share.total < 0.85)
  expect(poor.map(([sort, { right: found, total, wrong }]) => `${sort}: ${found} of ${total}: ${wrong.join(' | ')}`)).toEqual([])
  expect(right, all.flatMap(({ wrong }) => wrong).join('\n')).toBeGreaterThan(0.97)
})
