import type { UseQueryResult } from '@tanstack/react-query'
import { useEndpointQuery, type CallError, type QueryRequest } from '#browser/query.ts'
import type { Endpoint, EndpointSpec, ReplyOf } from '#kernel/endpoint.ts'
import type { GridData } from '#ui/data-grid/grid-column.ts'

/** Reads the page that a grid requests with `grid.query`; the one before stays until it comes. */
export const useGridQuery = <const Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
  query: Readonly<Record<string, string | readonly string[]>> | undefined,
  params?: Readonly<Record<string, string>>,
): UseQueryResult<ReplyOf<Spec>, CallError> =>
  // The grid writes only what the list's specification offers, and the endpoint's query is made of the same specification.
  useEndpointQuery(endpoint, query && ({ query, ...(params && { params }) } as unknown as QueryRequest<Spec>), {
    keepsPrevious: true,
  })

/** Query state as a grid shows it. */
export const toGridData = <Page extends { readonly total: number }, Row>(
  { data, isError, isFetching, refetch }: UseQueryResult<Page, CallError>,
  rowsOf: (page: Page) => readonly Row[],
): GridData<Row> => ({
  rows: data && rowsOf(data),
  total: data?.total ?? 0,
  isBusy: isFetching,
  hasFailed: isError,
  retry: () => void refetch(),
})
