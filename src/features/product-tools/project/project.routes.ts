import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { decideSave, MOST_PROJECTS } from '#features/product-tools/project/project.rules.ts'
import {
  deleteProject,
  findProject,
  insertProject,
  listProjects,
  updateProject,
} from '#features/product-tools/project/project.store.ts'
import { kindSchema, linesSchema, lineSchema, projectNameSchema } from '#features/product-tools/tool-request.schema.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { App } from '#server/feature.ts'
import { badRequest, conflict, ErrorAnswer, notFound, unauthorised } from '#server/http/errors.ts'

const params = z.strictObject({ id: z.uuid() })
const body = z.strictObject({
  name: projectNameSchema.trim().min(1),
  kind: kindSchema,
  lines: linesSchema,
  /** The version that was last seen; 0 for a new project. */
  version: z.number().int().min(0).max(1e9),
})
const projectSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  name: z.string(),
  version: z.number(),
  lines: z.array(lineSchema),
})
const listSchema = z.object({
  projects: z.array(projectSchema.omit({ lines: true }).extend({ lineCount: z.number(), updatedAt: z.string() })),
})
const savedSchema = z.object({ id: z.string(), version: z.number() })
const ELSEWHERE = 'This project was changed elsewhere. Load the newer one.'

const ownerOf = (request: FastifyRequest): ScopeUser => request.scope.user ?? unauthorised()

/** Schedules of people who signed in. Another person's, and another tenant's, do not exist. */
export const projectRoutes = (app: App): void => {
  const { clock } = app.services
  const tags = ['product-tools']

  app.get(
    '/api/schedules/projects',
    { schema: { tags, summary: 'The projects of the person who asks', response: { 200: listSchema } } },
    async (request, reply) => {
      const projects = await listProjects(request.tx, ownerOf(request))
      reply.header('cache-control', 'private, no-store')
      return { projects: projects.map((project) => ({ ...project, updatedAt: project.updatedAt.toISOString() })) }
    },
  )

  app.get(
    '/api/schedules/projects/:id',
    { schema: { tags, summary: 'One project with its lines', params, response: { 200: projectSchema, 404: ErrorAnswer } } },
    async (request, reply) => {
      const project = (await findProject(request.tx, ownerOf(request), request.params.id)) ?? notFound('project')
      reply.header('cache-control', 'private, no-store')
      return { ...project, lines: [...project.lines] }
    },
  )

  app.put(
    '/api/schedules/projects/:id',
    {
      schema: {
        tags,
        summary: 'Saves a project, unless it was changed since the version that is named',
        params,
        body,
        response: { 200: savedSchema, 404: ErrorAnswer, 409: ErrorAnswer },
      },
    },
    async (request) => {
      const owner = ownerOf(request)
      const { id } = request.params
      const wanted = { id, ...request.body }
      const kept = await findProject(request.tx, owner, id)
      const decision = decideSave(kept, wanted)
      if (decision === 'same') return { id, version: wanted.version + 1 }
      if (decision === 'create') {
        if ((await listProjects(request.tx, owner)).length >= MOST_PROJECTS)
          badRequest(`You have ${MOST_PROJECTS} projects. Delete one first.`)
        const { version: _, ...project } = wanted
        // An id of somebody else's project is no project of this person's.
        return (await insertProject(request.tx, owner, project, clock.now())) ? { id, version: 1 } : notFound('project')
      }
      if (!kept) return notFound('project')
      if (decision === 'conflict' || !(await updateProject(request.tx, owner, wanted, clock.now()))) return conflict(ELSEWHERE)
      return { id, version: wanted.version + 1 }
    },
  )

  app.delete(
    '/api/schedules/projects/:id',
    {
      schema: {
        tags,
        summary: 'Forgets a project',
        params,
        response: { 200: z.object({ success: z.literal(true) }), 404: ErrorAnswer },
      },
    },
    async (request) => {
      if (!(await deleteProject(request.tx, ownerOf(request), request.params.id))) notFound('project')
      return { success: true as const }
    },
  )
}
