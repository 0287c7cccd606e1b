import { expect, test } from 'vitest'
import { readRequest } from '#features/search/search-api/app-search/read-request.rules.ts'
import { parseRequest } from '#features/search/search-api/app-search/parse-request.service.ts'
import {
  clickRequestSchema,
  multiSearchRequestSchema,
  searchRequestSchema,
  suggestionRequestSchema,
} from '#features/search/search-api/app-search/search-request.schema.ts'

const visibility = { audience: [], market: ['us'], language: 'en' } as const
const NOW = Date.UTC(2026, 0, 1)
const read = (request: unknown) => readRequest(searchRequestSchema.parse(request), visibility, NOW)
const plain = { query: 'valve', page: { size: 10, current: 1 }, precision: 2, visibility }

test.each([
  ['no more than words', { query: 'valve' }, plain],
  ['everything', { query: '' }, { ...plain, query: '' }],
  [
    'page 0, which is the first [7.8.7]',
    { query: 'valve', page: { size: 5, current: 0 } },
    { ...plain, page: { size: 5, current: 1 } },
  ],
  ['counts alone', { query: 'valve', page: { size: 0 } }, { ...plain, page: { size: 0, current: 1 } }],
  [
    'fields with weights [3.11.4]',
    { query: 'valve', search_fields: { title: { weight: 10 }, description: {} } },
    { ...plain, fields: { title: 10, description: 1 } },
  ],
  ['no fields, which are all', { query: 'valve', search_fields: {} }, plain],
  ['no filters', { query: 'valve', filters: {} }, plain],
  [
    'filters',
    { query: 'valve', filters: { all: [{ brand: 'x' }] } },
    { ...plain, filters: { all: [{ field: 'brand', values: ['x'] }] } },
  ],
  [
    'facets',
    {
      query: 'valve',
      facets: {
        brand: { type: 'value' },
        price: [{ type: 'range', name: 'p', ranges: [{ to: 5, name: 'low' }, { from: '2026-01-01' }] }],
      },
    },
    {
      ...plain,
      facets: {
        brand: [{ kind: 'value', size: 10, sort: { by: 'count', direction: 'desc' } }],
        price: [{ kind: 'range', name: 'p', ranges: [{ name: 'low', to: 5 }, { from: Date.UTC(2026, 0, 1) }] }],
      },
    },
  ],
  [
    'facets by value',
    { query: 'valve', facets: { brand: [{ type: 'value', size: 250, sort: { value: 'asc' } }] } },
    { ...plain, facets: { brand: [{ kind: 'value', size: 250, sort: { by: 'value', direction: 'asc' } }] } },
  ],
  ['an order', { query: 'valve', sort: { title: 'asc' } }, { ...plain, sort: [{ field: 'title', direction: 'asc' }] }],
  [
    'one order after another',
    { query: 'valve', sort: [{ _score: 'desc' }, { title: 'asc' }] },
    {
      ...plain,
      sort: [
        { field: '_score', direction: 'desc' },
        { field: 'title', direction: 'asc' },
      ],
    },
  ],
  [
    'an order by distance',
    { query: 'valve', sort: [{ location: { center: '51.5,-0.1', mode: 'min' } }, { title: 'asc' }] },
    {
      ...plain,
      sort: [
        { field: 'location', direction: 'asc', center: { latitude: 51.5, longitude: -0.1 } },
        { field: 'title', direction: 'asc' },
      ],
    },
  ],
  [
    'facets by distance',
    {
      query: 'valve',
      facets: { location: { type: 'range', center: [-0.1, 51.5], unit: 'km', ranges: [{ to: 5, name: 'near' }, { from: 5 }] } },
    },
    {
      ...plain,
      facets: {
        location: [
          {
            kind: 'range',
            ranges: [{ name: 'near', to: 5000 }, { from: 5000 }],
            center: { latitude: 51.5, longitude: -0.1 },
          },
        ],
      },
    },
  ],
  [
    'nearness to a date and to now',
    {
      query: 'valve',
      boosts: {
        updated_at: [
          { type: 'proximity', function: 'linear', center: 'now' },
          { type: 'proximity', function: 'linear', center: '2025-01-01' },
        ],
      },
    },
    {
      ...plain,
      boosts: [NOW, Date.UTC(2025, 0, 1)].map((center) => ({
        field: 'updated_at',
        kind: 'proximity',
        function: 'linear',
        factor: 1,
        center,
        span: 31_557_600_000,
      })),
    },
  ],
  [
    'groups',
    { query: 'valve', group: { field: 'brand', size: 3, sort: { title: 'asc' }, collapse: true } },
    { ...plain, group: { field: 'brand', size: 3 } },
  ],
  [
    'boosts',
    {
      query: 'valve',
      boosts: {
        document_type: { type: 'value', value: 'Sku', operation: 'multiply', factor: 5 },
        stock: [{ type: 'functional', function: 'logarithmic' }],
        location: [{ type: 'proximity', function: 'gaussian', center: '51.5,-0.1', factor: 2 }],
      },
    },
    {
      ...plain,
      boosts: [
        { field: 'document_type', kind: 'value', values: ['Product'], operation: 'multiply', factor: 5 },
        { field: 'stock', kind: 'functional', function: 'logarithmic', operation: 'add', factor: 1 },
        { field: 'location', kind: 'proximity', function: 'gaussian', center: { latitude: 51.5, longitude: -0.1 }, factor: 2 },
      ],
    },
  ],
  ['precision', { query: 'valve', precision: 11 }, { ...plain, precision: 11 }],
  ['as many and as long tags as may be', { query: 'valve', analytics: { tags: Array(16).fill('x'.repeat(64)) } }, plain],
  ['tags and no record', { query: 'valve', analytics: { tags: ['web'] }, record_analytics: false }, plain],
])('a search may ask for %s', (_, request, expected) => {
  expect(read(request)).toStrictEqual(expected)
})

const refusalOf = (schema: Parameters<typeof parseRequest>[0], request: unknown): unknown => {
  const parsed = parseRequest(schema, request)
  return 'refused' in parsed ? parsed.refused : 'taken'
}

test.each([
  ['no query', {}, 'Missing required parameter: query'],
  ['a number for a query', { query: 1 }, 'query must be text'],
  ['129 characters', { query: 'x'.repeat(129) }, 'query must be at most 128 characters'],
  ['an option that is none', { query: '', bad: 1 }, 'Options contains invalid key: bad'],
  ['an option of a page that is none', { query: '', page: { number: 1 } }, 'page contains invalid key: number'],
  ['a million on a page', { query: '', page: { size: 1e6 } }, 'page.size must be at most 1000'],
  ['page 101', { query: '', page: { current: 101 } }, 'page.current must be at most 100'],
  ['page -1', { query: '', page: { current: -1 } }, 'page.current must be at least 0'],
  ['half a page', { query: '', page: { size: 1.5 } }, 'page.size must be a whole number'],
  ['weight 11', { query: '', search_fields: { title: { weight: 11 } } }, 'search_fields.title.weight must be at most 10'],
  ['weight 0', { query: '', search_fields: { title: { weight: 0 } } }, 'search_fields.title.weight must be at least 1'],
  [
    'a field that is none',
    { query: '', result_fields: { 'a b': { raw: {} } } },
    'result_fields.a b is not a field: names are lower-case letters, digits and _, at most 64',
  ],
  [
    'a snippet too short',
    { query: '', result_fields: { title: { snippet: { size: 19 } } } },
    'result_fields.title.snippet.size must be at least 20',
  ],
  [
    'a snippet too long',
    { query: '', result_fields: { title: { snippet: { size: 1001 } } } },
    'result_fields.title.snippet.size must be at most 1000',
  ],
  ['empty facets', { query: '', facets: {} }, 'facets must not be empty'],
  ['251 values', { query: '', facets: { brand: { type: 'value', size: 251 } } }, 'facets.brand.0.size must be at most 250'],
  ['facets of no kind', { query: '', facets: { brand: { type: 'star' } } }, 'facets.brand.0.type must be value or range'],
  [
    'facets both ways',
    { query: '', facets: { brand: { type: 'value', sort: { count: 'asc', value: 'asc' } } } },
    'facets.brand.0.sort must have either count or value',
  ],
  [
    'ranges without an end',
    { query: '', facets: { price: { type: 'range', ranges: [{}] } } },
    'facets.price.0.ranges.0 must have from or to',
  ],
  [
    'filters in depth',
    { query: '', filters: { all: [{ 'A b': 1 }] } },
    'filters.all.0.A b is not a field: names are lower-case letters, digits and _, at most 64',
  ],
  ['an order of none', { query: '', sort: {} }, 'sort.0 must not be empty'],
  ['an order up and away', { query: '', sort: { title: 'up' } }, 'sort.0.title must be one of: asc, desc'],
  [
    'an order from nowhere',
    { query: '', sort: { place: { center: 'x' } } },
    'sort.0.place.center must be a place, such as "51.5,-0.1"',
  ],
  ['an order with more', { query: '', sort: { place: { center: '1,1', x: 1 } } }, 'sort.0.place contains invalid key: x'],
  [
    'distances without a unit',
    { query: '', facets: { place: { type: 'range', center: '1,1', ranges: [{ to: 1 }] } } },
    'facets.place.0 must have both center and unit, and distances as ranges',
  ],
  [
    'distances that are dates',
    { query: '', facets: { place: { type: 'range', center: '1,1', unit: 'km', ranges: [{ to: '2025-01-01' }] } } },
    'facets.place.0 must have both center and unit, and distances as ranges',
  ],
  [
    'nearness to nothing',
    { query: '', boosts: { a: { type: 'proximity', function: 'linear', center: 'soon' } } },
    'boosts.a.0.center must be a number, a date or a place',
  ],
  ['groups of none', { query: '', group: {} }, 'Missing required parameter: group.field'],
  ['groups of 11', { query: '', group: { field: 'a', size: 11 } }, 'group.size must be at most 10'],
  ['boosts of no kind', { query: '', boosts: { a: { type: 'x' } } }, 'boosts.a.0.type must be value, functional or proximity'],
  [
    'a boost by 11',
    { query: '', boosts: { a: { type: 'value', value: 'x', factor: 11 } } },
    'boosts.a.0.factor must be at most 10',
  ],
  [
    '17 tags',
    { query: '', analytics: { tags: Array.from({ length: 17 }, String) } },
    'analytics.tags must be at most 16 entries',
  ],
  ['a long tag', { query: '', analytics: { tags: ['x'.repeat(65)] } }, 'analytics.tags.0 must be at most 64 characters'],
  ['more analytics', { query: '', analytics: { user: 'ann' } }, 'analytics contains invalid key: user'],
  ['precision 0', { query: '', precision: 0 }, 'precision must be at least 1'],
  ['precision 12', { query: '', precision: 12 }, 'precision must be at most 11'],
  ['nothing at all', undefined, 'The request is missing'],
  ['a list', [], 'The request must be an object'],
])('a search with %s is refused with a message [T-25]', (_, request, message) => {
  expect(refusalOf(searchRequestSchema, request)).toEqual({ errors: [message] })
})

test('several searches are refused each for its own reason', () => {
  const queries = [{ query: 'cat', invalid: 1 }, { query: 'dog' }, { another: 1 }]
  expect(refusalOf(multiSearchRequestSchema, { queries })).toEqual([
    { errors: ['Options contains invalid key: invalid'] },
    { errors: [] },
    { errors: ['Missing required parameter: query', 'Options contains invalid key: another'] },
  ])
  expect(refusalOf(multiSearchRequestSchema, { queries: Array.from({ length: 11 }, () => ({ query: '' })) })).toEqual({
    errors: ['queries must be at most 10 entries'],
  })
})

test.each([
  ['a suggestion of 21', suggestionRequestSchema, { query: 'a', size: 21 }, 'size must be at most 20'],
  ['a suggestion of 0', suggestionRequestSchema, { query: 'a', size: 0 }, 'size must be at least 1'],
  [
    'a suggestion of another type',
    suggestionRequestSchema,
    { query: 'a', types: { popular: {} } },
    'types contains invalid key: popular',
  ],
  ['a click on nothing', clickRequestSchema, { query: 'a' }, 'Missing required parameter: document_id'],
])('%s is refused', (_, schema, request, message) => {
  expect(refusalOf(schema, request)).toEqual({ errors: [message] })
})

test('a suggestion is of ten unless it says otherwise, and names its fields [3.11.12, 9.6.3]', () => {
  expect(suggestionRequestSchema.parse({ query: 'val', types: { documents: { fields: ['title'] } } })).toEqual({
    query: 'val',
    types: { documents: { fields: ['title'] } },
    size: 10,
  })
})
