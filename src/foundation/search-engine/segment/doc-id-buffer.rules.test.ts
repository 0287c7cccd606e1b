import { expect, test } from 'vitest'
import { DocIdBuffer } from '#foundation/search-engine/segment/doc-id-buffer.rules.ts'

test('holds document numbers in the order in which they came, each once', () => {
  const buffer = new DocIdBuffer()
  for (const docId of [0, 0, 3, 7, 7, 7, 65_535]) buffer.add(docId)
  expect([...buffer.all()]).toEqual([0, 3, 7, 65_535])
})

test('grows with a whole segment', () => {
  const buffer = new DocIdBuffer()
  for (let docId = 0; docId < 65_536; docId += 1) buffer.add(docId)
  expect(buffer.all()).toHaveLength(65_536)
  expect(buffer.all()[40_000]).toBe(40_000)
})
