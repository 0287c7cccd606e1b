import { expect, test } from 'vitest'
import { searchRequestSchema } from '#features/search/api/search-request.schema.ts'
import { planQuestions } from '#features/search/results/plan-questions.rules.ts'
import { readState } from '#features/search/results/results-state.rules.ts'

const place = { tenant: 'process', language: 'de' } as const
const plan = (address: string, where: Parameters<typeof planQuestions>[1] = place) =>
  planQuestions(readState(new URLSearchParams(address)), where)

test('one question finds, one counts the types; only the first is a search in reports', () => {
  const questions = plan('?search=valve&type=support&page=3&sort=newest')
  expect(questions).toHaveLength(2)
  expect(questions[0]).toMatchObject({
    query: 'valve',
    page: { size: 20, current: 3 },
    filters: { all: [{ document_type: 'support' }] },
    facets: { parent_doctype: { type: 'value' } },
    sort: [{ updated_at: 'desc' }],
    record_analytics: true,
  })
  expect(questions[1]).toMatchObject({ query: 'valve', page: { size: 0 }, filters: { all: [] }, record_analytics: false })
  expect(Object.keys(questions[1]?.facets ?? {})).toEqual(['document_type'])
})

test('a facet with a choice is counted as if nothing were chosen in it', () => {
  const [found, types, brand, lifecycle] = plan('?search=x&type=Product&brand=A&brand=B&lifecycle=active')
  expect(found?.filters.all).toEqual([{ document_type: 'Product' }, { brand: ['A', 'B'] }, { lifecycle: ['active'] }])
  expect(types?.filters.all, 'tabs are counted without what was chosen in one of them').toEqual([])
  expect(brand?.filters.all).toEqual([{ document_type: 'Product' }, { lifecycle: ['active'] }])
  expect(Object.keys(brand?.facets ?? {})).toEqual(['brand'])
  expect(lifecycle?.filters.all).toEqual([{ document_type: 'Product' }, { brand: ['A', 'B'] }])
})

test('of a category and one below it the narrower one counts', () => {
  const [found] = plan('?search=x&type=Product&category=valves&category=valves/ball&category=pumps')
  expect(found?.filters.all).toContainEqual({ category: ['valves/ball', 'pumps'] })
})

test('only sps narrows to the language of the page', () => {
  for (const question of plan('?search=x', { tenant: 'sps', language: 'de' }))
    expect(question.filters.all).toEqual([{ language: 'de' }])
})

test('what a small search never looks beyond is part of every question', () => {
  const fixed = [{ product_family: 'Gauges' }]
  for (const question of plan('?search=x', { ...place, fixed })) expect(question.filters.all).toEqual(fixed)
})

test.each(['?search=x', '?search=x&type=Product&brand=A&category=a&product_family=F&lifecycle=active&sort=title'])(
  'App Search takes what %s asks',
  (address) => {
    const questions = plan(address)
    expect(questions.length, 'as many as one call may hold').toBeLessThanOrEqual(10)
    for (const question of questions) expect(searchRequestSchema.safeParse(question).error).toBeUndefined()
  },
)
