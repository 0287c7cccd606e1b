import { PROCUREMENT_OFFICE_PATH, PROCUREMENT_PATH } from '#features/buying/procurement/connection/connection.rules.ts'
import { companyProcurement, procurementOffice } from '#features/buying/procurement/page/procurement.schema.ts'
import { PROCUREMENT_OFFICE_WORDS, PROCUREMENT_WORDS } from '#features/buying/procurement/procurement.texts.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { mapWords, type BackOfficeEntry, type PortalLink } from '#foundation/side-navigation/public.ts'

export const procurementLink: PortalLink = {
  path: PROCUREMENT_PATH,
  title: mapWords(PROCUREMENT_WORDS, ({ title }) => title),
  icon: 'globe',
  group: 'company',
  order: 55,
  companyRoles: ['company-admin'],
}

export const procurementScreen: BackOfficeEntry = {
  path: PROCUREMENT_OFFICE_PATH,
  title: mapWords(PROCUREMENT_OFFICE_WORDS, ({ title }) => title),
  icon: 'globe',
  group: 'people',
  order: 45,
  roles: ['admin'],
}

export const procurementStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: PROCUREMENT_PATH,
    ...PROCUREMENT_WORDS[site.locale.language],
    blocks: [{ type: companyProcurement.type, props: {} }],
  }),
  writeTitledPage(site, {
    path: PROCUREMENT_OFFICE_PATH,
    ...PROCUREMENT_OFFICE_WORDS[site.locale.language],
    blocks: [{ type: procurementOffice.type, props: {} }],
  }),
]
