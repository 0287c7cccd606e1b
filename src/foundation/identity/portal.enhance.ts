import { localStore } from '#browser/storage.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { forgetAccounts } from '#foundation/identity/session/forget-accounts.client.ts'
import { PUNCH_OUT_PATH } from '#foundation/identity/session/punch-out-visit.rules.ts'
import { SESSION_KEYS, SESSION_STORE } from '#foundation/identity/session/session-storage.rules.ts'
import { needsPortal } from '#foundation/identity/session/sign-in-state.rules.ts'

/** Whether somebody is signed in here, or was a moment ago; of anyone else nothing is stored. */
export const enhance = ({ config: { domainId } }: EmbeddedModel): 'portal' | undefined => {
  // In a frame the page around it has the portal: two of them would warn and ask twice.
  if (window !== window.top) return undefined
  // A visit of a procurement system is nobody's own session; whoever is signed in beside it stays so.
  if (location.pathname.startsWith(PUNCH_OUT_PATH)) return undefined
  const isTimedOut = localStore.read(SESSION_STORE.timedOut) === 'true'
  if (needsPortal({ cookies: document.cookie, search: location.search, domainId, isTimedOut })) return 'portal'
  forgetAccounts(domainId)
  localStore.remove(...SESSION_KEYS)
  return undefined
}
