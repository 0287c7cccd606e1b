import { MOST_CUSTOMER_ITEMS, type CustomerSection } from '#foundation/accounts/public.server.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { countCustomerOrders, listCustomerOrders } from '#features/administration/order-admin/customer-orders.store.ts'
import { listOrdersOf, ORDERS_SCREEN } from '#features/administration/order-admin/order-admin.rules.ts'
import { isLate, STATE_TONES } from '#features/orders/orders/public.ts'

/** Open orders first, then the newest. */
export const orderSection: CustomerSection = {
  name: 'orders',
  namespace: 'order-admin',
  title: 'customer.title',
  empty: 'customer.none',
  day: 'placed',
  order: 30,
  right: 'orders',
  read: async ({ tx, services, accountKeys, companyNumber, say }) => {
    const today = services.clock.now().toISOString().slice(0, 10)
    const orders = await listCustomerOrders(tx, accountKeys, MOST_CUSTOMER_ITEMS)
    const { total, open } = await countCustomerOrders(tx, accountKeys)
    return {
      count: total,
      summary: open > 0 ? say('customer.open', { count: open }) : undefined,
      items: orders.map((order) => {
        const isOverdue = isLate(order, today)
        return {
          label: order.number,
          target: `${ORDERS_SCREEN}?find=${encodeURIComponent(order.number)}`,
          detail: shortenSoldTo(order.accountKey.split('~')[1] ?? ''),
          note: say(isOverdue ? 'late' : `state.${order.state}`),
          tone: isOverdue ? 'warn' : STATE_TONES[order.state],
          amount: { minor: order.totalMinor, currency: order.currency },
          at: order.placed,
        }
      }),
      target: listOrdersOf(companyNumber),
    }
  },
}
