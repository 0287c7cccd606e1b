import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { ORDER_CHANGES_WORDS } from '#features/orders/order-changes/order-changes.texts.ts'
import { orderChangeList } from '#features/orders/order-changes/staff/order-change-list.schema.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'

const PATH = '/back-office/order-changes'

export const orderChangesScreen: BackOfficeEntry = {
  path: PATH,
  title: mapWords(ORDER_CHANGES_WORDS, ({ title }) => title),
  icon: 'refresh',
  group: 'trade',
  order: 16,
  roles: ['admin'],
}

export const orderChangesPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: PATH,
    ...ORDER_CHANGES_WORDS[site.locale.language],
    blocks: [{ type: orderChangeList.type, props: {} }],
  }),
]
