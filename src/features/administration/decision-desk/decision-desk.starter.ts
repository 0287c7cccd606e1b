import type { StarterPages } from '#foundation/blocks/public.ts'
import { decisionDesk } from '#features/administration/decision-desk/decision-desk.schema.ts'
import { DESK_TITLES } from '#features/administration/decision-desk/desk.words.ts'

/** For admins; to everyone else it does not exist. */
export const deskStarterPages: StarterPages = ({ locale }) => [
  {
    path: '/back-office/requests',
    title: DESK_TITLES[locale.language],
    description: '',
    blocks: [{ type: decisionDesk.type, props: {} }],
  },
]
