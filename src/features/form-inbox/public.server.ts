import { formInbox as formInboxBlock } from '#features/form-inbox/form-inbox.schema.ts'
import { formInboxStarterPages } from '#features/form-inbox/form-inbox.starter.ts'
import { inboxRoutes } from '#features/form-inbox/inbox.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const formInbox: Feature = {
  name: 'form-inbox',
  blocks: [formInboxBlock],
  starterPages: formInboxStarterPages,
  routes: inboxRoutes,
}
