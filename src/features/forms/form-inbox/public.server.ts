import { formInbox as formInboxBlock } from '#features/forms/form-inbox/form-inbox.schema.ts'
import { formInboxStarterPages, formsScreen } from '#features/forms/form-inbox/form-inbox.starter.ts'
import { inboxRoutes } from '#features/forms/form-inbox/inbox.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const formInbox: Feature = {
  name: 'form-inbox',
  backOffice: [formsScreen],
  blocks: [formInboxBlock],
  starterPages: formInboxStarterPages,
  routes: inboxRoutes,
}
