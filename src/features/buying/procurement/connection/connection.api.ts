import { z } from 'zod'
import {
  added,
  change,
  done,
  list,
  messages,
  newConnection,
  newSecret,
  params,
  tested,
} from '#features/buying/procurement/connection/connection.schema.ts'
import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'

const ofAdmins = { access: 'company-admin', tag: 'company' } as const
const path = '/api/company/v1/procurement'

export type ListedConnectionView = ReplyOf<typeof listProcurement>['connections'][number]
export type LoggedMessage = ReplyOf<typeof listProcurementMessages>['messages'][number]
export type ConnectionTest = ReplyOf<typeof testProcurement>

export const listProcurement = endpoint({
  ...ofAdmins,
  method: 'GET',
  path,
  summary: 'Procurement systems that buy for the company; company-admins',
  reply: list.extend({
    people: z.array(z.object({ email: z.string(), name: z.string() })).describe('Whom a system can buy as'),
    costCentres: z.array(z.object({ code: z.string(), name: z.string() })),
    accounts: z.array(z.object({ key: z.string(), name: z.string(), number: z.string() })).describe('What it can buy for'),
    most: z.number().int(),
    addresses: z.object({ cxml: z.string(), oci: z.string(), orders: z.string() }).describe('What is entered in the system'),
  }),
  errors: [401, 404],
})

export const addProcurement = endpoint({
  ...ofAdmins,
  method: 'POST',
  path,
  summary: 'Adds a connection; the answer holds its secret, once; company-admins',
  description:
    '400 with `details` for a person who is none of the company, an origin that is no https host or an address that is not on the internet; 409 `taken` where the identity is in use, `too_many` at the limit.',
  needsFreshProof: true,
  body: newConnection,
  status: 201,
  reply: added,
  errors: [400, 401, 403, 404, 409],
})

export const changeProcurement = endpoint({
  ...ofAdmins,
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Changes a connection, or switches it off and on; company-admins',
  needsFreshProof: true,
  params,
  body: change,
  reply: done,
  errors: [400, 401, 403, 404],
})

export const newConnectionForm = formRules(addProcurement)
export const changedConnectionForm = formRules(changeProcurement)

export const removeProcurement = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes a connection with its log; visits that it opened end; company-admins',
  params,
  reply: done,
  errors: [401, 404],
})

export const addProcurementSecret = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: `${path}/:id/secret`,
  summary: 'Makes a second secret; both are accepted until the older one is ended; company-admins',
  description: '409 `two_secrets` while there are two.',
  needsFreshProof: true,
  params,
  status: 201,
  reply: newSecret,
  errors: [401, 403, 404, 409],
})

export const endProcurementSecret = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: `${path}/:id/secret`,
  summary: 'Ends the older of two secrets; company-admins',
  description: '409 `one_secret` where there is no second one.',
  needsFreshProof: true,
  params,
  reply: done,
  errors: [401, 403, 404, 409],
})

export const listProcurementMessages = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: `${path}/:id/messages`,
  summary: 'The last 200 messages of a connection, without secrets; company-admins',
  params,
  reply: messages,
  errors: [401, 404],
})

export const testProcurement = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: `${path}/:id/test`,
  summary: 'Goes the whole way and orders nothing: every step with what was sent and answered; company-admins',
  description:
    'An order is read and judged and never placed. The address for documents, where there is one, gets a ProfileRequest, which asks for nothing but an answer.',
  params,
  reply: tested,
  errors: [401, 404, 429],
})
