import { agentRoutes } from '#features/buying/agent-orders/agents.routes.ts'
import { agentsLink, agentsScreen, agentsStarterPages } from '#features/buying/agent-orders/agents.starter.ts'
import { agentConfirmPageRoutes } from '#features/buying/agent-orders/confirm/agent-confirm-page.routes.ts'
import { agentConfirm } from '#features/buying/agent-orders/confirm/agent-confirm.schema.ts'
import { agentInbox } from '#features/buying/agent-orders/confirm/confirmation-inbox.service.ts'
import { agentOffice } from '#features/buying/agent-orders/office/agent-office.schema.ts'
import { placeOrderTool } from '#features/buying/agent-orders/order/place-order-tool.service.ts'
import { agentList } from '#features/buying/agent-orders/page/agent-list.schema.ts'
import { personalData } from '#features/buying/agent-orders/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

/** Orders that apps and agents place for people: limits, confirmations, and the pages where people look after them. */
export const agentOrders: Feature = {
  name: 'agent-orders',
  agentTools: [placeOrderTool],
  personalData,
  blocks: [agentList, agentConfirm, agentOffice],
  portalLinks: [agentsLink],
  backOffice: [agentsScreen],
  starterPages: agentsStarterPages,
  inboxKinds: [agentInbox],
  routes: (app) => {
    agentRoutes(app)
    agentConfirmPageRoutes(app)
  },
  retention: [
    keepForDays({ table: 'agent_confirmation', column: 'expires_at', days: 30 }),
    // Longer than any month that a limit counts.
    keepForDays({ table: 'agent_order', column: 'placed_at', days: 400 }),
  ],
}
