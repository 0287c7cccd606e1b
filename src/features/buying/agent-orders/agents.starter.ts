import { AGENTS_OFFICE_PATH } from '#features/buying/agent-orders/agent-paths.rules.ts'
import { AGENTS_PATH } from '#foundation/agents/public.ts'
import { AGENTS_OFFICE_WORDS, AGENTS_WORDS } from '#features/buying/agent-orders/agents.texts.ts'
import { agentOffice } from '#features/buying/agent-orders/office/agent-office.schema.ts'
import { agentList } from '#features/buying/agent-orders/page/agent-list.schema.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { mapWords, type BackOfficeEntry, type PortalLink } from '#foundation/side-navigation/public.ts'

export const agentsLink: PortalLink = {
  path: AGENTS_PATH,
  title: mapWords(AGENTS_WORDS, ({ title }) => title),
  icon: 'key',
  group: 'account',
  order: 25,
}

export const agentsScreen: BackOfficeEntry = {
  path: AGENTS_OFFICE_PATH,
  title: mapWords(AGENTS_OFFICE_WORDS, ({ title }) => title),
  icon: 'key',
  group: 'people',
  order: 40,
  roles: ['admin'],
}

export const agentsStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: AGENTS_PATH,
    ...AGENTS_WORDS[site.locale.language],
    blocks: [{ type: agentList.type, props: {} }],
  }),
  writeTitledPage(site, {
    path: AGENTS_OFFICE_PATH,
    ...AGENTS_OFFICE_WORDS[site.locale.language],
    blocks: [{ type: agentOffice.type, props: {} }],
  }),
]
