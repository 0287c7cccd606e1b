import { writeTitledPage } from '#features/site/content/public.server.ts'
import { companyPeopleBlock } from '#features/company/people/company-people.schema.ts'
import { PEOPLE_PATH } from '#features/company/people/colleague.rules.ts'
import { PEOPLE_WORDS } from '#features/company/people/people.texts.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const peopleLink: PortalLink = {
  path: PEOPLE_PATH,
  title: mapWords(PEOPLE_WORDS, ({ title }) => title),
  icon: 'users',
  group: 'company',
  order: 10,
  companyRoles: ['company-admin'],
}

export const peopleStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: PEOPLE_PATH,
    ...PEOPLE_WORDS[site.locale.language],
    blocks: [{ type: companyPeopleBlock.type, props: {} }],
  }),
]
