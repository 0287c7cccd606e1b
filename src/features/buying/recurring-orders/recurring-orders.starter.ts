import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { recurringOrders } from '#features/buying/recurring-orders/page/recurring-orders.schema.ts'
import { RECURRING_PATH } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import { RECURRING_WORDS } from '#features/buying/recurring-orders/recurring-orders.texts.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const recurringLink: PortalLink = {
  path: RECURRING_PATH,
  title: mapWords(RECURRING_WORDS, ({ title }) => title),
  icon: 'refresh',
  group: 'buying',
  order: 40,
}

export const recurringStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: RECURRING_PATH,
    ...RECURRING_WORDS[site.locale.language],
    blocks: [{ type: recurringOrders.type, props: {} }],
  }),
]
