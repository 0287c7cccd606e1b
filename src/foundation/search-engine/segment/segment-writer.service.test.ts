import { expect, test } from 'vitest'
import { createVocabularyWriter } from '#foundation/search-engine/analysis/vocabulary.rules.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import { decodePostingList } from '#foundation/search-engine/segment/posting.rules.ts'
import { createSegmentWriter, writeVocabulary } from '#foundation/search-engine/segment/segment-writer.service.ts'
import { makeDocument } from '#foundation/search-engine/testing/sample-source.ts'

const DOCUMENTS: readonly SearchDocument[] = [
  makeDocument('V-100', 'Ball valves', {
    texts: {
      en: { title: 'Ball valves', description: 'Water 24V', words: 'hidden' },
      de: { title: 'Kugelhahn', description: '' },
    },
    numbers: ['V-100', '---'],
    values: { brand: 'Arco', category: ['valves', 'valves/ball'], weight: 3, sku: 'V-100', image: '/a.png' },
  }),
  makeDocument('S-1', 'Secret valve', { audience: ['user:7'], countries: ['de'], values: { brand: 'Borea' } }),
  makeDocument('P-1', 'Page', {
    locale: { country: 'pl', language: 'pl' },
    countries: ['pl'],
    geolocation: { latitude: 1, longitude: 2 },
  }),
]

const write = () => {
  const vocabulary = createVocabularyWriter()
  const writer = createSegmentWriter(vocabulary)
  for (const document of DOCUMENTS) writer.add('sample', document)
  expect(writer.size).toBe(3)
  expect(writer.isFull()).toBe(false)
  return new Map([...writer.finish(), ...writeVocabulary(vocabulary)].map(({ name, data }) => [name, Buffer.from(data)]))
}
const blobs = write()
const listOf = (name: string): number[] => [...decodePostingList(blobs.get(name) ?? Buffer.alloc(0))]
const jsonOf = (name: string): unknown => JSON.parse(blobs.get(name)?.toString() ?? 'null')
const columnOf = (name: string): number[] => [...new Float64Array(new Uint8Array(blobs.get(name)!).buffer)]

test.each([
  ['a title term', 'tenvalv', [0, 1]],
  ['a title term of another language', 'tdekugelhahn', [0]],
  ['a body term', 'denwater', [0]],
  ['a term that is never shown', 'denhidden', [0]],
  ['a numeral, which has no language', 'd..24', [0]],
  ['a value', 'fbrand=Arco', [0]],
  ['each of several values', 'fcategory=valves/ball', [0]],
  ['the type', 'fdocument_type=Product', [0, 1, 2]],
  ['a document without countries', 'favailability_country=*', [0]],
  ['the market', 'f~market=de', [1]],
  ['a page, which has no market', 'f~market=*', [0, 2]],
  ['the site of a page', 'f~site=pl', [2]],
  ['everybody', 'a*', [0, 2]],
  ['an audience', 'auser:7', [1]],
  ['a part number as a facet: not at all', 'fsku=V-100', []],
])('holds the documents of %s', (_, name, expected) => expect(listOf(name)).toEqual(expected))

test('lists the distinct values of a field', () => expect(jsonOf('vbrand')).toEqual(['Arco', 'Borea']))
test('lists the keys of the documents', () =>
  expect(jsonOf('k0')).toEqual([
    ['sample', 'V-100'],
    ['sample', 'S-1'],
    ['sample', 'P-1'],
  ]))
test('holds numbers by document, and a gap where there is none', () => {
  expect(columnOf('cweight')).toEqual([3, Number.NaN, Number.NaN])
  expect(columnOf('clatitude')).toEqual([Number.NaN, Number.NaN, 1])
  expect(columnOf('cpopularity')).toEqual([0, 0, 0])
})
test('sorts no pictures', () => expect(blobs.has('oimage')).toBe(false))
test('keeps words of documents with an audience out of the vocabulary, which suggestions come from', () => {
  const words = blobs.get('wen')?.toString() ?? ''
  expect(words).toContain('valves')
  expect(words).not.toContain('secret')
})
