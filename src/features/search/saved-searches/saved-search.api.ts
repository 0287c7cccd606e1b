import {
  MOST_SAVED,
  newSavedSearchSchema,
  savedSearchesSchema,
  savedSearchSchema,
} from '#features/search/saved-searches/saved-search.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { z } from 'zod'

/** [7.8.9] */
const PATH = '/pif/api/techpub/v1/saved-search'

export const listOwnSearches = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'search',
  summary: 'The searches that one keeps, the newest first',
  query: appIdQuery,
  reply: savedSearchesSchema,
  errors: [401],
})

export const saveOwnSearch = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'search',
  summary: `Keeps a search under a name; ${MOST_SAVED} at most`,
  query: appIdQuery,
  body: newSavedSearchSchema,
  reply: savedSearchSchema,
  status: 201,
  errors: [401, 409, 422],
})

export const savedSearchForm = formRules(saveOwnSearch)

export const forgetOwnSearch = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'search',
  summary: 'Forgets one',
  params: z.object({ id: z.uuid() }),
  query: appIdQuery,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 404],
})
