import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { invoiceList } from '#features/orders/invoices/invoice-list.schema.ts'
import { INVOICES_PATH, INVOICES_WORDS } from '#features/orders/invoices/invoices-page.texts.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const invoicesLink: PortalLink = {
  path: INVOICES_PATH,
  title: mapWords(INVOICES_WORDS, ({ title }) => title),
  icon: 'card',
  group: 'money',
  order: 10,
}

export const invoiceStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: INVOICES_PATH,
    ...INVOICES_WORDS[site.locale.language],
    blocks: [{ type: invoiceList.type, props: {} }],
  }),
]
