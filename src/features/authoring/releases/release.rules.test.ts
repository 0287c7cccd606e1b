import { expect, test } from 'vitest'
import { listChangedSince, maySay, RELEASE_STATES, RELEASE_STEPS } from '#features/authoring/releases/release.rules.ts'

test.each([
  ['open', ['change', 'publish', 'remove']],
  ['scheduled', ['cancel']],
  ['published', ['revert']],
  ['reverted', []],
] as const)('a release that is %s lets staff %j', (state, expected) => {
  expect(RELEASE_STEPS.filter((step) => maySay(state, step))).toEqual(expected)
  expect(RELEASE_STATES).toContain(state)
})

test('a page that was published again since, or taken down, keeps a release from being taken back', () => {
  const page = { pageId: 'a', version: 3, before: 2, publishedVersion: 3 }
  expect(listChangedSince([page])).toEqual([])
  const later = [page, { ...page, pageId: 'b', publishedVersion: 4 }, { ...page, pageId: 'c', publishedVersion: null }]
  expect(listChangedSince(later).map(({ pageId }) => pageId)).toEqual(['b', 'c'])
})
