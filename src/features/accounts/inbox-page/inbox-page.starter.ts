import type { StarterPages } from '#foundation/blocks/public.ts'
import { inboxBlock } from '#features/accounts/inbox-page/inbox.schema.ts'
import { INBOX_PATH, INBOX_WORDS } from '#features/accounts/inbox-page/inbox-page.texts.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const inboxLink: PortalLink = {
  path: INBOX_PATH,
  title: mapWords(INBOX_WORDS, ({ title }) => title),
  icon: 'bell',
  group: 'overview',
  order: 20,
}

export const inboxStarterPages: StarterPages = ({ locale }) => [
  { path: INBOX_PATH, ...INBOX_WORDS[locale.language], blocks: [{ type: inboxBlock.type, props: {} }] },
]
