import type { Store } from '#browser/storage.ts'
import { isTimedOutPath, SESSION_STORE } from '#foundation/identity/public.ts'
import { isSomeoneElses } from '#foundation/session-life/driver/session-address.rules.ts'
import { RETURN_KEYS, type StoredSession } from '#foundation/session-life/machine/session-life-state.rules.ts'
import { toSameOriginPath } from '#kernel/same-origin-path.ts'

/** In this tab only: when a refused call last led to sign-in. */
const SENT_KEY = 'sessionSentToSignIn'

const readNumber = (store: Store, key: string): number | undefined => {
  const value = Number(store.read(key) ?? Number.NaN)
  return Number.isFinite(value) ? value : undefined
}

export const readStoredSession = (local: Store, tab: Store): StoredSession => ({
  remaining: readNumber(local, SESSION_STORE.remaining),
  deadline: readNumber(local, SESSION_STORE.deadline),
  refreshedAt: readNumber(local, SESSION_STORE.refreshedAt),
  automaticRefreshes: readNumber(local, SESSION_STORE.automaticRefreshes),
  isRefreshed: local.read(SESSION_STORE.refreshed) === 'true',
  isKept: local.read(SESSION_STORE.kept) === 'true',
  isTimedOut: local.read(SESSION_STORE.timedOut) === 'true',
  sentToSignInAt: readNumber(tab, SENT_KEY),
})

export const noteSentToSignIn = (tab: Store, now: number): void => tab.write(SENT_KEY, String(now))

/** Values that other tabs may have written meanwhile. */
export const readRefreshed = (
  local: Store,
): { deadline: number; refreshedAt: number; automaticRefreshes: number } | undefined => {
  const { deadline, refreshedAt = 0, automaticRefreshes = 0 } = readStoredSession(local, local)
  return deadline === undefined ? undefined : { deadline, refreshedAt, automaticRefreshes }
}

/** The stored timed-out page is used only if it is one [4.3.10, T-3]. */
export const readTimedOutPage = (local: Store, configured: string): string => {
  const path = toSameOriginPath(local.read(SESSION_STORE.timedOutPage), configured)
  return isTimedOutPath(path) ? path : configured
}

/** Kept for this tab, and for the person who opens another one. */
export const writeReturn = (stores: readonly Store[], here: string, owner: string | undefined): void => {
  for (const store of stores) {
    store.write(SESSION_STORE.returnUrl, here)
    if (owner === undefined) store.remove(SESSION_STORE.returnOwner)
    else store.write(SESSION_STORE.returnOwner, owner)
  }
}

export type StoredReturn = { readonly stored?: string; readonly owner?: string }

export const readStoredReturn = (tab: Store, local: Store): StoredReturn => {
  const store = tab.read(SESSION_STORE.returnUrl) === undefined ? local : tab
  return { stored: store.read(SESSION_STORE.returnUrl), owner: store.read(SESSION_STORE.returnOwner) }
}

/** Used up by whoever signs in next; true when they stand on the page of someone else. */
export const settleReturn = (tab: Store, local: Store, { here, sub }: { here: string; sub: string }): boolean => {
  const isForeign = isSomeoneElses({ ...readStoredReturn(tab, local), here, sub })
  for (const store of [tab, local]) store.remove(...RETURN_KEYS)
  return isForeign
}
