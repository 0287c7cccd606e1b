import { expect, test } from 'vitest'
import { textChunk, textOrdinalsName } from '#foundation/search-engine/segment/blob-names.rules.ts'
import { chooseOrdinals, TextOrdinalsBuilder } from '#foundation/search-engine/segment/text-ordinals.service.ts'

const write = (documents: readonly (readonly string[])[]) => {
  const order = new TextOrdinalsBuilder()
  for (const [docId, values] of documents.entries()) order.add(docId, values)
  const blobs = new Map([...order.finish('brand', documents.length)].map(({ name, data }) => [name, data]))
  const stored = new Uint32Array(new Uint8Array(blobs.get(textOrdinalsName('brand')) ?? []).buffer)
  const column = (direction: 'asc' | 'desc') => [...chooseOrdinals(stored, documents.length, direction)]
  const texts = (chunk: number) => JSON.parse(Buffer.from(blobs.get(textChunk('brand', chunk)) ?? '[]').toString()) as string[]
  return { stored, column, texts }
}

test('each document knows where its text stands among the others, without case and accents', () => {
  const { column, texts, stored } = write([['Zeta'], ['árco'], [], ['ARCO'], ['']])
  expect(texts(0)).toEqual(['arco', 'zeta'])
  expect(column('asc')).toEqual([2, 1, 0, 1, 0])
  expect(column('desc')).toEqual(column('asc'))
  expect(stored).toHaveLength(5)
})

test('of several values the least counts upwards and the greatest downwards', () => {
  const { column, texts } = write([['b', 'a', 'c'], ['b'], []])
  expect(texts(0)).toEqual(['a', 'b', 'c'])
  expect(column('asc')).toEqual([1, 2, 0])
  expect(column('desc')).toEqual([3, 2, 0])
})

test('many texts are kept in pieces', () => {
  const { column, texts } = write(Array.from({ length: 1000 }, (_, docId) => [String(docId).padStart(4, '0')]))
  expect(texts(0)).toHaveLength(512)
  expect(texts(1)).toHaveLength(488)
  expect(texts(1)[0]).toBe('0512')
  expect(column('asc').slice(-1)).toEqual([1000])
})
