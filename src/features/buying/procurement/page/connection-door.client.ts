import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import * as office from '#features/buying/procurement/connection/connection-office.api.ts'
import * as api from '#features/buying/procurement/connection/connection.api.ts'
import type { ListedConnectionView } from '#features/buying/procurement/connection/connection.api.ts'
import type { added, change, done, newConnection, params } from '#features/buying/procurement/connection/connection.schema.ts'
import type { Endpoint, EndpointSpec, ReplyOf, RequestOf } from '#kernel/endpoint.ts'
import type { FormRules } from '#kernel/form-faults.ts'

type Change = NonNullable<RequestOf<typeof api.changeProcurement>['body']>
export type Added = ReplyOf<typeof api.addProcurement>

type Forms = {
  readonly adding: Endpoint<EndpointSpec & { readonly body: typeof newConnection; readonly reply: typeof added }>
  readonly addForm: FormRules
  readonly changing: Endpoint<
    EndpointSpec & { readonly params: typeof params; readonly body: typeof change; readonly reply: typeof done }
  >
  readonly changeForm: FormRules
}
const companyForms: Forms = {
  adding: api.addProcurement,
  addForm: api.newConnectionForm,
  changing: api.changeProcurement,
  changeForm: api.changedConnectionForm,
}
const officeForms: Forms = {
  adding: office.addOfficeProcurement,
  addForm: office.newOfficeConnectionForm,
  changing: office.changeOfficeProcurement,
  changeForm: office.changedOfficeConnectionForm,
}

const own = { errors: 'own' } as const

/** The same page for a company's admins and for staff, by the endpoints of each. */
export const companyDoor = {
  isOffice: false as boolean,
  ...companyForms,
  change: (id: string, body: Change) => call(api.changeProcurement, { params: { id }, body, ...own }),
  remove: (id: string) => call(api.removeProcurement, { params: { id }, ...own }),
  test: (id: string) => call(api.testProcurement, { params: { id }, ...own }),
  /** A secret that the system has already is entered by staff alone. */
  addSecret: (id: string, _chosen?: string) => call(api.addProcurementSecret, { params: { id }, ...own }),
  endSecret: (id: string) => call(api.endProcurementSecret, { params: { id }, ...own }),
  refresh: () => refreshQueries(api.listProcurement, api.listProcurementMessages),
}
export type ConnectionDoor = typeof companyDoor

export const officeDoor: ConnectionDoor = {
  isOffice: true,
  ...officeForms,
  change: (id, body) => call(office.changeOfficeProcurement, { params: { id }, body, ...own }),
  remove: (id) => call(office.removeOfficeProcurement, { params: { id }, ...own }),
  test: (id) => call(office.testOfficeProcurement, { params: { id }, ...own }),
  addSecret: (id, sharedSecret) =>
    call(office.addOfficeProcurementSecret, { params: { id }, body: { ...(sharedSecret && { sharedSecret }) }, ...own }),
  endSecret: (id) => call(office.endOfficeProcurementSecret, { params: { id }, ...own }),
  refresh: () => refreshQueries(office.listOfficeProcurement, office.listOfficeProcurementMessages),
}

export type PageConnection = ListedConnectionView
