import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { signInMessageList } from '#features/access/sign-in-messages/sign-in-messages.schema.ts'
import { SIGN_IN_MESSAGE_WORDS } from '#features/access/sign-in-messages/sign-in-messages.texts.ts'

/** Below the people, whose screen is for admins alone. */
export const signInMessagePages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: '/back-office/people/sign-in-messages',
    ...SIGN_IN_MESSAGE_WORDS[site.locale.language],
    blocks: [{ type: signInMessageList.type, props: {} }],
  }),
]
