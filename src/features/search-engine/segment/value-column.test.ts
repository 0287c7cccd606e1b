import { expect, test } from 'vitest'
import {
  addPlace,
  hasPlace,
  noDocuments,
  NO_DOCUMENTS,
  packPlaces,
  unpackPlaces,
} from '#features/search-engine/segment/posting.rules.ts'
import { buildValueColumn, openFound } from '#features/search-engine/segment/value-column.ts'
import { makeRandom } from '#features/search-engine/testing/make-random.ts'

const SIZE = 20_000
const random = makeRandom(3)
const pick = (share: number): number[] => Array.from({ length: SIZE }, (_, place) => place).filter(() => random() < share)
const foundAt = (places: readonly number[]) => {
  const set = noDocuments()
  for (const place of places) addPlace(set, place)
  return { set, found: openFound(set, places.length, SIZE) }
}

test.each([
  ['one common value and many rare ones', [0.6, ...Array.from({ length: 60 }, () => 0.01)]],
  ['few values in few places', [0.01, 0.02, 0.03]],
  ['common values only', [0.3, 0.5]],
  ['no value', []],
])('%s are counted as if they were counted one by one', (_, shares) => {
  const places = shares.map(pick)
  const column = buildValueColumn(
    places.map((list) => unpackPlaces(packPlaces(list))),
    SIZE,
  )
  for (const share of [0, 0.001, 0.3, 0.5, 0.9, 1]) {
    const { set, found } = foundAt(pick(share))
    expect([...column.count(found)], String(share)).toEqual(
      places.map((list) => list.filter((place) => hasPlace(set, place)).length),
    )
  }
  expect([...column.count(openFound(NO_DOCUMENTS, 0, SIZE))]).toEqual(shares.map(() => 0))
})

test('more combinations than can be numbered are counted one by one', () => {
  // Twenty values in places of their own: each step makes other combinations of all that were there.
  const places = Array.from({ length: 20 }, (_, value) =>
    Array.from({ length: SIZE }, (__, place) => place).filter((place) => (place >> (value % 15)) & 1 && place % 7),
  )
  const lists = places.map((list) => Uint16Array.from(list))
  const { set, found } = foundAt(pick(0.4))
  expect([...buildValueColumn(lists, SIZE).count(found)]).toEqual(
    places.map((list) => list.filter((place) => hasPlace(set, place)).length),
  )
})
