import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReportedSearch } from '#features/support/cases/use-reported-search.client.ts'

const heard = vi.hoisted((): unknown[] => [])
vi.mock('#foundation/analytics/public.ts', () => ({
  track: (event: unknown) => heard.push(event),
  describeCaseSearch: (search: object) => search,
  describeOops: (place: string) => place,
}))
beforeEach(() => void heard.splice(0))
afterEach(cleanup)

type Shown = { readonly query?: Record<string, string>; readonly total?: number; readonly hasFailed?: boolean }
const show = (first: Shown) =>
  renderHook(({ query, total, hasFailed = false }: Shown) => useReportedSearch(query, total, hasFailed), { initialProps: first })

test('a search is told once, when its own answer is there, whatever page of it is opened [3.11.16]', () => {
  const { rerender } = show({ query: {}, total: 5 })
  rerender({ query: { search: 'valve', status: 'open' } })
  expect(heard).toEqual([])
  rerender({ query: { search: 'valve', status: 'open' }, total: 2 })
  rerender({ query: { search: 'valve', status: 'open', page: '2' } })
  rerender({ query: { search: 'valve', status: 'open', page: '2' }, total: 2 })
  expect(heard).toEqual([{ primarySearch: 'valve', secondarySearch: '', resultCount: 2, filterSelected: 'open' }])
  rerender({ query: { words: 'leak' }, total: 0 })
  rerender({ query: {}, total: 5 })
  rerender({ query: { words: 'leak' }, total: 0 })
  expect(heard.slice(1)).toEqual(
    Array.from({ length: 2 }, () => ({ primarySearch: '', secondarySearch: 'leak', resultCount: 0, filterSelected: '' })),
  )
})

test('a list that could not be read is told [8.9.2]', () => {
  show({ query: {}, hasFailed: true })
  expect(heard).toEqual(['list'])
})
