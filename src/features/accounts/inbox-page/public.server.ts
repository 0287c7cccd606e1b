import { inboxBlock } from '#features/accounts/inbox-page/inbox.schema.ts'
import { inboxLink, inboxStarterPages } from '#features/accounts/inbox-page/inbox-page.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const inboxPage: Feature = {
  name: 'inbox-page',
  blocks: [inboxBlock],
  portalLinks: [inboxLink],
  starterPages: inboxStarterPages,
}
