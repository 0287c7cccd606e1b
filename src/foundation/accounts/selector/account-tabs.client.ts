import { call, carryHeader, onApiEvent } from '#browser/api.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { localStore, readJson } from '#browser/storage.ts'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import { ACCOUNT_HEADER } from '#foundation/accounts/ordering/account-name.rules.ts'
import { readActiveAccount } from '#foundation/accounts/ordering/active-account.api.ts'
import { readStoredKey } from '#foundation/accounts/selector/account-change.rules.ts'
import { keepSelection } from '#foundation/accounts/selector/change-account.client.ts'
import { keyOfSoldTo } from '#foundation/accounts/sold-to.rules.ts'

const STORED = 'selectedsoldtowitherpid'

export type NamedAccount = { readonly key: string; readonly number: string; readonly name: string }

/** The account that is active now, while this page shows another; null: none is. */
export const otherAccount = createSharedValue<{ readonly active: NamedAccount | null } | undefined>(undefined)

const isNamed = (value: unknown): value is NamedAccount =>
  typeof value === 'object' && value !== null && 'key' in value && 'number' in value && 'name' in value

/** Calls of this page name the account it was drawn for; whoever changes it in another tab is noticed here at once [T-77]. */
export const followAccount = (drawnFor: SoldToReply): (() => void) => {
  const key = keyOfSoldTo(drawnFor)
  const ending = new AbortController()
  const { signal } = ending
  carryHeader(ACCOUNT_HEADER, key)

  /** The stored value is a hint: another tab may have been slow. The server knows. */
  const check = async (): Promise<void> => {
    const { data } = await call(readActiveAccount, { isQuiet: true, errors: 'own', signal })
    if (!data || signal.aborted) return
    if (data.account?.key === key) keepSelection(drawnFor)
    else otherAccount.set({ active: data.account })
  }
  const compare = (): void => {
    const stored = readStoredKey(readJson(localStore, STORED))
    if (stored !== undefined && stored !== key) void check()
  }
  compare()
  if (readStoredKey(readJson(localStore, STORED)) === undefined) keepSelection(drawnFor)
  addEventListener('storage', (event) => event.key === STORED && event.newValue !== null && compare(), { signal })
  addEventListener('pageshow', (event) => event.persisted && compare(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && compare(), { signal })
  const stopHearing = onApiEvent((event) => {
    if (event.type !== 'failed' || event.status !== 409) return
    const { code, active } = (event.data ?? {}) as { code?: unknown; active?: unknown }
    if (code === 'account_changed') otherAccount.set({ active: isNamed(active) ? active : null })
  })
  return () => {
    ending.abort()
    stopHearing()
  }
}
