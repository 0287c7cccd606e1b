import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { orderAdmin } from '#features/administration/order-admin/order-admin.schema.ts'
import { ORDER_DESK_WORDS } from '#features/administration/order-admin/order-admin.texts.ts'

/** Below the accounts, whose screen is for admins alone. */
export const orderAdminPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: '/back-office/accounts/orders',
    ...ORDER_DESK_WORDS[site.locale.language],
    blocks: [{ type: orderAdmin.type, props: {} }],
  }),
]
