import { expect, test } from 'vitest'
import { isVisible, meetsCondition, parseNumber, valuesOf } from '#foundation/search-engine/query/document-check.rules.ts'
import type { Condition, Visibility } from '#foundation/search-engine/search-request.rules.ts'
import { makeDocument } from '#foundation/search-engine/testing/sample-source.ts'

const ANYONE: Visibility = { audience: [], language: 'en' }
const BERLIN = { latitude: 52.5, longitude: 13.4 }
const valve = makeDocument('V-1', 'Valve', {
  countries: ['de', 'us'],
  popularity: 4,
  geolocation: BERLIN,
  values: { brand: 'Arco', category: ['valves', 'valves/ball'], weight: 3 },
})
const anywhere = makeDocument('V-2', 'Valve')

test.each<[string, Parameters<typeof isVisible>[0], Partial<Visibility>, boolean]>([
  ['a public document, to anyone', anywhere, {}, true],
  [
    'a document of an audience, to a member',
    makeDocument('S', 'S', { audience: ['user:1', 'signed-in'] }),
    { audience: ['signed-in'] },
    true,
  ],
  ['a document of an audience, to others', makeDocument('S', 'S', { audience: ['user:1'] }), { audience: ['user:2'] }, false],
  ['a document of nobody', makeDocument('S', 'S', { audience: [] }), { audience: ['user:2'] }, false],
  ['a product in its market', valve, { market: ['pl', 'us'] }, true],
  ['a product outside its market', valve, { market: ['pl'] }, false],
  ['a product without a market in the request', valve, {}, true],
  [
    'a page on its own site, whatever the market',
    makeDocument('P', 'P', { locale: { country: 'pl', language: 'pl' } }),
    { country: 'pl', market: ['us'] },
    true,
  ],
  ['a page on another site', makeDocument('P', 'P', { locale: { country: 'pl', language: 'pl' } }), { country: 'de' }, false],
])('%s is shown: %s', (_, document, visibility, expected) =>
  expect(isVisible(document, { ...ANYONE, ...visibility })).toBe(expected),
)

test.each<[Condition, boolean]>([
  [{ field: 'brand', values: ['Arco'] }, true],
  [{ field: 'brand', values: ['arco'] }, false],
  [{ field: 'category', values: ['pumps', 'valves'] }, true],
  [{ field: 'weight', values: ['3.0'] }, true],
  [{ field: 'weight', values: ['three'] }, false],
  [{ field: 'availability_country', values: ['DE'] }, true],
  [{ field: 'availability_country', values: ['pl'] }, false],
  [{ field: 'document_type', values: ['Product'] }, true],
  [{ field: 'parent_doctype', values: ['products'] }, true],
  [{ field: 'language', values: ['en'] }, true],
  [{ field: 'constructor', values: ['x'] }, false],
  [{ field: 'weight', from: 3 }, true],
  [{ field: 'weight', to: 3 }, false],
  [{ field: 'popularity', from: 1, to: 5 }, true],
  [{ field: 'brand', from: 1 }, false],
  [{ field: 'missing', from: 1 }, false],
  [{ field: 'location', center: BERLIN, to: 1000 }, true],
  [{ field: 'location', center: BERLIN, from: 1000 }, false],
  [{ all: [] }, true],
  [{ any: [] }, false],
  [{ none: [] }, true],
  [{ none: [{ field: 'brand', values: ['Arco'] }] }, false],
  [{ any: [{ field: 'weight', to: 3 }, { all: [{ field: 'brand', values: ['Arco'] }] }] }, true],
])('%j holds for a valve: %s', (condition, expected) => expect(meetsCondition(valve, condition)).toBe(expected))

test('a document without countries passes a filter for any country', () =>
  expect(meetsCondition(anywhere, { field: 'availability_country', values: ['zz'] })).toBe(true))

test('a document without coordinates is at no distance', () =>
  expect(meetsCondition(anywhere, { field: 'location', center: BERLIN, from: 0 })).toBe(false))

test.each([
  ['12', 12],
  ['-1.5', -1.5],
  ['1e3', 1000],
  ['2026-01-02', Date.UTC(2026, 0, 2)],
  ['2026-01-02T03:04:05Z', Date.UTC(2026, 0, 2, 3, 4, 5)],
  ['2026-13-99', undefined],
  ['0x10', undefined],
  ['', undefined],
  ['12 mm', undefined],
])('%j as a number is %s', (text, expected) => expect(parseNumber(text)).toBe(expected))

test('a single text is a list, a number stays a number', () => {
  expect(valuesOf(valve, 'brand')).toEqual(['Arco'])
  expect(valuesOf(valve, 'weight')).toBe(3)
  expect(valuesOf(anywhere, 'popularity')).toBe(0)
  expect(valuesOf(anywhere, 'toString')).toBeUndefined()
})
