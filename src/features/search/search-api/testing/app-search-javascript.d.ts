/** The client that others know, as far as tests use it; the package brings no types. */
declare module '@elastic/app-search-javascript' {
  export type ResultItem = {
    readonly getRaw: (field: string) => unknown
    readonly getSnippet: (field: string) => unknown
    readonly data: Readonly<Record<string, unknown>>
  }
  export type ResultList = {
    readonly results: readonly ResultItem[]
    readonly info: {
      readonly meta: { readonly request_id: string; readonly page: { readonly total_results: number } }
      readonly facets?: Readonly<Record<string, unknown>>
    }
  }
  export type Client = {
    readonly search: (query: string, options?: object) => Promise<ResultList>
    readonly multiSearch: (searches: readonly { query: string; options?: object }[]) => Promise<ResultList[]>
    readonly querySuggestion: (
      query: string,
      options?: object,
    ) => Promise<{ readonly results: { readonly documents: readonly { readonly suggestion: string }[] } }>
    readonly click: (click: object) => Promise<unknown>
  }
  export const createClient: (options: {
    endpointBase: string
    searchKey: string
    engineName: string
    cacheResponses: boolean
  }) => Client
}
