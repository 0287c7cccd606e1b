import { z } from 'zod'
import { uploadSchema } from '#foundation/uploads/upload.schema.ts'
import { PART_TYPE } from '#foundation/uploads/upload.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const PATH = '/api/uploads'
const LARGEST = 2 ** 40
const params = z.object({ id: z.uuid() })

export const beginUpload = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'uploads',
  summary: 'Begins an upload; its content follows in parts',
  body: z.strictObject({
    kind: z.string().min(1).max(64),
    name: z.string().max(1000),
    size: z.number().int().min(1).max(LARGEST),
  }),
  reply: uploadSchema,
  status: 201,
  errors: [400, 401, 404, 409, 413],
})

export const readUpload = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'uploads',
  summary: 'How much of an upload is here',
  params,
  reply: uploadSchema,
  errors: [400, 401, 404],
})

export const sendUploadPart = endpoint({
  method: 'PATCH',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'uploads',
  summary: `Brings the next bytes of an upload, as ${PART_TYPE}`,
  params,
  headers: z.object({ 'upload-offset': z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  reply: uploadSchema,
  errors: [400, 401, 404, 409, 413, 415, 422, 503],
})

export const discardUpload = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'uploads',
  summary: 'Removes an upload that nothing has taken',
  params,
  reply: z.void(),
  status: 204,
  errors: [400, 401, 404],
})
