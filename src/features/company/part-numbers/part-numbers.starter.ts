import { writeTitledPage } from '#features/site/content/public.server.ts'
import { companyPartNumbers } from '#features/company/part-numbers/company-part-numbers.schema.ts'
import { PART_NUMBERS_PATH } from '#features/company/part-numbers/part-number.rules.ts'
import { PART_NUMBER_WORDS } from '#features/company/part-numbers/part-numbers.texts.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const partNumbersLink: PortalLink = {
  path: PART_NUMBERS_PATH,
  title: mapWords(PART_NUMBER_WORDS, ({ title }) => title),
  icon: 'list',
  group: 'company',
  order: 40,
  companyRoles: ['company-admin'],
}

export const partNumbersStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: PART_NUMBERS_PATH,
    ...PART_NUMBER_WORDS[site.locale.language],
    blocks: [{ type: companyPartNumbers.type, props: {} }],
  }),
]
