import type { StarterPages } from '#foundation/blocks/public.ts'
import { requestAdmin } from '#features/administration/request-admin/request-admin.schema.ts'
import { DESK_TITLES } from '#features/administration/request-admin/request-admin.texts.ts'

/** For admins; to everyone else it does not exist. */
export const requestAdminPages: StarterPages = ({ locale }) => [
  {
    path: '/back-office/requests',
    title: DESK_TITLES[locale.language],
    description: '',
    blocks: [{ type: requestAdmin.type, props: {} }],
  },
]
