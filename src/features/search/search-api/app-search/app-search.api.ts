import {
  errorsSchema,
  searchReplySchema,
  suggestionReplySchema,
} from '#features/search/search-api/app-search/app-search.schema.ts'
import * as requests from '#features/search/search-api/app-search/search-request.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

const BASE = '/api/as/v1/engines/:engine'

/** Its errors are those of App Search, whose clients read them. */
const appSearch = {
  tag: 'search',
  description: 'Needs `Authorization: Bearer {searchKey}`, the key that every page carries in its configuration.',
  params: z.object({ engine: z.string().max(64).describe('The tenant') }),
  errors: [400, 401, 404, 429],
  errorReply: errorsSchema,
} as const
/** Clients request `search.json`, people for `search`. */
const at = (name: string) => ({ path: `${BASE}/${name}`, hiddenAliases: [`${BASE}/${name}.json`] })

export const searchEngine = endpoint({
  ...appSearch,
  ...at('search'),
  method: 'POST',
  access: 'key',
  summary: 'What can be found, filtered, counted and sorted',
  whileReadOnly: 'reads',
  body: requests.searchRequestSchema,
  reply: searchReplySchema,
})

export const searchEngineByQuery = endpoint({
  ...appSearch,
  ...at('search'),
  method: 'GET',
  access: 'key',
  summary: 'What can be found, filtered, counted and sorted',
  query: requests.searchRequestSchema.pick({ query: true }),
  reply: searchReplySchema,
})

export const searchSeveral = endpoint({
  ...appSearch,
  ...at('multi_search'),
  method: 'POST',
  access: 'key',
  summary: 'Several searches at once, answered in their order',
  whileReadOnly: 'reads',
  body: requests.multiSearchRequestSchema,
  reply: z.array(searchReplySchema),
})

export const suggestQueries = endpoint({
  ...appSearch,
  ...at('query_suggestion'),
  method: 'POST',
  access: 'key',
  summary: 'What a few letters may become',
  whileReadOnly: 'reads',
  body: requests.suggestionRequestSchema,
  reply: suggestionReplySchema,
})

export const reportOpened = endpoint({
  ...appSearch,
  ...at('click'),
  method: 'POST',
  access: 'key',
  summary: 'Something that was found has been opened',
  body: requests.clickRequestSchema,
  reply: z.void(),
})
