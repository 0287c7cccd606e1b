import { listPersonAccountKeys } from '#foundation/accounts/public.server.ts'
import type { HomeCard, HomeItem, HomeRequest } from '#features/accounts/home/public.server.ts'
import { countByMonth } from '#features/orders/orders/order-count.store.ts'
import { readOrderBatch } from '#features/orders/orders/order-list.store.ts'
import { readStateNames } from '#features/orders/orders/state-words.store.ts'
import { isLate, STATE_TONES } from '#features/orders/orders/order.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

const SHOWN = 5
/** Of so many accounts the newest orders are looked through. */
const MOST_ACCOUNTS = 10
const MONTHS = 12

/** The first day of the month, so many months before this one. */
const monthsBefore = (now: Date, months: number): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))

/** The newest of the person's own accounts that the filter means. */
const readOrders = async (
  { tx, user, services, language, say }: HomeRequest,
  filter: { readonly glance?: 'late' },
): Promise<HomeItem[]> => {
  const accounts = await listPersonAccountKeys(tx, user.id)
  const today = services.clock.now().toISOString().slice(0, 10)
  const words = { ...services.dictionaries[language]['orders'], ...(await readStateNames(tx, language)) }
  const found = []
  for (const key of accounts.slice(0, MOST_ACCOUNTS))
    found.push(...(await readOrderBatch(tx, key, { filter, today, size: SHOWN })).orders)
  return found
    .toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime())
    .slice(0, SHOWN)
    .map((order) => {
      const isOverdue = isLate(order, today)
      const state = lookUp(words, `state.${order.state}`) ?? order.state
      return {
        label: say('card.name', { number: order.number }),
        href: `/secure/orders/details.orderNum-${order.number}`,
        note: isOverdue ? say('card.late', { state }) : state,
        tone: isOverdue ? 'warn' : STATE_TONES[order.state],
        at: order.placedAt,
      }
    })
}

/** The newest orders of the person's own accounts, and how many a month; late ones need them, however old. */
export const orderCard: HomeCard = {
  name: 'orders',
  namespace: 'orders',
  title: 'card.title',
  order: 10,
  firstFor: ['logistics'],
  isForCustomers: true,
  path: '/secure/orders',
  empty: { text: 'card.empty', action: 'card.action', path: '/products' },
  read: (request) => readOrders(request, {}),
  readNeeds: (request) => readOrders(request, { glance: 'late' }),
  readChart: async ({ tx, user, services, language, say }) => {
    const accounts = (await listPersonAccountKeys(tx, user.id)).slice(0, MOST_ACCOUNTS)
    if (accounts.length === 0) return undefined
    const now = services.clock.now()
    const counts = await countByMonth(tx, accounts, monthsBefore(now, MONTHS - 1))
    if (counts.size === 0) return undefined
    const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
    const points = Array.from({ length: MONTHS }, (_, at) => monthsBefore(now, MONTHS - 1 - at)).map((day) => ({
      name: month.format(day),
      value: counts.get(day.toISOString().slice(0, 7)) ?? 0,
    }))
    return { title: say('card.chart'), points }
  },
}
