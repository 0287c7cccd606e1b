import { endpoint } from '#kernel/endpoint.ts'

const ofSystems = { access: 'everyone', tag: 'punch-out', method: 'POST' } as const

export const sendCxml = endpoint({
  ...ofSystems,
  path: '/punchout/cxml',
  summary: 'Takes PunchOutSetupRequest (create, edit, inspect) and ProfileRequest of cXML 1.2; answers cXML',
  description:
    'The credentials are those of a connection. The HTTP status is 200 and `Status` says how it went: 401 for wrong credentials, 400 for what cannot be read, 406 for what is not offered. At most 1 MB; a document type is accepted and never fetched, an internal subset is refused.',
})
