import { decisionDesk as deskBlock } from '#features/administration/decision-desk/decision-desk.schema.ts'
import { deskStarterPages } from '#features/administration/decision-desk/decision-desk.starter.ts'
import { deskCard } from '#features/administration/decision-desk/desk-card.service.ts'
import { DESK_TITLES } from '#features/administration/decision-desk/desk.words.ts'
import type { Feature } from '#platform/feature.ts'

export const decisionDesk: Feature = {
  name: 'decision-desk',
  blocks: [deskBlock],
  homeCards: [deskCard],
  starterPages: deskStarterPages,
  backOffice: [{ path: '/back-office/requests', title: DESK_TITLES, icon: 'key', group: 'people', order: 10, roles: ['admin'] }],
  fillers: ({ requestKinds }) => ({
    [deskBlock.type]: async (_tx, props, { locale }) => ({
      ...props,
      kinds: requestKinds.all.map(({ kind, names }) => ({ kind, name: names[locale.language] })),
    }),
  }),
}
