import {
  forgetProject,
  listOwnProjects,
  readProject,
  saveOwnProject,
} from '#features/storefront/product-tools/project/project.api.ts'
import { decideSave, MOST_PROJECTS } from '#features/storefront/product-tools/project/project.rules.ts'
import {
  deleteProject,
  findProject,
  insertProject,
  listProjects,
  updateProject,
} from '#features/storefront/product-tools/project/project.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, conflict, notFound } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'
import { userOf } from '#platform/http/access.ts'

const ELSEWHERE = 'This project was changed elsewhere. Load the newer one.'

/** Schedules of people who signed in. Another person's, and another tenant's, do not exist. */
export const projectRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listOwnProjects, async (request) => {
    const projects = await listProjects(request.tx, userOf(request))
    return { projects: projects.map((project) => ({ ...project, updatedAt: project.updatedAt.toISOString() })) }
  })

  addEndpoint(app, readProject, async (request) => {
    const project = (await findProject(request.tx, userOf(request), request.params.id)) ?? notFound('project')
    return { ...project, lines: [...project.lines] }
  })

  addEndpoint(app, saveOwnProject, async (request) => {
    const owner = userOf(request)
    const { id } = request.params
    const requested = { id, ...request.body }
    const stored = await findProject(request.tx, owner, id)
    const decision = decideSave(stored, requested)
    if (decision === 'same') return { id, version: requested.version + 1 }
    if (decision === 'create') {
      const count = async () => (await listProjects(request.tx, owner)).length
      if (!(await hasRoom(request.tx, { of: ['project', owner.id], most: MOST_PROJECTS, count })))
        badRequest(`You have ${MOST_PROJECTS} projects. Delete one first.`)
      const { version: _, ...project } = requested
      // An id of somebody else's project is no project of this person's.
      return (await insertProject(request.tx, owner, project, clock.now())) ? { id, version: 1 } : notFound('project')
    }
    if (!stored) return notFound('project')
    if (decision === 'conflict' || !(await updateProject(request.tx, owner, requested, clock.now()))) return conflict(ELSEWHERE)
    return { id, version: requested.version + 1 }
  })

  addEndpoint(app, forgetProject, async (request) => {
    if (!(await deleteProject(request.tx, userOf(request), request.params.id))) notFound('project')
    return { success: true as const }
  })
}
