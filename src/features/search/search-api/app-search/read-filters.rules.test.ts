import { expect, test } from 'vitest'
import { readFilters } from '#features/search/search-api/app-search/read-filters.rules.ts'

const nest = (depth: number): unknown => (depth === 0 ? { brand: 'x' } : { all: [nest(depth - 1)] })

test.each([
  ['nothing', {}, undefined],
  ['empty lists', { all: [], none: [], any: [] }, undefined],
  ['a value', { brand: 'Halden' }, { field: 'brand', values: ['Halden'] }],
  ['any of several', { brand: ['a', 'b', 'a'] }, { field: 'brand', values: ['a', 'b'] }],
  ['numbers and truths', { stock: [3, true] }, { field: 'stock', values: ['3', 'true'] }],
  [
    'two fields, both',
    { a: '1', b: '2' },
    {
      all: [
        { field: 'a', values: ['1'] },
        { field: 'b', values: ['2'] },
      ],
    },
  ],
  ['a range', { price: { from: 1, to: 5 } }, { field: 'price', from: 1, to: 5 }],
  ['a range with one end', { price: { to: 0 } }, { field: 'price', to: 0 }],
  ['dates', { updated_at: { from: '2026-01-01T00:00:00Z' } }, { field: 'updated_at', from: Date.UTC(2026, 0, 1) }],
  [
    'a circle',
    { location: { center: '51.5,-0.1', distance: 2, unit: 'km' } },
    { field: 'location', center: { latitude: 51.5, longitude: -0.1 }, to: 2000 },
  ],
  [
    'a ring, by GeoJSON',
    { location: { center: [-0.1, 51.5], from: 1, to: 2, unit: 'mi' } },
    { field: 'location', center: { latitude: 51.5, longitude: -0.1 }, from: 1609.344, to: 3218.688 },
  ],
  [
    'nested groups',
    { all: [{ any: [{ a: '1' }, { none: [{ b: ['2'] }] }] }, { c: '3' }] },
    {
      all: [{ any: [{ field: 'a', values: ['1'] }, { none: [{ field: 'b', values: ['2'] }] }] }, { field: 'c', values: ['3'] }],
    },
  ],
  ['Sku as Product [7.8.4]', { document_type: ['Sku', 'HybrisSku'] }, { field: 'document_type', values: ['Product'] }],
  ['countries in small letters', { availability_country: 'DE' }, { field: 'availability_country', values: ['de'] }],
  ['five levels', nest(4), { all: [{ all: [{ all: [{ all: [{ field: 'brand', values: ['x'] }] }] }] }] }],
])('filters ask for %s', (_, filters, expected) => {
  expect(readFilters(filters)).toEqual({ condition: expected })
})

test.each([
  ['text', 'x', 'must be an object'],
  ['a list', [], 'must be an object'],
  ['null', null, 'must be an object'],
  ['a name that is no field', { 'Brand Name': 'x' }, 'is not a field'],
  ['a name of every object', JSON.parse('{"__proto__": "x"}'), 'is not a field'],
  ['its constructor', { constructor: 'x' }, 'is not a field'],
  ['a long name', { ['a'.repeat(65)]: 'x' }, 'is not a field'],
  ['no values', { brand: [] }, 'must not be empty'],
  ['null as a value', { brand: null }, 'must be text'],
  ['a list within a list', { brand: [['x']] }, 'must be text'],
  ['an empty range', { price: {} }, 'must have from or to'],
  ['words as a range', { price: { from: 'cheap' } }, 'must be a number or a date'],
  ['a day that is none', { updated_at: { from: '2026-13-45' } }, 'must be a number or a date'],
  ['an anonymous visitor in a range', { price: { from: 1, top: 2 } }, 'contains invalid key: top'],
  ['a place that is none', { location: { center: '91,0', distance: 1, unit: 'km' } }, 'must be a place'],
  ['no unit', { location: { center: '1,0', distance: 1 } }, 'must be one of: mm'],
  ['a circle and a ring', { location: { center: '1,0', distance: 1, to: 2, unit: 'km' } }, 'must have either distance'],
  ['less than nothing', { location: { center: '1,0', distance: -1, unit: 'km' } }, 'must be a distance'],
  ['a group that is no list', { all: { brand: 'x' } }, 'must be a list'],
  ['six levels', nest(5), 'must be nested at most 5 deep'],
  ['a tower', nest(5000), 'must be nested at most 5 deep'],
  ['too many conditions', { any: Array.from({ length: 300 }, () => ({ a: '1' })) }, 'must hold at most 200 conditions'],
  ['too many values', { a: Array.from({ length: 2000 }, (_, index) => index) }, 'must hold at most 1000 values'],
  ['too long a value', { a: 'x'.repeat(1001) }, 'must be at most 1000 characters'],
])('filters with %s are refused [T-25]', (_, filters, message) => {
  expect(readFilters(filters)).toMatchObject({ fault: { message: expect.stringContaining(message) as string } })
})
