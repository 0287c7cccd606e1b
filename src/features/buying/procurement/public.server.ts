import { connectionRoutes } from '#features/buying/procurement/connection/connection.routes.ts'
import { CONNECTION_SECRET, SECOND_CONNECTION_SECRET } from '#features/buying/procurement/connection/connection.store.ts'
import { PROCUREMENT_READ } from '#features/buying/procurement/connection/key-connection.api.ts'
import { keyConnectionRoutes } from '#features/buying/procurement/connection/key-connection.routes.ts'
import { connectionSection } from '#features/buying/procurement/connection/customer-connections.service.ts'
import { cxmlRoutes } from '#features/buying/procurement/cxml/cxml.routes.ts'
import { ociRoutes } from '#features/buying/procurement/oci/oci.routes.ts'
import { companyProcurement, procurementOffice } from '#features/buying/procurement/page/procurement.schema.ts'
import { followOrders } from '#features/buying/procurement/documents/follow-orders.service.ts'
import { waitingOrderInbox } from '#features/buying/procurement/order/waiting-order-inbox.service.ts'
import { waitingOrderRoutes } from '#features/buying/procurement/order/waiting-order.routes.ts'
import { personalData } from '#features/buying/procurement/personal-data.store.ts'
import { procurementLink, procurementScreen, procurementStarterPages } from '#features/buying/procurement/procurement.starter.ts'
import { connectionTestRoutes } from '#features/buying/procurement/test/connection-test.routes.ts'
import { START_TOKEN } from '#features/buying/procurement/visit/punch-out.store.ts'
import { punchOutEnd, punchOutForm, punchOutShop } from '#features/buying/procurement/visit/visit-page.schema.ts'
import { visitRoutes } from '#features/buying/procurement/visit/visit.routes.ts'
import type { BlockPolicy } from '#foundation/blocks/public.server.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** The connection's own origins may show these pages and no others, and they post to the buyer's system alone [T-110]. */
const openForBuyer: BlockPolicy = ({ frameOrigins, formOrigin }) => ({
  'frame-ancestors': listOf(frameOrigins),
  'form-action': typeof formOrigin === 'string' ? [formOrigin] : [],
})

export {
  changeConnection,
  CONNECTION_SECRET,
  insertConnection,
  listByIdentity,
} from '#features/buying/procurement/connection/connection.store.ts'

export { listPartCodes } from '#features/buying/procurement/visit/punch-out.store.ts'
export { findDocumentReceivers } from '#features/buying/procurement/procurement-contributions.service.ts'

/** Procurement systems of customers: punch-out by cXML and OCI, orders and the documents that answer them. */
export const procurement: Feature = {
  name: 'procurement',
  ...followOrders,
  personalData,
  companyKeyScopes: [PROCUREMENT_READ],
  customerSections: [connectionSection],
  inboxKinds: [waitingOrderInbox],
  blocks: [companyProcurement, procurementOffice, punchOutShop, punchOutForm, punchOutEnd],
  policies: { [punchOutShop.type]: openForBuyer, [punchOutForm.type]: openForBuyer },
  starterPages: procurementStarterPages,
  portalLinks: [procurementLink],
  backOffice: [procurementScreen],
  secrets: { columns: [CONNECTION_SECRET, SECOND_CONNECTION_SECRET, START_TOKEN] },
  retention: [
    keepForDays({ table: 'procurement_message', column: 'at', days: 180 }),
    keepForDays({ table: 'punch_out', column: 'created_at', days: 90 }),
    // With its documents: what became an order is there for as long as that one.
    keepForDays({ table: 'procurement_order', column: 'received_at', days: 365 }),
  ],
  routes: async (app) => {
    connectionRoutes(app)
    keyConnectionRoutes(app)
    waitingOrderRoutes(app)
    connectionTestRoutes(app)
    visitRoutes(app)
    ociRoutes(app)
    await app.register(async (scope) => cxmlRoutes(scope))
  },
}
