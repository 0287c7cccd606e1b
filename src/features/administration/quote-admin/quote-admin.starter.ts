import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { quoteAdmin } from '#features/administration/quote-admin/quote-admin.schema.ts'
import { QUOTE_ADMIN_WORDS } from '#features/administration/quote-admin/quote-admin.texts.ts'
import { OFFICE_QUOTES_PATH } from '#features/buying/quotes/public.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'

export const quotesScreen: BackOfficeEntry = {
  path: OFFICE_QUOTES_PATH,
  title: mapWords(QUOTE_ADMIN_WORDS, ({ title }) => title),
  icon: 'card',
  group: 'trade',
  order: 17,
  roles: ['admin'],
}

export const quoteAdminPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: OFFICE_QUOTES_PATH,
    ...QUOTE_ADMIN_WORDS[site.locale.language],
    blocks: [{ type: quoteAdmin.type, props: {} }],
  }),
]
