import { toolInbox } from '#features/access/tool-access/tool-inbox.service.ts'
import { accessResult } from '#features/access/tool-access/blocks/access-result.schema.ts'
import { toolLauncher } from '#features/access/tool-access/blocks/tool-launcher.schema.ts'
import { toolRedirect } from '#features/access/tool-access/blocks/tool-redirect.schema.ts'
import { toolCard } from '#features/access/tool-access/tool-card.service.ts'
import { toolAccessConfig } from '#features/access/tool-access/tool-access.settings.ts'
import { toolInsights } from '#features/access/tool-access/tool-insights.service.ts'
import { toolAccessRoutes } from '#features/access/tool-access/tool-access.routes.ts'
import { toolStarterPages } from '#features/access/tool-access/tool-access.starter.ts'
import { toolExpiry, toolMails } from '#features/access/tool-access/tool-expiry.service.ts'
import { toolRequests } from '#features/access/tool-access/tool-request.service.ts'
import { toolSelectors } from '#features/access/tool-access/tool-selectors.routes.ts'
import { TOOLS_TITLE } from '#features/access/tool-access/tool-page.texts.ts'
import { toolPages } from '#features/access/tool-access/tool-page.service.ts'
import { toolUseRetention } from '#features/access/tool-access/tool-use-retention.service.ts'
import { personalData } from '#features/access/tool-access/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export const toolAccess: Feature = {
  name: 'tool-access',
  personalData,
  mails: toolMails,
  inboxKinds: [toolInbox],
  blocks: [accessResult, toolLauncher, toolRedirect],
  config: toolAccessConfig,
  routes: toolAccessRoutes,
  selectors: toolSelectors,
  pages: toolPages,
  starterPages: toolStarterPages,
  portalLinks: [{ path: '/secure/tools', title: TOOLS_TITLE, icon: 'wrench', group: 'documents', order: 40 }],
  homeCards: [toolCard],
  requestKinds: [toolRequests],
  recurring: [toolExpiry],
  insights: toolInsights,
  retention: [toolUseRetention],
}
