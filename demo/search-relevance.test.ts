import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeSearchWorld, type SearchWorld } from '#demo/testing/search-world.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { createEngine } from '#foundation/search-engine/public.server.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { withTenant } from '#platform/database/database.ts'
import { features } from '#app/features.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

type Question = {
  readonly sort: string
  readonly query: string
  readonly language: Language
  readonly answers: readonly string[]
}

const KINDS = features.flatMap((feature) => feature.documentSources ?? [])
const engine = createEngine({ sources: KINDS })
const worlds = new Map<TenantKey, SearchWorld>()
let site: TestApp

const TENANTS = ['sps', 'process'] as const

beforeAll(async () => {
  site = await openTestApp()
  for (const tenant of TENANTS) {
    worlds.set(tenant, await withTenant(site.services.db, tenant, (tx) => storeSearchWorld(site.services, tx, tenant)))
    await engine.rebuild(site.services.db, tenant)
  }
})
afterAll(() => site.close())

/** Every so-many-th, so that the run stays short. */
const some = <T>(list: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, index) => index % step === 0).slice(0, count)
}

const swapInside = (word: string): string => (word.length < 6 ? word : `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`)
const dropInside = (word: string): string => (word.length < 6 ? word : `${word.slice(0, 3)}${word.slice(4)}`)

const SPELLINGS: readonly ((sku: string) => string)[] = [
  (sku) => sku.toLowerCase(),
  (sku) => sku.replaceAll(/[-._]/g, ''),
  (sku) => sku.replaceAll(/[-._]/g, ' '),
  (sku) => sku.replaceAll('0', 'O').replaceAll('-', '.'),
  (sku) => sku.replaceAll('1', 'I'),
]

/** A wrong digit, a missing one, two that changed places. */
const slipIn = (sku: string, round: number): string => {
  const at = Math.floor(sku.length / 2)
  if (round % 3 === 0) return `${sku.slice(0, at)}${sku[at] === '8' ? '3' : '8'}${sku.slice(at + 1)}`
  if (round % 3 === 1) return `${sku.slice(0, at)}${sku.slice(at + 1)}`
  return `${sku.slice(0, at)}${sku[at + 1]}${sku[at]}${sku.slice(at + 2)}`
}

/** What took a part's place, and what took the place of that. */
const followChain = (products: readonly ProductRecord[], sku: string): string[] => {
  const next = products.find((each) => each.sku === sku)?.replacedBy
  return next === undefined ? [] : [next, ...followChain(products, next)]
}

const listQuestions = (tenant: TenantKey): Question[] => {
  const { products = [], categories = [], references = [] } = worlds.get(tenant) ?? {}
  const known = new Set(products.map(({ sku }) => foldPartNumber(sku)))
  const active = products.filter(({ lifecycle }) => lifecycle === 'active')
  const en = 'en' as const
  return [
    ...some(active, 60).map(({ sku }, index) => ({
      sort: 'number in another spelling',
      query: SPELLINGS[index % SPELLINGS.length]?.(sku) ?? sku,
      language: en,
      answers: [sku],
    })),
    ...some(active, 60)
      .map(({ sku }, index) => ({ sort: 'number with a slip', query: slipIn(sku, index), language: en, answers: [sku] }))
      .filter(({ query }) => !known.has(foldPartNumber(query))),
    ...some(active, 60).map(({ sku }) => {
      const query = sku.slice(0, Math.max(5, sku.length - 3))
      const answers = products.filter((each) => foldPartNumber(each.sku).includes(foldPartNumber(query))).map((each) => each.sku)
      return { sort: 'beginning of a number', query, language: en, answers }
    }),
    ...products
      .filter(({ replacedBy }) => replacedBy)
      .slice(0, 40)
      .map(({ sku }) => ({ sort: 'replaced part', query: sku, language: en, answers: followChain(products, sku) })),
    ...some(references, 40).map(({ number, sku }) => ({
      sort: 'number of another maker',
      query: number,
      language: en,
      answers: [sku],
    })),
    ...some(active, 60).map(({ sku, names }, index) => {
      const language = LANGUAGES[index % LANGUAGES.length] ?? en
      const query = names[language] ?? ''
      const answers = products.filter((each) => each.names[language] === query).map((each) => each.sku)
      return { sort: 'name in one of six languages', query, language, answers: [sku, ...answers] }
    }),
    ...some(categories, 40).flatMap(({ names, path }) =>
      (['en', 'de', 'pl', 'zh'] as const).map((language) => ({
        sort: 'name of a category',
        query: names[language],
        language,
        answers: [
          path,
          ...products.filter(({ category }) => category === path || category.startsWith(`${path}/`)).map(({ sku }) => sku),
        ],
      })),
    ),
    ...some(categories, 40).flatMap(({ names, path }) =>
      (['en', 'de'] as const).map((language, index) => ({
        sort: 'name of a category, misspelt',
        query: names[language]
          .split(' ')
          .map(index ? dropInside : swapInside)
          .join(' '),
        language,
        answers: [
          path,
          ...products.filter(({ category }) => category === path || category.startsWith(`${path}/`)).map(({ sku }) => sku),
        ],
      })),
    ),
    ...some(active, 30).map(({ sku, names }) => ({
      sort: 'German words on an English page',
      query: names.de ?? '',
      language: en,
      answers: products
        .filter((each) => each.names.de === names.de)
        .map((each) => each.sku)
        .concat(sku),
    })),
  ]
}

test.each(TENANTS)('the right answer stands among the first three: %s', async (tenant) => {
  const shares = new Map<string, { right: number; total: number; wrong: string[] }>()
  for (const { sort, query, language, answers } of listQuestions(tenant)) {
    const { hits } = await withTenant(site.services.db, tenant, (tx) =>
      engine.search(tx, {
        query,
        page: { size: 3, current: 1 },
        precision: 2,
        filters: { field: 'language', values: [language] },
        visibility: { audience: [], language },
      }),
    )
    const share = shares.get(sort) ?? { right: 0, total: 0, wrong: [] }
    share.total += 1
    if (hits.some(({ document }) => answers.includes(document.key))) share.right += 1
    else share.wrong.push(`${query} (${answers[0]}): ${hits.map(({ document }) => document.key).join(', ')}`)
    shares.set(sort, share)
  }
  const all = [...shares.values()]
  const right = all.reduce((sum, share) => sum + share.right, 0) / all.reduce((sum, share) => sum + share.total, 0)
  const poor = [...shares].filter(([, share]) => share.right / share.total < 0.95)
  expect(
    poor.map(([sort, { right: found, total, wrong }]) => `${sort}: ${found} of ${total}: ${wrong.slice(0, 5).join(' | ')}`),
  ).toEqual([])
  expect(right).toBeGreaterThan(0.97)
})
