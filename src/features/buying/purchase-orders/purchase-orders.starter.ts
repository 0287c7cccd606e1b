import { writeTitledPage } from '#features/site/content/public.server.ts'
import { PURCHASE_ORDERS_PATH } from '#features/buying/purchase-orders/purchase-order.rules.ts'
import { purchaseOrdersBlock } from '#features/buying/purchase-orders/purchase-orders.schema.ts'
import { PURCHASE_ORDER_WORDS } from '#features/buying/purchase-orders/purchase-orders.texts.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const purchaseOrdersLink: PortalLink = {
  path: PURCHASE_ORDERS_PATH,
  title: mapWords(PURCHASE_ORDER_WORDS, ({ title }) => title),
  icon: 'file',
  group: 'buying',
  order: 45,
  // Documents of customers’ systems name customers alone.
  isFor: (roles) => !roles.includes('internal'),
}

export const purchaseOrdersStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: PURCHASE_ORDERS_PATH,
    ...PURCHASE_ORDER_WORDS[site.locale.language],
    blocks: [{ type: purchaseOrdersBlock.type, props: {} }],
  }),
]
