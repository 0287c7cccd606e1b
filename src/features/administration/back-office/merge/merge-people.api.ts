import { z } from 'zod'
import { MERGE_REFUSALS } from '#features/administration/back-office/merge/merge-people.rules.ts'
import { MERGE_GROUPS } from '#features/administration/back-office/merge/person-columns.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { OFFICE_PATH as PATH, OFFICE_TAG as tag, officeParams as params } from '#kernel/office-list.schema.ts'

const person = z.object({ id: z.uuid(), name: z.string(), email: z.string() })
const plan = z.object({
  stays: person,
  leaves: person,
  refusal: z.enum(MERGE_REFUSALS).nullable().describe('Why these two cannot be merged; null if they can'),
  lostRoles: z.array(z.string()).describe('Roles of the one who leaves that the one who stays does not have, and does not get'),
  moves: z.partialRecord(z.enum(MERGE_GROUPS), z.number().int()).describe('How much moves, by subject'),
})
const from = z.uuid().describe('The one who leaves')

export const previewMerge = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/people/:id/merge`,
  tag,
  summary: 'What merging somebody into this person would move, or why it cannot be done; admins',
  params,
  query: z.object({ from }),
  reply: plan,
  errors: [400, 401, 404],
})

export const mergePerson = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/people/:id/merge`,
  tag,
  summary: 'Moves what somebody has to this person, who stays as they are, and disables the other; admins, never with themselves',
  needsFreshProof: true,
  params,
  body: z.strictObject({ from }),
  reply: plan,
  errors: [400, 401, 403, 404, 409],
})
