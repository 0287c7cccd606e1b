import { expect, test } from 'vitest'
import { readState, type ResultItem, type SearchReply } from '#features/search/search-api/public.ts'
import { readSnippet } from '#features/search/search/results/marked-text.rules.ts'
import { listRequested, makeView, NO_WORDS } from '#features/search/search/results/results-view.rules.ts'

const counts = (field: string, values: Readonly<Record<string, number>>) => ({
  [field]: [{ type: 'value' as const, data: Object.entries(values).map(([value, count]) => ({ value, count })) }],
})

const reply = (facets: SearchReply['facets'] = {}, results: readonly ResultItem[] = [], meta = {}): SearchReply => ({
  meta: {
    alerts: [],
    warnings: [],
    precision: 2,
    engine: { name: 'sps', type: 'default' },
    page: { current: 1, total_pages: 1, total_results: results.length, size: 20 },
    request_id: 'r1',
    ...meta,
  },
  results,
  facets,
})

const product = (sku: string, changes: Readonly<Record<string, unknown>> = {}): ResultItem => ({
  _meta: { id: `product:${sku}`, engine: 'sps', score: 1 },
  url: { raw: `/us/en/products-dynamic/${sku}` },
  title: { snippet: `Valve ${sku}` },
  document_type: { raw: 'Product' },
  parent_doctype: { raw: 'products' },
  sku: { raw: sku },
  ...changes,
})

const state = (address: string) => readState(new URLSearchParams(address))
const asReplies = ([found, ...counts]: readonly SearchReply[]) => ({ found: found ?? reply(), counts })
const view = (address: string, replies: readonly SearchReply[], words = NO_WORDS) =>
  makeView(state(address), asReplies(replies), words)

test('tabs: everything, what a site always has, and others only with results', () => {
  const all = reply(counts('document_type', { Product: 3, Orders: 2, strange: 9 }), [], { page: { total_results: 14 } })
  const tabs = view('?search=x', [reply(), all]).tabs
  expect(tabs).toEqual([
    { count: 14 },
    { type: 'Product', count: 3 },
    { type: 'news-events-id', count: 0 },
    { type: 'support', count: 0 },
    { type: 'Orders', count: 2 },
  ])
  expect(view('?search=x&type=Cases', [reply(), all]).tabs.at(-2)).toEqual({ type: 'Cases', count: 0 })
})

test('siblings of a choice keep their counts; what gives nothing is left out, unless it is chosen', () => {
  const found = reply({ ...counts('brand', { A: 2 }), ...counts('lifecycle', { active: 2, obsolete: 0 }) })
  const siblings = reply(counts('brand', { A: 2, B: 5 }))
  const facets = view('?search=x&type=Product&brand=A&brand=Gone', [found, reply(), siblings]).facets
  expect(facets).toEqual([
    {
      field: 'brand',
      values: [
        { value: 'A', label: 'A', count: 2, isChosen: true, depth: 0 },
        { value: 'B', label: 'B', count: 5, isChosen: false, depth: 0 },
        { value: 'Gone', label: 'Gone', count: 0, isChosen: true, depth: 0 },
      ],
    },
    { field: 'lifecycle', values: [{ value: 'active', count: 2, isChosen: false, depth: 0 }] },
  ])
})

const CATEGORIES = { valves: 9, 'valves/ball': 5, pumps: 3, 'valves/gate': 4, 'pumps/vacuum': 3, 'valves/ball/brass': 2 }

test('categories are a short tree: the top, and what lies below a choice, by their names', () => {
  const words = { ...NO_WORDS, categories: { valves: 'Ventile', 'valves/ball': 'Kugelhähne' } }
  const show = (address: string, replies: readonly SearchReply[]) =>
    view(address, replies, words).facets[0]?.values.map(({ label, depth, count }) => [label, depth, count])
  const counted = reply(counts('category', CATEGORIES))
  expect(show('?search=x&type=Product', [counted])).toEqual([
    ['Ventile', 0, 9],
    ['pumps', 0, 3],
  ])
  expect(show('?search=x&type=Product&category=valves', [reply(), reply(), counted])).toEqual([
    ['Ventile', 0, 9],
    ['Kugelhähne', 1, 5],
    ['gate', 1, 4],
    ['pumps', 0, 3],
  ])
})

test.each([
  ['v 1001', ['V-1001', 'V-1002'], 'V-1001'],
  ['"V-1001"', ['V-1001'], 'V-1001'],
  ['V-1001', ['V-1001', 'v1001'], undefined],
  ['V-10', ['V-1001'], undefined],
  ['valve', ['V-1001'], undefined],
])('the number %s among %o is answered first: %s', (query, skus, expected) => {
  const shown = view(`?search=${encodeURIComponent(query)}`, [
    reply(
      {},
      skus.map((sku) => product(sku)),
    ),
  ])
  expect(shown.exact?.sku).toBe(expected)
  expect(shown.items).toHaveLength(skus.length - (expected ? 1 : 0))
})

test.each([
  ['replaced', ['active', 'replaced'], ['V-2', 'V-1'], undefined],
  ['replaced, and nothing that is sold stands before it', ['replaced', 'active'], ['V-1', 'V-2'], 'V-1'],
  ['sold', ['active', 'active'], ['V-2', 'V-1'], 'V-1'],
])('a part that is %s is lifted only where nothing took its place', (_, lifecycles, skus, expected) => {
  const products = skus.map((sku, index) => product(sku, { lifecycle: { raw: lifecycles[index] } }))
  const shown = view('?search=V-1', [reply({}, products)])
  expect(shown.exact?.sku).toBe(expected)
  expect(shown.items.map(({ sku }) => sku)).toEqual(skus.filter((sku) => sku !== expected))
})

test('the best parts of the catalogue stand above the list, and not in it again [7.8.7]', () => {
  const parts = ['A-1', 'A-2', 'A-3'].map((sku) => product(sku))
  const many = { page: { current: 1, total_pages: 1, total_results: 8, size: 20 } }
  const replies = { found: reply({}, parts, many), counts: [], shop: { reply: reply({}, parts.slice(0, 2)), mayOrder: true } }
  const shown = makeView(state('?search=x'), replies)
  expect(shown.shop).toMatchObject({ mayOrder: true, items: [{ sku: 'A-1' }, { sku: 'A-2' }] })
  expect(shown.items.map(({ sku }) => sku)).toEqual(['A-3'])
  expect(listRequested(state('?search=x'), replies).skus.toSorted()).toEqual(['A-1', 'A-2', 'A-3'])
  const few = makeView(state('?search=x'), { ...replies, found: reply({}, parts) })
  expect(few.shop, 'a short list needs no other one above it').toBeUndefined()
  expect(few.items).toHaveLength(3)
})

test('a result shows what the index and the catalogue know of it', () => {
  const fields = { brand: { raw: 'Arco' }, lifecycle: { raw: 'replaced' }, category: { raw: ['valves', 'valves/ball'] } }
  const replies = [reply({}, [product('V-1', { ...fields, description: { snippet: 'a <em>valve</em> &amp; more' } })])]
  expect(listRequested(state('?search=x'), asReplies(replies))).toEqual({
    paths: ['valves', 'valves/ball'],
    families: [],
    number: 'x',
    skus: ['V-1'],
    isEmpty: false,
    query: 'x',
    isUnknown: false,
  })
  const words = {
    ...NO_WORDS,
    categories: { valves: 'Ventile' },
    products: { 'V-1': { price: { minor: '500', currency: 'EUR' }, replacement: { label: 'V-2', href: '/de/de/x' } } },
  }
  expect(view('?search=x', replies, words).items[0]).toMatchObject({
    id: 'product:V-1',
    href: '/us/en/products-dynamic/V-1',
    sku: 'V-1',
    brand: 'Arco',
    lifecycle: 'replaced',
    trail: ['Ventile'],
    price: { minor: '500', currency: 'EUR' },
    replacement: { label: 'V-2' },
    text: [
      { text: 'a ', isMatch: false },
      { text: 'valve', isMatch: true },
      { text: ' & more', isMatch: false },
    ],
  })
})

test.each(['javascript:alert(1)', '//e.example', String.raw`/\e.example`, 'https://e.example', ''])(
  'a result never leads to %o',
  (raw) => expect(view('?search=x', [reply({}, [product('V-1', { url: { raw } })])]).items[0]?.href).toBe('/'),
)

test.each([
  ['<em>Ball</em> &lt;em&gt;', ['Ball', ' <em>']],
  ['&amp;lt; stays &amp;', ['&lt; stays &']],
  ['<img src=x>', ['<img src=x>']],
  ['', []],
])('the snippet %s is the texts %o', (snippet, expected) => {
  expect(readSnippet(snippet).map(({ text }) => text)).toEqual(expected)
})

test.each([
  ['A valve that shuts off wat', 26, 'A valve that shuts off…'],
  ['A valve that shuts off.', 23, 'A valve that shuts off.'],
  ['A valve', 26, 'A valve'],
])('%s, cut at %i, reads %s', (snippet, size, expected) => {
  expect(
    readSnippet(snippet, size)
      .map(({ text }) => text)
      .join(''),
  ).toBe(expected)
})

test('what was looked for instead is told', () => {
  expect(view('?search=x', [reply({}, [], { did_you_mean: 'valve' })]).correction).toBe('valve')
})

const LONG = 'A brass valve for gas, tested twice, with a gasket that holds what a gas valve must hold.'
test.each([
  ['the words that a snippet marks', LONG, 'A brass <em>valve</em> for <em>gas</em>', ['valve', 'gas', 'gas', 'valve']],
  ['nothing where nothing was asked for', LONG, 'A brass valve', []],
  ['just as the snippet has it where that is all', 'gas valve', '<em>gas</em> valve', ['gas']],
  ['Chinese words within a line', '用于燃气的黄铜阀门，经过两次测试，附有密封垫', '<em>燃气</em>的黄铜', ['燃气']],
])('a text marks %s [3.11.11]', (_, raw, snippet, expected) => {
  const [item] = view('?search=x', [reply({}, [product('V-1', { title: { raw, snippet } })])]).items
  expect(item?.title.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(expected)
  expect(item?.title.map(({ text }) => text).join('')).toBe(raw)
})

test('a text whose marked words come later shows the snippet; one without a snippet is plain [3.11.11]', () => {
  const found = [
    product('V-1', { title: { raw: LONG, snippet: 'then <em>steel</em>' } }),
    product('V-2', { title: { raw: LONG } }),
  ]
  const [first, second] = view('?search=x', [reply({}, found)]).items
  expect(first?.title.map(({ text }) => text).join('')).toBe('then steel')
  expect(second?.title).toEqual([{ text: LONG, isMatch: false }])
})
