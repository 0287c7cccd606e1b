import { messageKind } from '#features/access/sign-in-messages/message-kind.service.ts'
import { signInMessageRoutes } from '#features/access/sign-in-messages/sign-in-message.routes.ts'
import { signInMessageList } from '#features/access/sign-in-messages/sign-in-messages.schema.ts'
import { signInMessagePages } from '#features/access/sign-in-messages/sign-in-messages.starter.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export const signInMessages: Feature = {
  name: 'sign-in-messages',
  dataKinds: [messageKind],
  blocks: [signInMessageList],
  starterPages: signInMessagePages,
  routes: signInMessageRoutes,
  retention: [keepForDays({ table: 'sign_in_message', column: 'ends_at', days: 1_095 })],
}
