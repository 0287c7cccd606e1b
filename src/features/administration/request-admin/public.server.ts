import { requestAdmin as requestAdminBlock } from '#features/administration/request-admin/request-admin.schema.ts'
import { requestAdminPages } from '#features/administration/request-admin/request-admin.starter.ts'
import { requestCard } from '#features/administration/request-admin/request-card.service.ts'
import { DESK_TITLES } from '#features/administration/request-admin/request-admin.texts.ts'
import type { Feature } from '#platform/feature.ts'

export const requestAdmin: Feature = {
  name: 'request-admin',
  blocks: [requestAdminBlock],
  homeCards: [requestCard],
  starterPages: requestAdminPages,
  backOffice: [{ path: '/back-office/requests', title: DESK_TITLES, icon: 'key', group: 'people', order: 10, roles: ['admin'] }],
  fillers: ({ requestKinds }) => ({
    [requestAdminBlock.type]: async (_tx, props, { locale }) => ({
      ...props,
      kinds: requestKinds.all.map(({ kind, names }) => ({ kind, name: names[locale.language] })),
    }),
  }),
}
