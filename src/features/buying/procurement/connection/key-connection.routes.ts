import * as api from '#features/buying/procurement/connection/key-connection.api.ts'
import { findConnection, listOfCompany } from '#features/buying/procurement/connection/connection.store.ts'
import { showConnection, showMessages } from '#features/buying/procurement/connection/show-connection.service.ts'
import { KEY_ROUTE, openCompanyKeys } from '#foundation/integration/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

/** A company's own programs watch its procurement systems; connections and secrets stay with its admins [T-103]. */
export const keyConnectionRoutes = (app: App): void => {
  const inCompany = openCompanyKeys(app)

  addEndpoint(
    app,
    api.listProcurementByKey,
    (request) =>
      inCompany(request, api.PROCUREMENT_READ, async ({ tx, companyId }) => ({
        connections: (await listOfCompany(tx, companyId)).map(showConnection),
      })),
    KEY_ROUTE,
  )

  addEndpoint(
    app,
    api.listMessagesByKey,
    (request) =>
      inCompany(request, api.PROCUREMENT_READ, async ({ tx, companyId }) =>
        showMessages(tx, (await findConnection(tx, request.params.id, companyId)) ?? notFound('connection')),
      ),
    KEY_ROUTE,
  )
}
