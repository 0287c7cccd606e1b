import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchEvent } from '#features/search/search-events/search-event.rules.ts'
import {
  clickThrough,
  insertSearchEvents,
  listEmptyQueries,
  listTags,
  listTopQueries,
  searchEventRetention,
} from '#features/search/search-events/search-event.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

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
  tags: [],
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
      event({ query: 'tagged', at: day(40), tags: ['web', 'app'], requestId: 't1' }),
      event({ query: 'tagged', at: day(40), tags: ['web'], requestId: 't2', results: 0 }),
      event({ query: 'tagged', at: day(40), requestId: 't3' }),
      event({ query: 'vain', at: day(40), tags: ['app'], requestId: 't4', results: 0 }),
      event({ query: 'tagged', at: day(40), kind: 'click', requestId: 't1', results: null }),
      event({ query: 'tagged', at: day(40), kind: 'click', requestId: 't3', results: null }),
      event({ query: 'tagged', at: day(40), kind: 'click', tags: ['web'], results: null }),
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

describe('with a tag', () => {
  const july = { from: day(31), to: day(61) }

  test('tags are told, the most frequent first', async () => {
    expect(await within((tx) => listTags(tx, july))).toEqual([
      { tag: 'app', searches: 2 },
      { tag: 'web', searches: 2 },
    ])
    expect(await within((tx) => listTags(tx, july, 1))).toEqual([{ tag: 'app', searches: 2 }])
    expect(await within((tx) => listTags(tx, june))).toEqual([])
    expect(await within((tx) => listTags(tx, july), 'aerobt')).toEqual([])
  })

  test.each([
    [undefined, { tagged: 3, vain: 1 }, ['vain'], { searches: 4, clicked: 2, clicks: 3 }],
    ['web', { tagged: 2 }, ['tagged'], { searches: 2, clicked: 1, clicks: 2 }],
    ['app', { tagged: 1, vain: 1 }, ['vain'], { searches: 2, clicked: 1, clicks: 1 }],
    ['none has this', {}, [], { searches: 0, clicked: 0, clicks: 0 }],
  ])('%s: only its searches count, with what was opened of them', async (tag, searches, empty, clicks) => {
    const choice = { ...july, tag }
    const top = await within((tx) => listTopQueries(tx, choice))
    expect(Object.fromEntries(top.map((top1) => [top1.query, top1.searches]))).toEqual(searches)
    expect((await within((tx) => listEmptyQueries(tx, choice))).map(({ query }) => query)).toEqual(empty)
    expect(await within((tx) => clickThrough(tx, choice))).toEqual(clicks)
  })
})

test('another tenant sees nothing of it', async () => {
  expect(await within((tx) => listTopQueries(tx, june), 'aerobt')).toEqual([])
  expect(await within((tx) => clickThrough(tx, june), 'aerobt')).toEqual({ searches: 0, clicked: 0, clicks: 0 })
})

test('events are forgotten after 400 days', async () => {
  const before = { from: day(-1000), to: day(0) }
  expect(await within((tx) => listTopQueries(tx, before))).toHaveLength(1)
  await within((tx) => searchEventRetention.remove(tx, day(20 - searchEventRetention.days), 100))
  expect(await within((tx) => listTopQueries(tx, before))).toEqual([])
  expect(await within((tx) => listTopQueries(tx, june))).toHaveLength(3)
})
