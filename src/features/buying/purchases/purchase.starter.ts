import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { purchasedParts } from '#features/buying/purchases/purchased/purchased-parts.schema.ts'
import { PURCHASED_PATH, SPENDING_PATH } from '#features/buying/purchases/purchase.rules.ts'
import { PURCHASED_WORDS, SPENDING_WORDS } from '#features/buying/purchases/purchase.texts.ts'
import { spendingCharts } from '#features/buying/purchases/spending/spending-charts.schema.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const purchasedLink: PortalLink = {
  path: PURCHASED_PATH,
  title: mapWords(PURCHASED_WORDS, ({ title }) => title),
  icon: 'recent',
  group: 'buying',
  order: 50,
}

export const spendingLink: PortalLink = {
  path: SPENDING_PATH,
  title: mapWords(SPENDING_WORDS, ({ title }) => title),
  icon: 'chart',
  group: 'money',
  order: 20,
}

export const purchaseStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: PURCHASED_PATH,
    ...PURCHASED_WORDS[site.locale.language],
    blocks: [{ type: purchasedParts.type, props: {} }],
  }),
  writeTitledPage(site, {
    path: SPENDING_PATH,
    ...SPENDING_WORDS[site.locale.language],
    blocks: [{ type: spendingCharts.type, props: {} }],
  }),
]
