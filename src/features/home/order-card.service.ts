import { listOwnAccountKeys } from '#features/accounts/public.server.ts'
import type { HomeCard, HomeItem } from '#features/home/home-card.service.ts'
import { isLate, type OrderState } from '#features/orders/public.ts'
import { readOrderBatch } from '#features/orders/public.server.ts'
import { lookUp } from '#kernel/look-up.ts'

const SHOWN = 5
/** Of so many accounts the newest orders are looked through. */
const MOST_ACCOUNTS = 10
const DONE: readonly OrderState[] = ['Shipped', 'Delivered', 'Invoiced']

const toneOf = (state: OrderState, isOverdue: boolean): NonNullable<HomeItem['tone']> => {
  if (isOverdue) return 'warn'
  if (state === 'Cancelled') return 'idle'
  return DONE.includes(state) ? 'ok' : 'info'
}

/** The newest orders of the person's own accounts. */
export const orderCard: HomeCard = {
  name: 'orders',
  namespace: 'home',
  title: 'orders.title',
  order: 10,
  path: '/secure/orders',
  empty: { text: 'orders.empty', action: 'orders.action', path: '/products' },
  read: async ({ tx, user, services, language, say }) => {
    const accounts = await listOwnAccountKeys(tx, user.id)
    const today = services.clock.now().toISOString().slice(0, 10)
    const words = services.dictionaries[language]['orders'] ?? {}
    const found = []
    for (const key of accounts.slice(0, MOST_ACCOUNTS))
      found.push(...(await readOrderBatch(tx, key, { filter: {}, today, size: SHOWN })).orders)
    return found
      .toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime())
      .slice(0, SHOWN)
      .map((order) => {
        const isOverdue = isLate(order, today)
        const state = lookUp(words, `state.${order.state}`) ?? order.state
        return {
          label: say('orders.name', { number: order.number }),
          href: `/secure/orders/details.orderNum-${order.number}`,
          note: isOverdue ? say('orders.late', { state }) : state,
          tone: toneOf(order.state, isOverdue),
          at: order.placedAt,
        }
      })
  },
}
