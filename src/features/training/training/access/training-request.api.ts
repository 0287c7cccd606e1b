import { z } from 'zod'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'

/** The address of every tool's access, for the tool that opens training: staff decide it as a training request. */
const PATH = '/pif/api/account/v1/tools/user-tool-access/training'
const access = z.object({ toolId: z.string(), access: z.object({ status: z.string() }) })

export const requestTraining = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'training',
  summary: 'Asks for access to training; whatever the body says, the request waits for staff',
  query: appIdQuery,
  body: z.looseObject({ status: z.unknown().optional() }).nullish(),
  reply: access,
  errors: [400, 401, 403, 404, 409],
})

export const withdrawTraining = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: PATH,
  tag: 'training',
  summary: 'Takes my request for training back while it waits',
  query: appIdQuery,
  reply: access,
  errors: [400, 401, 404, 409],
})
