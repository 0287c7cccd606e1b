import { expect, test } from 'vitest'
import { addDoc, hasDoc, noDocuments, NO_DOCUMENTS } from '#foundation/search-engine/segment/document-set.rules.ts'
import { encodePostingList, decodePostingList } from '#foundation/search-engine/segment/posting.rules.ts'
import { buildValueColumn, openMatched } from '#foundation/search-engine/segment/value-column.rules.ts'
import { makeRandom } from '#foundation/search-engine/testing/make-random.ts'

const SIZE = 20_000
const random = makeRandom(3)
const pick = (share: number): number[] => Array.from({ length: SIZE }, (_, docId) => docId).filter(() => random() < share)
const foundAt = (docs: readonly number[]) => {
  const set = noDocuments()
  for (const docId of docs) addDoc(set, docId)
  return { set, found: openMatched(set, docs.length, SIZE) }
}

test.each([
  ['one common value and many rare ones', [0.6, ...Array.from({ length: 60 }, () => 0.01)]],
  ['few values in few places', [0.01, 0.02, 0.03]],
  ['common values only', [0.3, 0.5]],
  ['no value', []],
])('%s are counted as if they were counted one by one', (_, shares) => {
  const docs = shares.map(pick)
  const column = buildValueColumn(
    docs.map((list) => decodePostingList(encodePostingList(list))),
    SIZE,
  )
  for (const share of [0, 0.001, 0.3, 0.5, 0.9, 1]) {
    const { set, found } = foundAt(pick(share))
    expect([...column.count(found)], String(share)).toEqual(docs.map((list) => list.filter((docId) => hasDoc(set, docId)).length))
  }
  expect([...column.count(openMatched(NO_DOCUMENTS, 0, SIZE))]).toEqual(shares.map(() => 0))
})

test('more combinations than can be numbered are counted one by one', () => {
  // Twenty values in places of their own: each step makes other combinations of all that were there.
  const docs = Array.from({ length: 20 }, (_, value) =>
    Array.from({ length: SIZE }, (__, docId) => docId).filter((docId) => (docId >> (value % 15)) & 1 && docId % 7),
  )
  const lists = docs.map((list) => Uint16Array.from(list))
  const { set, found } = foundAt(pick(0.4))
  expect([...buildValueColumn(lists, SIZE).count(found)]).toEqual(
    docs.map((list) => list.filter((docId) => hasDoc(set, docId)).length),
  )
})
