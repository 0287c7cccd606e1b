import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import * as blocks from '#features/administration/operations/operations-screens.schema.ts'
import { KEYS_PATH } from '#features/administration/operations/operations.rules.ts'
import { OPERATIONS_WORDS, type OperationsScreen } from '#features/administration/operations/operations.texts.ts'

/** Below a screen of the navigation, which also says who may open them. */
const SCREENS: Readonly<Record<OperationsScreen, { readonly path: string; readonly block: { readonly type: string } }>> = {
  mails: { path: '/back-office/jobs/mails', block: blocks.mailList },
  webhooks: { path: '/back-office/jobs/webhooks', block: blocks.webhookList },
  keys: { path: KEYS_PATH, block: blocks.keyList },
  health: { path: '/back-office/jobs/health', block: blocks.siteHealth },
  redirects: { path: '/back-office/pages/redirects', block: blocks.redirectList },
  returns: { path: '/back-office/requests/returns', block: blocks.returnList },
}

const NAMES = Object.keys(SCREENS) as OperationsScreen[]

export const operationsStarterPages: StarterPages = (site) =>
  NAMES.map((name) =>
    writeTitledPage(site, {
      path: SCREENS[name].path,
      ...OPERATIONS_WORDS[site.locale.language][name],
      blocks: [{ type: SCREENS[name].block.type, props: {} }],
    }),
  )
