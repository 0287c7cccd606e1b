import { kindSchema, linesSchema, lineSchema, projectNameSchema } from '#features/storefront/product-tools/tool-request.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

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

export const listOwnProjects = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/schedules/projects',
  tag: 'product tools',
  summary: 'The projects of the person who asks',
  reply: listSchema,
})

export const readProject = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/schedules/projects/:id',
  tag: 'product tools',
  summary: 'One project with its lines',
  params,
  reply: projectSchema,
  errors: [404],
})

export const saveOwnProject = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: '/api/schedules/projects/:id',
  tag: 'product tools',
  summary: 'Saves a project, unless it was changed since the version that is named',
  params,
  body,
  reply: savedSchema,
  errors: [404, 409],
})

export const forgetProject = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: '/api/schedules/projects/:id',
  tag: 'product tools',
  summary: 'Forgets a project',
  params,
  reply: z.object({ success: z.literal(true) }),
  errors: [404],
})
