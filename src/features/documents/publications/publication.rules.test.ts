import { expect, test } from 'vitest'
import {
  chooseRevision,
  DOC_TYPES,
  docTypeKey,
  filePath,
  findEffectivity,
  mayRead,
  publicationPath,
  readSerial,
  SLUG,
} from '#features/documents/publications/publication.rules.ts'

test.each([
  [null, [], true],
  [null, ['signed-in'], true],
  ['signed-in', [], false],
  ['signed-in', ['signed-in', 'user:1'], true],
  ['tool:docs', ['signed-in'], false],
  ['tool:docs', ['signed-in', 'tool:docs'], true],
])('of the audience %j someone with %j may read: %s [T-26]', (audience, tokens, expected) =>
  expect(mayRead({ audience }, tokens)).toBe(expected),
)

test.each([
  [null, '/technical-publications/cmm-27'],
  ['signed-in', '/secure/technical-publications/cmm-27'],
  ['tool:docs', '/secure/technical-publications/cmm-27'],
])('with the audience %j it stands at %s', (audience, path) => expect(publicationPath({ slug: 'cmm-27', audience })).toBe(path))

test('a file has an address of its own for each revision', () =>
  expect(filePath('sps', 'im-hs-310', 'B')).toBe('/content/dam/sps/publications/im-hs-310/B.pdf'))

const REVISIONS = [{ revision: 'C' }, { revision: 'B' }, { revision: 'A' }]
test.each([
  [undefined, 'C'],
  ['B', 'B'],
  ['c', undefined],
  ['__proto__', undefined],
])('who asks for revision %j gets %s', (requested, expected) =>
  expect(chooseRevision(REVISIONS, requested)?.revision).toBe(expected),
)

const UNITS = [
  { part: 'HA-4110', from: 1001, to: 2450 },
  { part: 'HA-4110E', from: 5000, to: null },
]
test.each([
  [1000, undefined],
  [1001, 'HA-4110'],
  [2450, 'HA-4110'],
  [2451, undefined],
  [5000, 'HA-4110E'],
  [999_999, 'HA-4110E'],
])('serial number %d is of %s', (serial, part) => expect(findEffectivity(UNITS, serial)?.part).toBe(part))

test('without a first number every unit up to the last is meant', () =>
  expect(findEffectivity([{ part: 'X', from: null, to: 9 }], 0)?.part).toBe('X'))

test.each([
  ['1001', 1001],
  [' 1 001 ', 1001],
  ['1.001', 1001],
  ['SN 1001', undefined],
  ['', undefined],
  ['1'.repeat(13), undefined],
])('%j is read as %s', (text, serial) => expect(readSerial(text)).toBe(serial))

test('types are known by their English names, and names of objects are none', () => {
  for (const [key, name] of Object.entries(DOC_TYPES)) expect(docTypeKey(name)).toBe(key)
  expect(docTypeKey('constructor')).toBeUndefined()
})

test.each([
  ['cmm-27-51-04', true],
  ['im', true],
  ['-im', false],
  ['IM', false],
  ['a--b', false],
  ['../x', false],
])('%j in an address: %s', (slug, expected) => expect(SLUG.test(slug)).toBe(expected))
