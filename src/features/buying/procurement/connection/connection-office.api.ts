import {
  added,
  change,
  done,
  list,
  messages,
  chosenSecret,
  newOfficeConnection,
  newSecret,
  params,
  tested,
} from '#features/buying/procurement/connection/connection.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { OFFICE_PATH, OFFICE_TAG } from '#kernel/office-list.schema.ts'

const ofStaff = { access: 'admin', tag: OFFICE_TAG } as const
const officePath = `${OFFICE_PATH}/procurement`

export const listOfficeProcurement = endpoint({
  ...ofStaff,
  method: 'GET',
  path: officePath,
  summary: 'Procurement systems of all customers',
  reply: list,
  errors: [401, 404],
})

export const addOfficeProcurement = endpoint({
  ...ofStaff,
  method: 'POST',
  path: officePath,
  summary: 'Adds a connection for the company of the person that it buys as; the answer holds its secret, once',
  needsFreshProof: true,
  body: newOfficeConnection,
  status: 201,
  reply: added,
  errors: [400, 401, 403, 404, 409],
})

export const changeOfficeProcurement = endpoint({
  ...ofStaff,
  method: 'PATCH',
  path: `${officePath}/:id`,
  summary: 'Changes a connection, or switches it off and on',
  needsFreshProof: true,
  params,
  body: change,
  reply: done,
  errors: [400, 401, 403, 404],
})

export const newOfficeConnectionForm = formRules(addOfficeProcurement)
export const changedOfficeConnectionForm = formRules(changeOfficeProcurement)

export const removeOfficeProcurement = endpoint({
  ...ofStaff,
  method: 'DELETE',
  path: `${officePath}/:id`,
  summary: 'Removes a connection with its log',
  params,
  reply: done,
  errors: [401, 404],
})

export const addOfficeProcurementSecret = endpoint({
  ...ofStaff,
  method: 'POST',
  path: `${officePath}/:id/secret`,
  summary: 'Makes or takes a second secret; both are accepted until the older one is ended',
  description: '409 `two_secrets` while there are two.',
  needsFreshProof: true,
  params,
  body: chosenSecret,
  status: 201,
  reply: newSecret,
  errors: [400, 401, 403, 404, 409],
})

export const endOfficeProcurementSecret = endpoint({
  ...ofStaff,
  method: 'DELETE',
  path: `${officePath}/:id/secret`,
  summary: 'Ends the older of two secrets',
  description: '409 `one_secret` where there is no second one.',
  needsFreshProof: true,
  params,
  reply: done,
  errors: [401, 403, 404, 409],
})

export const listOfficeProcurementMessages = endpoint({
  ...ofStaff,
  method: 'GET',
  path: `${officePath}/:id/messages`,
  summary: 'The last 200 messages of a connection, without secrets',
  params,
  reply: messages,
  errors: [401, 404],
})

export const testOfficeProcurement = endpoint({
  ...ofStaff,
  method: 'POST',
  path: `${officePath}/:id/test`,
  summary: 'Goes the whole way and orders nothing',
  params,
  reply: tested,
  errors: [401, 404, 429],
})
