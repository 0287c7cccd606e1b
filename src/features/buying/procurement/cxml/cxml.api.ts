import { endpoint } from '#kernel/endpoint.ts'

const ofSystems = { access: 'everyone', tag: 'punch-out', method: 'POST' } as const

export const sendCxml = endpoint({
  ...ofSystems,
  path: '/punchout/cxml',
  summary: 'Takes PunchOutSetupRequest (create, edit, inspect) and ProfileRequest of cXML 1.2; answers cXML',
  description:
    'The credentials are those of a connection. The HTTP status is 200 and `Status` says how it went: 401 for wrong credentials, 400 for what cannot be read, 406 for what is not offered. At most 1 MB; a document type is accepted and never fetched, an internal subset is refused.',
})

export const sendCxmlOrder = endpoint({
  ...ofSystems,
  path: '/procurement/cxml',
  summary: 'Takes OrderRequest (new, update, delete) of cXML 1.2; answers cXML',
  description:
    'Rules, budgets and limits hold as for the person that the connection buys as. The same payloadID, and the same orderID as new, is one order. Unknown parts, quantities that cannot be ordered and blocked budgets are Status 406, and nothing is ordered; a price that is not ours waits for staff with Status 200.',
})
