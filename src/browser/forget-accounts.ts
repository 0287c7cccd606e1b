import { localStore, sessionStore } from '#browser/storage.ts'
import { ACCOUNT_KEYS, FRAME_KEYS, loggedInDetailsName, SIGNED_OUT_DETAILS } from '#features/identity/public.ts'

/** A shared computer keeps nothing of the person before [4.1.3, 4.1.4]; how a session ended is still to be told. */
export const forgetAccounts = (domainId: string): void => {
  localStore.remove(...ACCOUNT_KEYS)
  sessionStore.remove(...FRAME_KEYS)
  localStore.write(loggedInDetailsName(domainId), JSON.stringify(SIGNED_OUT_DETAILS))
}
