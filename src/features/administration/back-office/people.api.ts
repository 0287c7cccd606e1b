import { z } from 'zod'
import * as rules from '#features/administration/back-office/office-list.rules.ts'
import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import {
  OFFICE_ERRORS as errors,
  OFFICE_PATH as PATH,
  OFFICE_TAG as tag,
  officeFind as find,
  officeParams as params,
  officeTotal as total,
} from '#kernel/office-list.schema.ts'

const filters = {
  find,
  status: z.enum(rules.PERSON_STATES).optional(),
  role: z.enum(rules.ROLES).optional(),
}

export const listPeople = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/people`,
  tag,
  summary: 'People of the site and what they may do; admins',
  query: listQuery(rules.PEOPLE_LIST).extend(filters),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        email: z.string(),
        roles: z.array(z.string()),
        status: z.string(),
        hasSecondFactor: z.boolean(),
        isDisabled: z.boolean().describe('By an admin; deactivated accounts that are not were not used for long'),
        mergedInto: z.string().nullable().describe('Who has their data now: the name'),
        createdAt: z.string(),
        isSelf: z.boolean(),
      }),
    ),
    total,
  }),
  errors,
})

export type ListedPerson = ReplyOf<typeof listPeople>['rows'][number]

export const changeRoles = endpoint({
  method: 'PUT',
  access: 'admin',
  path: `${PATH}/people/:id/roles`,
  tag,
  summary: 'Makes someone an author or an admin, or gives a right beside that, or takes it back; admins, never for themselves',
  needsFreshProof: true,
  params,
  body: z.strictObject({ roles: z.array(z.enum(rules.GIVEN_ROLES)).max(rules.GIVEN_ROLES.length) }),
  reply: z.object({ id: z.uuid(), roles: z.array(z.string()) }),
  errors: [400, 401, 403, 404],
})

export const invitePeople = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/people/invitations`,
  tag,
  summary: 'Writes to people how to sign in, or how to choose a password first; admins',
  needsFreshProof: true,
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }),
  reply: z.object({ invited: z.number().int() }),
  errors: [400, 401, 403, 404],
})

export const disablePerson = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/people/:id/disable`,
  tag,
  summary: 'Somebody cannot sign in any more, and every session of theirs ends at once; admins, never for themselves',
  needsFreshProof: true,
  params,
  reply: z.object({ id: z.uuid(), status: z.string() }),
  errors: [400, 401, 404, 409],
})

export const enablePerson = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/people/:id/enable`,
  tag,
  summary: 'Somebody can sign in again; admins, never for themselves',
  needsFreshProof: true,
  params,
  reply: z.object({ id: z.uuid(), status: z.string() }),
  errors: [400, 401, 404, 409],
})

export const erasePersonData = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/people/:id/erase`,
  tag,
  summary: 'Removes everything about somebody; orders and invoices stay under a pseudonym; admins, never for themselves',
  description: 'Every session ends at once; the rest is done by a job. It cannot be undone.',
  needsFreshProof: true,
  params,
  body: z.strictObject({ email: z.string().max(254).describe('The address of the person, to be sure that it is them') }),
  reply: z.object({ id: z.uuid(), jobId: z.uuid() }),
  status: 202,
  errors: [400, 401, 404, 409],
})

export const endPersonSessions = endpoint({
  method: 'DELETE',
  access: 'admin',
  path: `${PATH}/people/:id/sessions`,
  tag,
  summary: 'Ends every session of somebody at once; they may sign in again; admins, never for themselves',
  needsFreshProof: true,
  whileReadOnly: 'session',
  params,
  reply: z.object({ id: z.uuid(), ended: z.number().int() }),
  errors,
})

export const listPersonSessions = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/people/:id/sessions`,
  tag,
  summary: 'Where somebody is signed in; admins',
  params,
  reply: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        device: z.string().describe('Browser and system as the browser names them'),
        createdAt: z.iso.datetime(),
        seenAt: z.iso.datetime(),
      }),
    ),
  }),
  errors,
})

export const endPersonSession = endpoint({
  method: 'DELETE',
  access: 'admin',
  path: `${PATH}/people/:id/sessions/:session`,
  tag,
  summary: 'Ends one session of somebody at once; admins, never their own',
  needsFreshProof: true,
  whileReadOnly: 'session',
  params: params.extend({ session: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
  errors,
})

export const removePersonFactors = endpoint({
  method: 'DELETE',
  access: 'admin',
  path: `${PATH}/people/:id/second-factor`,
  tag,
  summary:
    'For somebody who lost their second factor: removes passkeys, app and codes and ends every session; admins, never for themselves',
  needsFreshProof: true,
  params,
  reply: z.object({ id: z.uuid(), ended: z.number().int() }),
  errors,
})

export const exportPeople = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/people.csv`,
  tag,
  summary: 'People of the site as a file, narrowed by the same filters; admins',
  needsFreshProof: true,
  query: z.object(filters),
  errors,
})
