import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { newSavedSearchSchema, savedSearchSchema, savedSearchesSchema } from '#features/search/saved/saved-search.schema.ts'
import { deleteSavedSearch, insertSavedSearch, listSavedSearches, MOST_SAVED } from '#features/search/saved/saved-search.store.ts'
import type { App } from '#server/feature.ts'
import { conflict, ErrorAnswer, notFound, unauthorised } from '#server/http/errors.ts'

/** [7.8.9] */
const PATH = '/pif/api/techpub/v1/saved-search'

const appId = z.object({ appId: z.string().max(64).optional() })

const personOf = ({ scope: { user } }: FastifyRequest): string =>
  user ? user.id : unauthorised('Please sign in.', { session_valid: false })

export const savedSearchRoutes = (app: App): void => {
  const { clock } = app.services
  const describe = (summary: string) => ({ tags: ['search'], summary, querystring: appId })

  app.get(
    PATH,
    {
      schema: {
        ...describe('The searches that one keeps, the newest first'),
        response: { 200: savedSearchesSchema, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      return { savedSearches: await listSavedSearches(request.tx, personOf(request)) }
    },
  )

  app.post(
    PATH,
    {
      schema: {
        ...describe(`Keeps a search under a name; ${MOST_SAVED} at most`),
        body: newSavedSearchSchema,
        response: { 201: savedSearchSchema, 401: ErrorAnswer, 409: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const saved = await insertSavedSearch(request.tx, personOf(request), request.body, clock.now())
      return reply.code(201).send(saved ?? conflict(`You have ${MOST_SAVED} saved searches. Delete one to save another.`))
    },
  )

  app.delete(
    `${PATH}/:id`,
    {
      schema: {
        ...describe('Forgets one'),
        params: z.object({ id: z.uuid() }),
        response: { 200: z.object({ success: z.literal(true) }), 401: ErrorAnswer, 404: ErrorAnswer },
      },
    },
    async (request) => {
      const isGone = await deleteSavedSearch(request.tx, personOf(request), request.params.id)
      return isGone ? { success: true as const } : notFound('saved search')
    },
  )
}
