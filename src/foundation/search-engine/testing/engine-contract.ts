import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savePins } from '#foundation/search-engine/curation/pin.store.ts'
import { deleteSynonyms, insertSynonyms } from '#foundation/search-engine/curation/synonym.store.ts'
import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { Engine } from '#foundation/search-engine/search-engine.service.ts'
import type { FacetRequest, SearchRequest, SearchResponse, Visibility } from '#foundation/search-engine/search-request.rules.ts'
import { describeChanges } from '#foundation/search-engine/testing/change-contract.ts'
import { makeContractDocuments } from '#foundation/search-engine/testing/contract-documents.ts'
import { makeSource } from '#foundation/search-engine/testing/sample-source.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const ANYONE: Visibility = { audience: [], language: 'en' }
const LONDON = { latitude: 51.5, longitude: -0.1 }
const BY_COUNT: FacetRequest = { kind: 'value', size: 10, sort: { by: 'count', direction: 'desc' } }

/** Precision at which an engine matches what was written, without corrections of its own. */
const PLAIN = 9

/**
 * Promises of every search engine behind the `Engine` type; each engine's test runs it against a real database.
 * Order by relevance, typos and compounds are a matter of each engine's quality and no part of it.
 */
export const describeEngine = (createEngine: (sources: readonly DocumentSource[]) => Engine): void => {
  let database: TestDatabase
  let engine: Engine
  const documents: SearchDocument[] = makeContractDocuments()

  const inTenant = <T>(work: (tx: Tx) => Promise<T>, tenant = 'sps'): Promise<T> => withTenant(database.db, tenant, work)
  const searchIn = (tx: Tx, query: string, changes: Partial<SearchRequest> = {}): Promise<SearchResponse> =>
    engine.search(tx, { query, page: { size: 20, current: 1 }, precision: PLAIN, visibility: ANYONE, ...changes })
  const search = (query: string, changes?: Partial<SearchRequest>) => inTenant((tx) => searchIn(tx, query, changes))
  const keysOf = ({ hits }: SearchResponse): string[] => hits.map(({ document }) => document.key)
  const find = async (query: string, changes?: Partial<SearchRequest>) => keysOf(await search(query, changes)).toSorted()

  beforeAll(async () => {
    database = await openTestDatabase()
    engine = createEngine([makeSource('sample', documents)])
    expect(await engine.rebuild(database.db, 'sps')).toBe(documents.length)
  })
  afterAll(() => database.close())

  test.each([
    ['all words, in any order', 'brass valve', ['V-100']],
    ['words of the description', 'water', ['V-100']],
    ['other forms of a word', 'balls valves', ['V-100', 'V-200']],
    ['another language of the document', 'Kugelhahn', ['V-100']],
    ['a part number', 'V-300', ['V-300']],
    ['a part number as it is often written', 'v 300', ['V-300']],
    ['a number that the part had before', 'old77', ['V-100']],
    ['the beginning of a part number', 'G10', ['G-1']],
    ['a quotation', '"gate valve"', ['V-300']],
    ['a quotation in another order: nothing', '"valve gate"', []],
    ['a word that no document has: nothing', 'zeppelin', []],
    ['punctuation: nothing', '§ %', []],
  ])('finds by %s', async (_, query, expected) => expect(await find(query)).toEqual(expected))

  test('finds everything visible for an empty query', async () =>
    expect(await find('')).toEqual(['D-1', 'D-2', 'G-1', 'P-1', 'V-100', 'V-200', 'V-300']))

  test.each([
    ['documents of an audience, to its members', { audience: ['user:7'] }, 'secret', ['S-1']],
    ['nothing of an audience to others', { audience: ['user:8'] }, 'secret', []],
    ['what is sold in the market', { market: ['de'] }, 'ball valve', ['V-100', 'V-200']],
    ['nothing that is sold elsewhere only', { market: ['us'] }, 'ball valve', ['V-100']],
    ['pages of the own site', { country: 'pl' }, 'news', ['P-1']],
    ['no pages of another site', { country: 'de' }, 'news', []],
  ])('shows %s', async (_, visibility: Partial<Visibility>, query, expected) =>
    expect(await find(query, { visibility: { ...ANYONE, ...visibility } })).toEqual(expected),
  )

  test.each<[string, SearchRequest['filters'], string[]]>([
    ['a value', { field: 'brand', values: ['Arco'] }, ['V-100', 'V-300']],
    ['any of several values', { field: 'brand', values: ['Borea', 'Cirrus'] }, ['G-1', 'V-200']],
    ['one of a document’s values', { field: 'category', values: ['valves/ball'] }, ['V-100', 'V-200']],
    ['a type', { field: 'document_type', values: ['dealers'] }, ['D-1', 'D-2']],
    [
      'a country, with what is found everywhere',
      { field: 'availability_country', values: ['us'] },
      ['D-1', 'D-2', 'G-1', 'P-1', 'V-100', 'V-300'],
    ],
    ['a range, its end excluded', { field: 'weight', from: 3, to: 9 }, ['V-100', 'V-200']],
    ['a distance', { field: 'location', center: LONDON, to: 50_000 }, ['D-1']],
    [
      'all of several conditions',
      {
        all: [
          { field: 'brand', values: ['Arco'] },
          { field: 'weight', from: 5 },
        ],
      },
      ['V-300'],
    ],
    [
      'any of several conditions',
      {
        any: [
          { field: 'brand', values: ['Borea'] },
          { field: 'weight', from: 9 },
        ],
      },
      ['V-200', 'V-300'],
    ],
    [
      'none of several conditions',
      { all: [{ field: 'category', values: ['valves'] }, { none: [{ field: 'brand', values: ['Arco'] }] }] },
      ['V-200'],
    ],
    ['a value that no document has', { field: 'brand', values: ['constructor'] }, []],
  ])('filters by %s', async (_, filters, expected) => expect(await find('', { filters: filters! })).toEqual(expected))

  test('counts facets exactly, over all matches of a request and not only its page', async () => {
    const { facets, hits, total } = await search('valve', {
      page: { size: 0, current: 1 },
      facets: {
        brand: [BY_COUNT],
        category: [{ kind: 'value', size: 2, sort: { by: 'value', direction: 'asc' } }],
        weight: [{ kind: 'range', name: 'heavy', ranges: [{ to: 5 }, { from: 5 }] }],
      },
    })
    expect(hits).toEqual([])
    expect(total).toBe(6)
    expect(facets['brand']).toEqual([
      {
        kind: 'value',
        counts: [
          { value: 'Arco', count: 2 },
          { value: 'Borea', count: 1 },
        ],
      },
    ])
    expect(facets['category']?.[0]?.counts).toEqual([
      { value: 'valves', count: 3 },
      { value: 'valves/ball', count: 2 },
    ])
    expect(facets['weight']).toEqual([
      {
        kind: 'range',
        name: 'heavy',
        counts: [
          { to: 5, count: 1 },
          { from: 5, count: 2 },
        ],
      },
    ])
  })

  test.each<[string, SearchRequest['sort'], string[]]>([
    ['a number, descending; those without one last', [{ field: 'weight', direction: 'desc' }], ['V-300', 'V-200', 'V-100']],
    ['a number, ascending; those without one last', [{ field: 'weight', direction: 'asc' }], ['V-100', 'V-200', 'V-300']],
    [
      'a text, then a number',
      [
        { field: 'brand', direction: 'asc' },
        { field: 'weight', direction: 'desc' },
      ],
      ['V-300', 'V-100', 'V-200'],
    ],
    ['the title', [{ field: 'title', direction: 'asc' }], ['V-100', 'V-200', 'D-1']],
    ['distance', [{ field: 'location', direction: 'asc', center: LONDON }], ['D-1', 'D-2']],
  ])('sorts by %s', async (_, sort, expected) =>
    expect(keysOf(await search('valve', { sort: sort! })).slice(0, expected.length)).toEqual(expected),
  )

  test('cuts what was found into pages that do not overlap', async () => {
    const sort = [{ field: 'title', direction: 'asc' }] as const
    const pages = [1, 2, 3, 4].map((current) => search('valve', { sort, page: { size: 2, current } }))
    const found = await Promise.all(pages)
    expect(found.map(({ total }) => total)).toEqual([6, 6, 6, 6])
    expect(found.flatMap(keysOf)).toEqual(keysOf(await search('valve', { sort })))
    expect(found[3]?.hits).toEqual([])
  })

  test('groups hits with the same value behind the first of them', async () => {
    const { hits } = await search('valve', { filters: { field: 'brand', values: ['Arco'] }, group: { field: 'brand', size: 5 } })
    expect(hits).toHaveLength(1)
    expect(hits[0]?.group).toMatchObject({ key: 'Arco', hits: [{ kind: 'sample' }] })
  })

  test('lifts documents that the request boosts', async () => {
    const boost = { field: 'brand', kind: 'value', values: ['Borea'], operation: 'multiply', factor: 100 } as const
    expect(keysOf(await search('valve', { boosts: [boost] }))[0]).toBe('V-200')
  })

  test('tells the source, the language and the score of a hit, and which words to highlight', async () => {
    const { hits, isQueryWord } = await search('Kugelhahn', { visibility: { ...ANYONE, language: 'de' } })
    expect(hits[0]).toMatchObject({ kind: 'sample', language: 'de', score: expect.any(Number) as number })
    expect(['Kugelhahn', 'Messing'].map(isQueryWord)).toEqual([true, false])
  })

  describe('what staff edit', () => {
    test('synonyms count from the next search on, in both directions', async () => {
      expect(await find('stopcock')).toEqual([])
      const { id } = await inTenant((tx) => insertSynonyms(tx, ['stopcock', 'gate valve']))
      expect(await inTenant(async (tx) => keysOf(await searchIn(tx, 'stopcock', { precision: 2 })))).toEqual(['V-300'])
      await inTenant((tx) => deleteSynonyms(tx, id))
      expect(await find('stopcock')).toEqual([])
    })

    test('pins stand first on the first page, whatever is found, unless the request sorts', async () => {
      await inTenant((tx) =>
        savePins(tx, 'brass', [
          { kind: 'sample', key: 'G-1' },
          { kind: 'sample', key: 'S-1' },
        ]),
      )
      const { total, hits } = await search('Brass ')
      expect(hits.map(({ document }) => document.key)).toEqual(['G-1', 'V-100'])
      expect(total).toBe(2)
      expect(await find('brass', { sort: [{ field: 'title', direction: 'asc' }] })).toEqual(['V-100'])
      expect(await find('brass', { filters: { field: 'brand', values: ['Arco'] } })).toEqual(['V-100'])
      await inTenant((tx) => savePins(tx, 'brass', []))
    })
  })

  describe('suggestions', () => {
    const suggest = (query: string, changes: Partial<Parameters<Engine['suggest']>[1]> = {}) =>
      inTenant((tx) => engine.suggest(tx, { query, size: 5, visibility: ANYONE, ...changes }))

    test('complete a word', async () => expect((await suggest('gau')).join(' ')).toMatch(/gauge/i))
    test('complete a part number', async () => expect(await suggest('G-10')).toContain('G-1000'))
    test('are at most so many', async () => expect((await suggest('v', { size: 1 })).length).toBeLessThanOrEqual(1))
    test('are none for nothing', async () => expect(await suggest('  ')).toEqual([]))
    test('reveal no words of documents that the visitor may not see', async () => {
      expect(await suggest('secr')).toEqual([])
      expect((await suggest('poland', { filters: { field: 'document_type', values: ['dealers'] } })).join(' ')).not.toMatch(
        /poland/i,
      )
    })
  })

  test('reads documents by name, as far as they exist and may be seen', async () => {
    const names = ['V-100', 'S-1', 'X-9'].map((key) => ({ kind: 'sample', key }))
    const read = await inTenant((tx) => engine.read(tx, ANYONE, [...names, { kind: 'unknown', key: 'V-100' }]))
    expect([...read.keys()]).toEqual(['sample:V-100'])
  })

  test('keeps tenants apart', async () => {
    expect((await inTenant((tx) => searchIn(tx, ''), 'aerobt')).total).toBe(0)
    expect(await inTenant((tx) => engine.suggest(tx, { query: 'val', size: 5, visibility: ANYONE }), 'aerobt')).toEqual([])
  })

  test.each(['(((', '"', '" "', '\0', "'; drop table search_segment", '%', '\\', '🧊', 'a'.repeat(5000), '__proto__'])(
    'answers the hostile query %j',
    async (query) => {
      expect(await search(query.slice(0, 200), { precision: 2 })).toMatchObject({ total: expect.any(Number) as number })
      expect(await inTenant((tx) => engine.suggest(tx, { query, size: 5, visibility: ANYONE }))).toBeInstanceOf(Array)
    },
  )

  describeChanges({
    documents,
    inTenant,
    find,
    applyChanges: () => engine.applyChanges(database.db, 'sps'),
    rebuild: () => engine.rebuild(database.db, 'sps'),
  })
}
