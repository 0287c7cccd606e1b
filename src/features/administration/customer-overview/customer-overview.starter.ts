import { CUSTOMERS_PATH } from '#foundation/accounts/public.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { customerOverview } from '#features/administration/customer-overview/customer-overview.schema.ts'
import { CUSTOMERS_WORDS } from '#features/administration/customer-overview/customer-overview.texts.ts'

export const customersScreen: BackOfficeEntry = {
  path: CUSTOMERS_PATH,
  title: mapWords(CUSTOMERS_WORDS, ({ title }) => title),
  icon: 'search',
  group: 'people',
  order: 25,
  roles: ['admin'],
}

export const customerOverviewPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: CUSTOMERS_PATH,
    ...CUSTOMERS_WORDS[site.locale.language],
    blocks: [{ type: customerOverview.type, props: {} }],
  }),
]
