import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { orderList } from '#features/orders/orders/list/order-list.schema.ts'
import { ORDERS_PATH } from '#features/orders/orders/order-paths.rules.ts'
import { ORDERS_WORDS } from '#features/orders/orders/order.texts.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const ordersLink: PortalLink = {
  path: ORDERS_PATH,
  title: mapWords(ORDERS_WORDS, ({ title }) => title),
  icon: 'box',
  group: 'buying',
  order: 10,
}

export const orderStarterPages: StarterPages = (site) => [
  {
    ...writeTitledPage(site, {
      path: ORDERS_PATH,
      ...ORDERS_WORDS[site.locale.language],
      blocks: [{ type: orderList.type, props: {} }],
    }),
    kind: 'Order Status',
  },
]
