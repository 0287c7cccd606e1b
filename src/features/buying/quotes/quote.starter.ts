import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { QUOTES_PATH } from '#features/buying/quotes/quote-list.rules.ts'
import { QUOTES_WORDS } from '#features/buying/quotes/quote.texts.ts'
import { quoteList } from '#features/buying/quotes/page/quote-list.schema.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const quotesLink: PortalLink = {
  path: QUOTES_PATH,
  title: mapWords(QUOTES_WORDS, ({ title }) => title),
  icon: 'card',
  group: 'buying',
  order: 30,
}

export const quoteStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: QUOTES_PATH,
    ...QUOTES_WORDS[site.locale.language],
    blocks: [{ type: quoteList.type, props: {} }],
  }),
]
