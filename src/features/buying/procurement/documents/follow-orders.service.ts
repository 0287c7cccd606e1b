import { collectDocuments } from '#features/buying/procurement/documents/collect-documents.service.ts'
import { createDocumentTask } from '#features/buying/procurement/documents/send-document.task.ts'
import {
  changeProcurementOrder,
  findByNumber,
  listOpenOrders,
  listRejected,
  markPlaced,
} from '#features/buying/procurement/order/procurement-order.store.ts'
import type { Feature } from '#platform/feature.ts'

const FOLLOWED_MS = 120 * 86_400_000

/** Documents leave as orders move; what nobody reports, such as an invoice, is found every ten minutes. */
export const followOrders: Pick<Feature, 'onOrderPlaced' | 'onOrderState' | 'recurring' | 'tasks'> = {
  onOrderPlaced: async (tx, _user, { cartId, orderNumber, at }, services) => {
    const placed = await markPlaced(tx, cartId, orderNumber, at)
    if (placed) await collectDocuments({ tx, services }, placed.id)
  },
  onOrderState: async (tx, { number }, _state, services) => {
    const sent = await findByNumber(tx, number)
    if (sent) await collectDocuments({ tx, services }, sent.id)
  },
  recurring: [
    {
      name: 'procurement-documents',
      run: async ({ tx, services }) => {
        const now = services.clock.now()
        for (const { id } of await listRejected(tx)) {
          await changeProcurementOrder(tx, id, { state: 'Refused', reason: 'approval' }, now)
          await collectDocuments({ tx, services }, id)
        }
        for (const { id } of await listOpenOrders(tx, new Date(now.getTime() - FOLLOWED_MS)))
          await collectDocuments({ tx, services }, id)
      },
    },
  ],
  tasks: (services) => [createDocumentTask(services)],
}
