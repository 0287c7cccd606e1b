import { signInMessageRoutes } from '#features/sign-in-messages/sign-in-message.routes.ts'
import { signInMessageList } from '#features/sign-in-messages/sign-in-messages.schema.ts'
import { signInMessagePages } from '#features/sign-in-messages/sign-in-messages.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const signInMessages: Feature = {
  name: 'sign-in-messages',
  blocks: [signInMessageList],
  starterPages: signInMessagePages,
  routes: signInMessageRoutes,
}
