import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import * as office from '#features/buying/procurement/connection/connection-office.api.ts'
import * as api from '#features/buying/procurement/connection/connection.api.ts'
import type { ListedConnectionView } from '#features/buying/procurement/connection/connection.api.ts'
import type { RequestOf } from '#kernel/endpoint.ts'

type Change = NonNullable<RequestOf<typeof api.changeProcurement>['body']>
type Added = NonNullable<RequestOf<typeof api.addProcurement>['body']>

const own = { errors: 'own' } as const

/** The same page for a company's admins and for staff, by the endpoints of each. */
export const companyDoor = {
  isOffice: false as boolean,
  add: (body: Added) => call(api.addProcurement, { body, ...own }),
  change: (id: string, body: Change) => call(api.changeProcurement, { params: { id }, body, ...own }),
  remove: (id: string) => call(api.removeProcurement, { params: { id }, ...own }),
  test: (id: string) => call(api.testProcurement, { params: { id }, ...own }),
  refresh: () => refreshQueries(api.listProcurement, api.listProcurementMessages),
}
export type ConnectionDoor = typeof companyDoor

export const officeDoor: ConnectionDoor = {
  isOffice: true,
  add: (body) => call(office.addOfficeProcurement, { body, ...own }),
  change: (id, body) => call(office.changeOfficeProcurement, { params: { id }, body, ...own }),
  remove: (id) => call(office.removeOfficeProcurement, { params: { id }, ...own }),
  test: (id) => call(office.testOfficeProcurement, { params: { id }, ...own }),
  refresh: () => refreshQueries(office.listOfficeProcurement, office.listOfficeProcurementMessages),
}

export type PageConnection = ListedConnectionView
