import { expect, test } from 'vitest'
import { listPinnedCategories, listSearchEvents } from '#demo/search-admin.ts'
import { SEARCH_WORDS } from '#demo/search-admin-words.ts'
import { foldText } from '#kernel/fold-text.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

const NOW = new Date('2026-11-15T12:00:00Z')

test.each(TENANT_KEYS)('%s has two months of searches, the same each time', (tenant) => {
  const events = [...listSearchEvents(tenant, NOW)]
  expect(events).toEqual([...listSearchEvents(tenant, NOW)])
  const searches = events.filter(({ kind }) => kind === 'search')
  expect(searches.length).toBeGreaterThan(1000)
  expect(new Set(searches.map(({ at }) => at.toISOString().slice(0, 10))).size).toBeGreaterThan(55)
  expect(events.every(({ at, kind }) => kind === 'click' || at <= NOW)).toBe(true)
  expect(new Set(searches.flatMap(({ tags }) => tags))).toEqual(new Set(['service-app', 'mobile', 'dealer-portal']))
  const empty = searches.filter(({ results }) => results === 0).length / searches.length
  expect(empty).toBeGreaterThan(0.05)
  expect(empty).toBeLessThan(0.2)
})

test.each(TENANT_KEYS)('%s has synonyms and pins that a screen could have saved', (tenant) => {
  for (const words of SEARCH_WORDS[tenant].synonyms) expect(new Set(words.map(foldText)).size, words[0]).toBe(words.length)
  expect(listPinnedCategories(tenant).length).toBeGreaterThan(1)
  const known = new Set(SEARCH_WORDS[tenant].synonyms.flat().map(foldText))
  expect(SEARCH_WORDS[tenant].missed.filter((query) => known.has(query))).toEqual([])
})
