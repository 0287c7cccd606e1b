import type { SearchDocument } from '#foundation/search-engine/public.ts'
import type { DocumentSource } from '#foundation/search-engine/public.server.ts'
import { soldToToken, toolToken, userToken } from '#features/search/search-api/portal/audience.rules.ts'
import type { Feature } from '#platform/feature.ts'

const document = (key: string, title: string, changes: Partial<SearchDocument> = {}): SearchDocument => ({
  key,
  texts: { en: { title, description: `About ${title.toLowerCase()}, <b>drawn</b> & told.` } },
  path: `/products-dynamic/${key}`,
  type: 'Product',
  parentType: 'products',
  updatedAt: new Date('2026-01-01T00:00:00Z'),
  ...changes,
})

/** Who may find the secured ones: fixed names, as the tests make them. */
export const SAMPLE_ACCOUNT = { erpId: 'E1', number: '0000000123' }

export const makeSamples = (userId: string): readonly SearchDocument[] => [
  document('V-1001', 'Ball valve brass', {
    numbers: ['V-1001'],
    texts: {
      en: { title: 'Ball valve brass', description: 'Shuts off <water> quickly.' },
      de: { title: 'Kugelhahn Messing', description: 'Sperrt Wasser schnell ab.' },
    },
    values: { sku: 'V-1001', brand: 'Arco', category: ['valves', 'ball'], weight: 3 },
  }),
  document('V-1002', 'Ball valve steel', {
    numbers: ['V-1002'],
    countries: ['de'],
    values: { sku: 'V-1002', brand: 'Borea', category: ['valves'], weight: 5 },
    updatedAt: new Date('2026-03-01T00:00:00Z'),
  }),
  document('G-2000', 'Pressure gauge', { numbers: ['G-2000'], values: { sku: 'G-2000', brand: 'Arco', weight: 1 } }),
  document('care', 'Care of a valve', {
    type: 'support',
    parentType: 'support',
    path: '/support/care',
    geolocation: { latitude: 51.5, longitude: -0.1 },
  }),
  document('news', 'New valve works', {
    type: 'news-events-id',
    parentType: 'news',
    path: '/news/works',
    geolocation: { latitude: 48.1, longitude: 11.6 },
  }),
  document('order', 'Valve order 77', { type: 'Orders', parentType: 'orders', audience: [userToken(userId)] }),
  document('case', 'Valve case of the account', { type: 'Cases', parentType: 'cases', audience: [soldToToken(SAMPLE_ACCOUNT)] }),
  document('manual', 'Valve manual', { type: 'Software', parentType: 'software', audience: [toolToken('docs')] }),
  document('notice', 'Valve notice for customers', { type: 'support', parentType: 'support', audience: ['signed-in'] }),
]

const makeKind = (documents: readonly SearchDocument[]): DocumentSource => ({
  name: 'sample',
  list: async function* () {
    yield await Promise.resolve(documents)
  },
  read: (_tx, keys) => Promise.resolve(documents.filter(({ key }) => keys.includes(key))),
})

/** A feature that brings a handful of documents to be found. */
export const makeSampleFeature = (userId: string): Feature => ({
  name: 'sample',
  documentSources: [makeKind(makeSamples(userId))],
})
