import { z } from 'zod'
import { listAudit } from '#features/audit/audit.store.ts'
import type { App } from '#server/feature.ts'
import { ErrorAnswer, unauthorised } from '#server/http/errors.ts'

const query = z.object({
  by: z.enum(['anyone', 'others']).default('anyone').describe('others: only what someone did on the person’s behalf'),
  before: z.iso.datetime().optional().describe('Earlier than this: the `at` of the last entry one has'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

const answer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      action: z.string(),
      actor: z.object({ name: z.string().nullable(), isSelf: z.boolean() }),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
})

export const auditRoutes = (app: App): void => {
  app.get(
    '/api/me/audit',
    {
      schema: {
        tags: ['me'],
        summary: 'What was done by the person who asks, or in their name',
        querystring: query,
        response: { 200: answer, 400: ErrorAnswer, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { by, before, limit } = request.query
      const user = request.scope.user ?? unauthorised()
      const page = { limit, before: before === undefined ? undefined : new Date(before), isByOthers: by === 'others' }
      const entries = await listAudit(request.tx, user.id, page)
      reply.header('cache-control', 'private, no-store')
      return {
        entries: entries.map(({ id, at, action, details, actorId, actorName }) => ({
          id,
          at: at.toISOString(),
          action,
          actor: { name: actorName, isSelf: actorId === user.id },
          details,
        })),
      }
    },
  )
}
