import type { StarterPages } from '#foundation/blocks/public.ts'
import { caseList } from '#features/support/cases/blocks/case-list.schema.ts'
import { caseNew } from '#features/support/cases/blocks/case-new.schema.ts'
import { CASES_PATH, HISTORY_PATH, NEW_CASE_PATH } from '#features/support/cases/case.rules.ts'
import { CASES_WORDS, HISTORY_WORDS, NEW_CASE_WORDS } from '#features/support/cases/case.texts.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const caseLinks: readonly PortalLink[] = [
  { path: CASES_PATH, title: mapWords(CASES_WORDS, ({ title }) => title), icon: 'chat', group: 'service', order: 20 },
  { path: HISTORY_PATH, title: mapWords(HISTORY_WORDS, ({ title }) => title), icon: 'recent', group: 'service', order: 30 },
]

export const caseStarterPages: StarterPages = (site) => {
  const { language } = site.locale
  return [
    {
      ...writeTitledPage(site, { path: CASES_PATH, ...CASES_WORDS[language], blocks: [{ type: caseList.type, props: {} }] }),
      kind: 'Case Management Search',
    },
    writeTitledPage(site, { path: NEW_CASE_PATH, ...NEW_CASE_WORDS[language], blocks: [{ type: caseNew.type, props: {} }] }),
    {
      ...writeTitledPage(site, {
        path: HISTORY_PATH,
        ...HISTORY_WORDS[language],
        blocks: [{ type: caseList.type, props: { isHistory: true } }],
      }),
      kind: 'Support History',
    },
  ]
}
