import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { ORDERS_SCREEN } from '#features/administration/order-admin/order-admin.rules.ts'
import { orderAdmin } from '#features/administration/order-admin/order-admin.schema.ts'
import { ORDER_DESK_WORDS } from '#features/administration/order-admin/order-admin.texts.ts'

export const orderAdminPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: ORDERS_SCREEN,
    ...ORDER_DESK_WORDS[site.locale.language],
    blocks: [{ type: orderAdmin.type, props: {} }],
  }),
]
