import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { orderDesk } from '#features/administration/order-desk/order-desk.schema.ts'
import { ORDER_DESK_WORDS } from '#features/administration/order-desk/order-desk.words.ts'

/** Below the accounts, whose screen is for admins alone. */
export const orderDeskPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: '/back-office/accounts/orders',
    ...ORDER_DESK_WORDS[site.locale.language],
    blocks: [{ type: orderDesk.type, props: {} }],
  }),
]
