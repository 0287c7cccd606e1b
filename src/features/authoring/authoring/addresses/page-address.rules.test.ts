import { describe, expect, test } from 'vitest'
import { choosePage, listChips, stateOfAddress } from '#features/authoring/authoring/addresses/page-address.rules.ts'
import type { ListedPage } from '#features/authoring/authoring/listed-page.rules.ts'

const page = (locale: string, more: Partial<ListedPage> = {}): ListedPage => ({
  ...{ id: locale, locale, path: '/', title: locale, draftVersion: 1, publishedVersion: 1, scheduledAt: null },
  ...{ savedAt: '2026-11-18T10:00:00Z', savedBy: null, inReview: false },
  ...more,
})
const draft = { publishedVersion: null }
const changed = { draftVersion: 2 }

test('an address has a chip for every market of the site, also for those without the page', () => {
  const chips = listChips({ pages: [page('us/en'), page('de/de', draft)] }, ['us/en', 'de/de', 'fr/fr'])
  expect(chips.map(({ locale, state }) => `${locale} ${state}`)).toEqual(['us/en published', 'de/de draft', 'fr/fr missing'])
})

test.each([
  ['the reader’s own market', 'de/de', 'de/de'],
  ['another market of the language', 'gb/en', 'us/en'],
  ['the first', 'pl/pl', 'us/en'],
])('a row is named by the page of %s', (_, here, expected) => {
  expect(choosePage([page('us/en'), page('de/de')], here)?.locale).toBe(expected)
})

describe('the state of an address', () => {
  test.each([
    ['is published where all are', [page('us/en'), page('de/de')], 'published'],
    ['says that one is a draft', [page('us/en'), page('de/de', draft)], 'draft'],
    ['says that one changed before one is a draft', [page('us/en', changed), page('de/de', draft)], 'changed'],
    ['says first that somebody was asked', [page('us/en', changed), page('de/de', { inReview: true })], 'review'],
  ] as const)('%s', (_, pages, state) => {
    expect(stateOfAddress(pages)).toBe(state)
  })
})
