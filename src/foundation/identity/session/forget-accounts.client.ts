import { localStore, readJson, sessionStore } from '#browser/storage.ts'
import { FRAME_KEYS } from '#foundation/identity/session/session-storage.rules.ts'
import { ACCOUNT_KEYS, loggedInDetailsName, SIGNED_OUT_DETAILS } from '#foundation/identity/session/sign-in-state.rules.ts'

const wasSignedIn = (details: unknown): boolean =>
  typeof details === 'object' && details !== null && 'userLoggedIn' in details && details.userLoggedIn === true

/** A shared computer keeps nothing of the person before [4.1.3, 4.1.4]; how a session ended is still to be shown. */
export const forgetAccounts = (domainId: string): void => {
  const name = loggedInDetailsName(domainId)
  // Fragments of the frame that anonymous visitors loaded stay: they are the same for all [T-35].
  if (wasSignedIn(readJson(localStore, name))) {
    sessionStore.remove(...FRAME_KEYS)
    // Remembered values of forms [T-66].
    localStore.remove(...localStore.list().filter((key) => key.includes('--')))
  }
  // Nobody says in which of the two they are stored [6.1.1].
  for (const store of [localStore, sessionStore]) store.remove(...ACCOUNT_KEYS)
  localStore.write(name, JSON.stringify(SIGNED_OUT_DETAILS))
}
