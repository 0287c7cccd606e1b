import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine, type Engine } from '#foundation/search-engine/search-engine.service.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { Visibility } from '#foundation/search-engine/search-request.rules.ts'
import { makeRandom } from '#foundation/search-engine/testing/make-random.ts'
import { makeDocument, makeSource } from '#foundation/search-engine/testing/sample-source.ts'
import { touchDocuments } from '#foundation/search-engine/indexing/change.store.ts'
import { keepLikeliestNumbers, listLookAlikes } from '#foundation/search-engine/analysis/part-number-typo.rules.ts'
import { editDistance, listTrigrams, editsAllowed } from '#foundation/search-engine/analysis/part-number.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const random = makeRandom(42)
const below = (end: number): number => Math.floor(random() * end)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
const makeNumber = (): string => `${pick(['HP', 'AB'])}-${100 + below(400)}-${pick(['K3', 'C2', 'COH', '16', '08L'])}`

const makePart = (_: unknown, index: number): SearchDocument =>
  makeDocument(`P${index}`, pick(['Ball valve', 'Gauge', 'Sensor head']), {
    numbers: Array.from({ length: 1 + below(2) }, makeNumber),
    values: { brand: pick(['Arco', 'Borea', 'Cerro']), category: pick([['a'], ['a', 'a/b'], ['a', 'a/b', 'a/b/c'], ['d']]) },
    ...(random() < 0.3 ? { countries: pick([['us'], ['de', 'us'], ['de']]) } : {}),
    ...(random() < 0.2 ? { audience: ['user:7'] } : {}),
  })
const parts = Array.from({ length: 400 }, makePart)
const SIGHTS: readonly Visibility[] = [
  { audience: [], language: 'en' },
  { audience: [], market: ['us'], language: 'en' },
  { audience: ['user:7'], market: ['de'], language: 'en' },
]

let database: TestDatabase
let engine: Engine
beforeAll(async () => {
  database = await openTestDatabase()
  engine = createEngine({ sources: [makeSource('part', parts)] })
  await engine.rebuild(database.db, 'sps')
  // Some stand in segments of their own, and are deleted where they stood.
  for (const group of [parts.slice(0, 30), parts.slice(200, 260)]) {
    const keys = group.map(({ key }) => key)
    await withTenant(database.db, 'sps', (tx) => touchDocuments(tx, 'part', keys))
    await engine.applyChanges(database.db, 'sps')
  }
})
afterAll(() => database.close())

const isSeen = ({ audience, countries }: SearchDocument, visibility: Visibility): boolean =>
  (!audience || audience.some((token) => visibility.audience.includes(token))) &&
  (!countries || !visibility.market || countries.some((country) => visibility.market?.includes(country)))

const foldedOf = ({ numbers = [] }: SearchDocument): string[] => numbers.map(foldPartNumber)

/** What a number finds among some documents, document by document: itself or a part, signs that look alike, then slips. */
const findPlainly = (seen: readonly SearchDocument[], number: string): SearchDocument[] | undefined => {
  const holding = (searched: string): SearchDocument[] =>
    seen.filter((part) => listTrigrams(searched).every((trigram) => foldedOf(part).some((known) => known.includes(trigram))))
  const holdingAny = (numbers: readonly string[]): SearchDocument[] => [...new Set(numbers.flatMap(holding))]
  if (holding(number).length > 0) return holding(number)
  const alike = listLookAlikes(number).filter((known) => holding(known).length > 0)
  if (alike.length > 0) return holdingAny(alike)
  const trigrams = listTrigrams(number)
  for (let edits = 1; edits <= editsAllowed(number); edits += 1) {
    const least = Math.max(1, trigrams.length - edits * 4)
    const areAlike = (part: SearchDocument): boolean =>
      trigrams.filter((trigram) => foldedOf(part).some((known) => known.includes(trigram))).length >= least
    const known = [...new Set(seen.filter(areAlike).flatMap(foldedOf))].filter(
      (each) => editDistance(number, each, edits) <= edits,
    )
    // Beyond so many the engine looks at those that share most, and no further.
    if (edits > 1 && known.length > 40) return undefined
    if (known.length > 0) return holdingAny(keepLikeliestNumbers(number, known))
  }
  return []
}

const WAYS: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => number.replaceAll('-', '').toLowerCase(),
  (number) => number.slice(0, 7),
  (number) => number.slice(1),
  (number) => `${number.slice(0, 4)}${below(10)}${number.slice(5)}`,
  (number) => number.slice(0, 4) + number[5] + number[4] + number.slice(6),
  (number) => `${number.slice(0, 5)}${number.slice(6)}`,
  (number) => `${number.slice(0, 5)}X${number.slice(5)}`,
  (number) => `${number.slice(0, 3)}${below(10)}${number.slice(4, 5)}${below(10)}${number.slice(6)}`,
]
const SORT = { by: 'count', direction: 'desc' } as const

const countPlainly = (found: readonly SearchDocument[], field: string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { values } of found)
    for (const value of [values?.[field] ?? []].flat().map(String)) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

test('numbers, pieces of them and slips find, count and show what a look at every document finds [T-26]', async () => {
  let slipped = 0
  for (let time = 0; time < 240; time += 1) {
    const query = pick(WAYS)(pick(parts.flatMap(({ numbers = [] }) => numbers)))
    const visibility = SIGHTS[time % SIGHTS.length] as Visibility
    const expected = findPlainly(
      parts.filter((part) => isSeen(part, visibility)),
      foldPartNumber(query),
    )
    if (!expected) continue
    const facet = [{ kind: 'value', size: 100, sort: SORT }] as const
    const answer = await withTenant(database.db, 'sps', (tx) =>
      engine.search(tx, {
        query,
        page: { size: 300, current: 1 },
        precision: 2,
        visibility,
        facets: { brand: facet, category: facet },
      }),
    )
    expect(new Set(answer.hits.map(({ document }) => document.key)), query).toEqual(new Set(expected.map(({ key }) => key)))
    expect(answer.total, query).toBe(expected.length)
    for (const field of ['brand', 'category'])
      expect(
        Object.fromEntries((answer.facets[field]?.[0]?.counts ?? []).map(({ value, count }) => [value, count])),
        query,
      ).toEqual(countPlainly(expected, field))
    if (expected.length > 0 && !expected.some((part) => foldedOf(part).some((known) => known.includes(foldPartNumber(query)))))
      slipped += 1
  }
  expect(slipped).toBeGreaterThan(40)
})
