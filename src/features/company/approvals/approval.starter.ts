import { writeTitledPage } from '#features/site/content/public.server.ts'
import { APPROVALS_PATH } from '#features/company/approvals/approval-paths.rules.ts'
import { approvalList } from '#features/company/approvals/list/approval-list.schema.ts'
import { APPROVALS_WORDS } from '#features/company/approvals/approval.texts.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const approvalsLink: PortalLink = {
  path: APPROVALS_PATH,
  title: mapWords(APPROVALS_WORDS, ({ title }) => title),
  icon: 'check',
  group: 'buying',
  order: 20,
  // The supplier's own people belong to no customer's company.
  isFor: (roles) => !roles.includes('internal'),
}

export const approvalStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: APPROVALS_PATH,
    ...APPROVALS_WORDS[site.locale.language],
    blocks: [{ type: approvalList.type, props: {} }],
  }),
]
