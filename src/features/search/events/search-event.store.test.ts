import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchEvent } from '#features/search/events/search-event.rules.ts'
import {
  clickThrough,
  insertSearchEvents,
  listEmptyQueries,
  listTopQueries,
  pruneSearchEvents,
} from '#features/search/events/search-event.store.ts'
import { withTenant, type Tx } from '#server/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'

const day = (number: number): Date => new Date(Date.UTC(2026, 5, number))
const event = (changes: Partial<SearchEvent>): SearchEvent => ({
  at: day(10),
  kind: 'search',
  query: 'valve',
  type: null,
  language: 'en',
  results: 3,
  documentId: null,
  requestId: null,
  isFromPage: true,
  ...changes,
})
const june = { from: day(1), to: day(30) }

let database: TestDatabase
const within = <T>(work: (tx: Tx) => Promise<T>, tenant: 'sps' | 'aerobt' = 'sps') => withTenant(database.db, tenant, work)
beforeAll(async () => {
  database = await openTestDatabase()
  await within((tx) =>
    insertSearchEvents(tx, [
      event({ requestId: 'r1' }),
      event({ requestId: 'r2' }),
      event({ query: 'pmup', results: 0, requestId: 'r3' }),
      event({ query: 'sensor', results: 0, requestId: 'r4' }),
      event({ query: 'sensor', at: day(11), requestId: 'r5' }),
      event({ query: '', requestId: 'r6' }),
      event({ query: 'old', at: day(-500), results: 0 }),
      event({ kind: 'click', documentId: 'product:a', requestId: 'r1', results: null }),
      event({ kind: 'click', documentId: 'product:b', requestId: 'r1', results: null }),
      event({ kind: 'click', documentId: 'product:b', requestId: 'r9', results: null }),
    ]),
  )
})
afterAll(() => database.close())

test('what was searched for most comes first, in a period', async () => {
  expect(await within((tx) => listTopQueries(tx, june))).toEqual([
    { query: 'sensor', searches: 2, results: 3 },
    { query: 'valve', searches: 2, results: 3 },
    { query: 'pmup', searches: 1, results: 0 },
  ])
  expect(await within((tx) => listTopQueries(tx, june, 1))).toHaveLength(1)
})

test('what found nothing the last time is told apart', async () => {
  expect(await within((tx) => listEmptyQueries(tx, june))).toEqual([{ query: 'pmup', searches: 1, results: 0 }])
})

test('searches that led to something are counted once', async () => {
  expect(await within((tx) => clickThrough(tx, june))).toEqual({ searches: 6, clicked: 1, clicks: 3 })
})

test('another tenant sees nothing of it', async () => {
  expect(await within((tx) => listTopQueries(tx, june), 'aerobt')).toEqual([])
  expect(await within((tx) => clickThrough(tx, june), 'aerobt')).toEqual({ searches: 0, clicked: 0, clicks: 0 })
})

test('events are forgotten after 400 days', async () => {
  const before = { from: day(-1000), to: day(0) }
  expect(await within((tx) => listTopQueries(tx, before))).toHaveLength(1)
  await within((tx) => pruneSearchEvents(tx, day(20)))
  expect(await within((tx) => listTopQueries(tx, before))).toEqual([])
  expect(await within((tx) => listTopQueries(tx, june))).toHaveLength(3)
})
