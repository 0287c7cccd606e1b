import { afterEach, expect, test } from 'vitest'
import { createRecentStore } from '#features/search/search/takeover/recent-searches.client.ts'

const refuse = (functional: boolean): string =>
  `privacyPreferences=${encodeURIComponent(JSON.stringify({ version: 1, at: '2026-01-01T00:00:00Z', functional, analytics: false }))}; path=/`

afterEach(() => {
  localStorage.clear()
  document.cookie = 'privacyPreferences=; max-age=0; path=/'
})

test('searches are remembered, the newest first', () => {
  const recents = createRecentStore('sps')
  recents.add('valve')
  recents.add('gasket')
  expect(recents.list()).toEqual(['gasket', 'valve'])
})

test('whoever wants nothing kept for comfort has no list of searches', () => {
  const recents = createRecentStore('sps')
  recents.add('valve')
  document.cookie = refuse(false)
  recents.add('gasket')
  expect(recents.list()).toEqual([])
})
