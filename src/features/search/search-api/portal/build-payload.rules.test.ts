import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import {
  buildMultiSearchPayload,
  buildPortalForm,
  buildSearchPayload,
  choosePortalMethod,
  chooseSearchCountries,
  type PortalSearchRequest,
} from '#features/search/search-api/portal/build-payload.rules.ts'
import { multiSearchRequestSchema, searchRequestSchema } from '#features/search/search-api/app-search/search-request.schema.ts'
import { readSearchResults } from '#features/search/search-api/portal/read-results.rules.ts'

const request = (changes: Partial<PortalSearchRequest> = {}): PortalSearchRequest => ({
  traits: presetTraits('aerobt'),
  language: 'en',
  countries: ['us'],
  query: 'valve',
  page: { size: 10, current: 1 },
  offeredTypes: ['Product', 'Sku', 'news-events-id', 'support'],
  searchFields: { title: 10, description: 2 },
  resultFields: ['title', 'description', 'url'],
  ...changes,
})

test('a search asks for words, a page, weighed fields and what to show of them [3.11.1, 3.11.2, 3.11.3, 3.11.4, 3.11.5, 9.6.2]', () => {
  const shown = { snippet: { size: 50, fallback: true }, raw: { size: 200 } }
  expect(buildSearchPayload(request())).toEqual({
    query: 'valve',
    page: { size: 10, current: 1 },
    search_fields: { title: { weight: 10 }, description: { weight: 2 } },
    result_fields: {
      title: shown,
      description: shown,
      url: shown,
      parent_doctype: { raw: { size: 50 } },
      document_type: { raw: { size: 50 } },
    },
    filters: { all: [], none: [] },
  })
})

test.each([
  ['Product', { documentType: 'Product' }, { all: [{ document_type: 'Product' }], none: [] }],
  ['Sku, which is a Product [7.8.4]', { documentType: 'Sku' }, { all: [{ document_type: 'Product' }], none: [] }],
  ['support', { documentType: 'support' }, { all: [{ document_type: 'support' }], none: [] }],
  [
    'content, by leaving the others out, each once [7.8.5]',
    { documentType: 'news-events-id' },
    { all: [], none: [{ document_type: 'Product' }, { document_type: 'support' }] },
  ],
  [
    'the market on sps [7.8.6, 6.12.1]',
    { traits: presetTraits('sps'), language: 'de', countries: ['de', 'at'] },
    { all: [{ availability_country: ['de', 'at'] }, { language: 'de' }], none: [] },
  ],
  [
    'a type and the market on sps [3.11.6]',
    { traits: presetTraits('sps'), documentType: 'Sku' },
    { all: [{ document_type: 'Product' }, { availability_country: ['us'] }, { language: 'en' }], none: [] },
  ],
  [
    'no country on sps that nobody knows',
    { traits: presetTraits('sps'), countries: [] },
    { all: [{ language: 'en' }], none: [] },
  ],
] satisfies [string, Partial<PortalSearchRequest>, object][])('a search is narrowed to %s [7.8.3]', (_, changes, expected) => {
  expect(buildSearchPayload(request(changes)).filters).toEqual(expected)
})

test.each([
  ['an anonymous visitor', ['de'], undefined, ['de']],
  ['an anonymous visitor who shops elsewhere', ['pl'], undefined, ['de', 'pl']],
  ['a customer', ['de'], ['ch', 'at'], ['at', 'ch', 'de']],
  ['a customer of nowhere', ['de'], [], ['de']],
])(
  'on sps %s is shown what is sold in their countries, and the pages of this site [6.12.1]',
  (_, visitor, customer, expected) => {
    expect(chooseSearchCountries('de', visitor, customer)).toEqual(expected)
  },
)

describe('several searches at once', () => {
  const hybrid = {
    traits: presetTraits('aerobt'),
    language: 'en',
    countries: ['us'],
    query: 'valve',
    hasEcommerceAccess: true,
  } as const

  test('ask for five articles each and never for work orders [3.11.10, 7.8.7, 9.6.3]', () => {
    expect(buildMultiSearchPayload(hybrid)).toEqual({
      queries: [
        {
          query: 'valve',
          page: { size: 5, current: 0 },
          filters: {
            none: [],
            all: [{ language: 'en' }, { document_type: 'Sku' }],
            any: [{ none: [{ document_type: ['Work Orders'] }] }],
          },
        },
      ],
    })
  })

  test('begin at page 1 without access to the shop [7.8.7]', () => {
    const { queries } = buildMultiSearchPayload({ ...hybrid, hasEcommerceAccess: false })
    expect(queries[0]?.page).toEqual({ size: 5, current: 1 })
  })

  test('are narrowed to the market on sps [7.8.6]', () => {
    const { queries } = buildMultiSearchPayload({
      ...hybrid,
      traits: presetTraits('sps'),
      countries: ['pl'],
      documentTypes: ['Sku', 'support'],
    })
    expect(queries.map(({ filters }) => filters.all)).toEqual([
      [{ language: 'en' }, { document_type: 'Sku' }, { availability_country: ['pl'] }],
      [{ language: 'en' }, { document_type: 'support' }, { availability_country: ['pl'] }],
    ])
  })

  test('what is asked is what the server takes', () => {
    expect(multiSearchRequestSchema.safeParse(buildMultiSearchPayload(hybrid)).success).toBe(true)
    expect(searchRequestSchema.safeParse(buildSearchPayload(request({ documentType: 'news-events-id' }))).success).toBe(true)
  })
})

test('a search travels as a form [3.11.7, 3.11.8]', () => {
  const payload = buildSearchPayload(request())
  const form = buildPortalForm({
    tenant: 'sps',
    type: 'search',
    isHybrid: false,
    payload,
    soldToNumber: '1',
    selectedCurrency: 'EUR',
  })
  expect(form).toEqual({
    tenantPath: '/content/sps',
    type: 'search',
    hybrisSerachEnabled: 'false',
    payload: JSON.stringify(payload),
  })
})

test('several travel with the account and its currency [3.11.9]', () => {
  const payload = buildMultiSearchPayload({ ...request(), hasEcommerceAccess: true })
  const form = buildPortalForm({
    tenant: 'sps',
    type: 'multi-search',
    isHybrid: true,
    payload,
    soldToNumber: '1',
    selectedCurrency: 'EUR',
  })
  expect(form).toMatchObject({ type: 'multi-search', hybrisSerachEnabled: 'true', soldToNumber: '1', selectedCurrency: 'EUR' })
  expect(buildPortalForm({ tenant: 'sps', type: 'multi-search', isHybrid: true, payload })).not.toHaveProperty('soldToNumber')
})

test('a search is posted, or asked for where currencies are hidden [7.8.2]', () => {
  expect(choosePortalMethod({ hideCurrency: false })).toBe('POST')
  expect(choosePortalMethod({ hideCurrency: true })).toBe('GET')
})

test.each([
  ['one search', { search_results: { meta: {}, facets: {}, results: [] } }, 1],
  ['several', { search_results: [{ results: [] }, { results: [] }] }, 2],
  ['nothing', undefined, 0],
  ['an error', { error: 'x' }, 0],
  ['half an answer', { search_results: { meta: {} } }, 0],
])('the results of %s are read as a list [3.11.11, 8.8.2]', (_, reply, count) => {
  expect(readSearchResults(reply)).toHaveLength(count)
})
