import { endpoint } from '#kernel/endpoint.ts'
import { OFFICE_PATH, OFFICE_TAG as tag } from '#kernel/office-list.schema.ts'
import { MOST_REASON } from '#kernel/read-only.ts'
import { z } from 'zod'

const path = `${OFFICE_PATH}/read-only`
const state = z.object({
  reason: z.string(),
  since: z.string(),
  startedBy: z.string().nullable().describe('Null for an operator at the command line'),
})
const reply = z.object({ readOnly: state.nullable().describe('Null while the site can be changed'), mayChange: z.boolean() })

export const readReadOnly = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'Whether the site is read-only, since when and why; admins',
  reply,
  errors: [401, 404],
})

export const makeReadOnly = endpoint({
  method: 'PUT',
  access: 'configurator',
  path,
  tag,
  summary: 'Makes the site read-only, in every process: whatever changes something is 503 `read_only`; admins who may configure',
  needsFreshProof: true,
  body: z.strictObject({ reason: z.string().trim().min(1).max(MOST_REASON) }),
  reply,
  errors: [400, 401, 403, 404],
})

export const endReadOnlyMode = endpoint({
  method: 'DELETE',
  access: 'configurator',
  path,
  tag,
  summary: 'Lets the site be changed again, and background work go on; admins who may configure',
  whileReadOnly: 'ends',
  needsFreshProof: true,
  reply,
  errors: [401, 403, 404],
})
