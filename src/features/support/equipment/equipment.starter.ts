import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { EQUIPMENT_PATH } from '#features/support/equipment/equipment.rules.ts'
import { EQUIPMENT_WORDS } from '#features/support/equipment/equipment.texts.ts'
import { equipmentList } from '#features/support/equipment/list/equipment-list.schema.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const equipmentLink: PortalLink = {
  path: EQUIPMENT_PATH,
  title: mapWords(EQUIPMENT_WORDS, ({ title }) => title),
  icon: 'wrench',
  group: 'service',
  order: 10,
}

export const equipmentStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: EQUIPMENT_PATH,
    ...EQUIPMENT_WORDS[site.locale.language],
    blocks: [{ type: equipmentList.type, props: {} }],
  }),
]
